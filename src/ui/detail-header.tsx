import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Fact, FactList } from '#ui/fact-list.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { LinkTarget } from '#ui/link.tsx'
import { PageHead, type PageHeadProps } from '#ui/page-head.tsx'
import { shellWords } from '#ui/shell-words.ts'
import { useGo } from '#ui/use-go.ts'
import { useShortcut } from '#ui/use-shortcut.ts'

export interface DetailHeaderProps extends Omit<PageHeadProps, 'facts'> {
  /** Label and value side by side under the head. */
  facts?: readonly Fact[]
  /** The neighbours within the list one came from; also `[` and `]`. */
  previous?: LinkTarget
  next?: LinkTarget
  /** `Tabs`, or a strip, under the facts. */
  children?: ReactNode
}

/** The head of one object: way here, name, state, neighbours, actions, facts. */
export function DetailHeader({ facts = [], previous, next, end, children, ...head }: DetailHeaderProps) {
  const go = useGo()
  useShortcut('[', shellWords.previous, { run: () => previous && go(previous), isOff: !previous })
  useShortcut(']', shellWords.next, { run: () => next && go(next), isOff: !next })
  const hasNeighbours = previous !== undefined || next !== undefined
  return (
    <>
      <PageHead
        {...head}
        end={
          <>
            {hasNeighbours && (
              <span className="flex phone:hidden">
                <IconButton
                  icon={ChevronUp}
                  label={shellWords.previous}
                  disabledReason={previous ? undefined : shellWords.isFirst}
                  onClick={() => previous && go(previous)}
                />
                <IconButton
                  icon={ChevronDown}
                  label={shellWords.next}
                  disabledReason={next ? undefined : shellWords.isLast}
                  onClick={() => next && go(next)}
                />
              </span>
            )}
            {end}
          </>
        }
      />
      {(facts.length > 0 || children) && (
        <div className="shrink-0 border-b border-line bg-surface [&>nav:last-child]:border-b-0 [&>nav]:px-6 phone:[&>nav]:px-4">
          {facts.length > 0 && <FactList layout="strip" facts={facts} className="px-6 py-2.5 phone:px-4" />}
          {children}
        </div>
      )}
    </>
  )
}
