import { CircleAlert } from 'lucide-react'
import type { Blocker } from '#bots/web/guide.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { blockerWords } from './blocker-words.ts'
import { type Fix, fixesFor } from './fix-blocker.ts'
import { publishWords } from './publish-words.ts'
import type { StudioSection } from './studio-sections.ts'
import type { Draft } from './use-draft.ts'

const words = publishWords

interface BlockerListProps {
  blockers: readonly Blocker[]
  draft: Draft
  onGoTo: (section: StudioSection, questionId?: string) => void
}

/** What stops this version, one row each, the fix beside the fault. */
export function BlockerList({ blockers, draft, onGoTo }: BlockerListProps) {
  if (blockers.length === 0) return null
  return (
    <section aria-labelledby="what-stops" className="overflow-hidden rounded-card border border-danger-line">
      <h3
        id="what-stops"
        className="flex min-h-10 items-center gap-2 bg-danger-soft px-4 text-14 font-semibold text-danger"
      >
        <CircleAlert size={16} />
        {words.stops(blockers.length)}
      </h3>
      <ul>
        {blockers.map((blocker) => {
          const { title, detail } = blockerWords(blocker, draft.config)
          return (
            <li
              key={`${blocker.code} ${blocker.path} ${blocker.title}`}
              className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-t border-danger-line px-4 py-2.5 text-13"
            >
              <div className="min-w-50 grow basis-0">
                <p className="font-medium wrap-anywhere">{title}</p>
                <p className="text-muted wrap-anywhere">{detail}</p>
              </div>
              <span className="flex flex-wrap gap-2">
                {fixesFor(blocker).map((fix) => (
                  <FixButton key={fix.label} fix={fix} of={title} draft={draft} onGoTo={onGoTo} />
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface FixButtonProps {
  fix: Fix
  of: string
  draft: Draft
  onGoTo: (section: StudioSection, questionId?: string) => void
}

function FixButton({ fix, of, draft, onGoTo }: FixButtonProps) {
  const label = words.fixes.of(fix.label, of)
  if (fix.kind === 'page') {
    return (
      <LinkButton size="small" to={fix.to} aria-label={label}>
        {fix.label}
      </LinkButton>
    )
  }
  const run = () => (fix.kind === 'edit' ? draft.change(fix.edit) : onGoTo(fix.section, fix.questionId))
  return (
    <Button size="small" aria-label={label} onClick={run}>
      {fix.label}
    </Button>
  )
}
