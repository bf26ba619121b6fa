import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { KeyHint } from '#ui/key-hint.tsx'
import { Link, type LinkTarget } from '#ui/link.tsx'

export type MenuEntry = 'separator' | { heading: string } | MenuAction

export interface MenuAction {
  label: ReactNode
  /** Muted after the label. */
  detail?: ReactNode
  icon?: LucideIcon
  keys?: string
  tone?: 'danger'
  /** Ticked; for a choice of one. */
  isChosen?: boolean
  /** Why it is off; shown under the label. */
  disabledReason?: string
  onSelect?: () => void
  to?: LinkTarget
}

/** One line of a `Menu`. */
export function MenuRow({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  if (entry === 'separator') return <hr className="my-1 border-line" />
  if ('heading' in entry)
    return <p className="px-3 pt-2 pb-1 text-12 font-medium text-muted">{entry.heading}</p>
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': entry.disabledReason ? true : undefined,
    onPointerMove: (event: { currentTarget: HTMLElement }) =>
      event.currentTarget.focus({ preventScroll: true }),
    onClick: () => {
      if (entry.disabledReason) return
      onDone()
      entry.onSelect?.()
    },
    className: classNames(
      'flex min-h-8 w-full items-center gap-2.5 px-3 py-1 text-start text-13 outline-none focus:bg-hover phone:min-h-11',
      entry.tone === 'danger' && 'text-danger',
      entry.disabledReason && 'cursor-not-allowed text-muted',
    ),
  }
  if (entry.to !== undefined && !entry.disabledReason) {
    return (
      <Link to={entry.to} {...shared}>
        <MenuRowContent entry={entry} />
      </Link>
    )
  }
  return (
    <button type="button" {...shared}>
      <MenuRowContent entry={entry} />
    </button>
  )
}

function MenuRowContent({ entry }: { entry: MenuAction }) {
  const Icon = entry.icon
  return (
    <>
      {Icon && <Icon size={16} className={entry.tone === 'danger' ? '' : 'text-muted'} />}
      <span className="min-w-0 grow">
        <span className="font-medium">{entry.label}</span>
        {entry.detail && <span className="ms-1.5 text-muted">{entry.detail}</span>}
        {entry.disabledReason && <span className="block text-12 text-muted">{entry.disabledReason}</span>}
      </span>
      {entry.isChosen && <Check size={16} className="text-accent" aria-label="chosen" />}
      {entry.keys && <KeyHint keys={entry.keys} className="phone:hidden" />}
    </>
  )
}
