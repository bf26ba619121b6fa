import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { LinkTarget } from '#ui/link.tsx'
import { shellWords } from '#ui/shell-words.ts'
import { useGo } from '#ui/use-go.ts'
import { useIsPhone } from '#ui/use-media-query.ts'

export interface PageHeadProps {
  /** The page's one h1. */
  title: ReactNode
  /** The title in words for the tab; needed when `title` is not a text. */
  documentTitle?: string
  crumbs?: readonly Crumb[]
  /** A `Badge` beside the title. */
  badge?: ReactNode
  /** Muted, hidden on a phone, such as `38 bots, 455 calls today`. */
  facts?: ReactNode
  /** Buttons; at most one primary. */
  end?: ReactNode
  /** Where the arrow on a phone leads; the last crumb when not said. */
  back?: LinkTarget
}

/** The head of a page: 48 px, on a phone 52 with a way back. */
export function PageHead({ title, documentTitle, crumbs = [], badge, facts, end, back }: PageHeadProps) {
  const isPhone = useIsPhone()
  const go = useGo()
  const backTo = back ?? crumbs.at(-1)?.to
  const words = documentTitle ?? (typeof title === 'string' ? title : undefined)
  return (
    <header className="flex h-12 shrink-0 items-center gap-3 border-b border-line bg-surface px-6 phone:h-13 phone:gap-2 phone:px-4">
      {words && <title>{`${words} · Parley`}</title>}
      {isPhone && backTo && (
        <IconButton icon={ArrowLeft} label={shellWords.back} className="-ms-2.5" onClick={() => go(backTo)} />
      )}
      {!isPhone && <Breadcrumbs crumbs={crumbs} />}
      <h1 className="min-w-0 truncate text-14 font-semibold phone:text-16">{title}</h1>
      {badge && <span className="flex min-w-0 shrink-0 gap-1">{badge}</span>}
      {facts && (
        <span className="min-w-0 shrink-100 truncate text-13 text-muted tabular-nums phone:hidden">
          {facts}
        </span>
      )}
      {end && <div className="ms-auto flex shrink-0 items-center gap-2">{end}</div>}
    </header>
  )
}

interface PageBodyProps {
  children: ReactNode
  isWide?: boolean
  /** A stop for the keyboard of its own, where nothing in it can be used: else it could not be scrolled. */
  isReachable?: boolean
}

/** The scrolling part under the head, with the page's padding. */
export function PageBody({ children, isWide, isReachable }: PageBodyProps) {
  return (
    <div className="relative min-h-0 grow overflow-y-auto" tabIndex={isReachable ? 0 : undefined}>
      <div
        className={`mx-auto grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-6 py-5 phone:gap-3 phone:p-3 ${isWide ? '' : 'max-w-320'}`}
      >
        {children}
      </div>
    </div>
  )
}
