import { Menu as Base } from '@base-ui/react/menu'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
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

export interface MenuProps {
  /** A `Button`, `IconButton` or other focusable element. */
  trigger: ReactElement<Record<string, unknown>>
  entries: readonly MenuEntry[]
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
}

const rowStyle =
  'flex min-h-8 w-full cursor-pointer items-center gap-2.5 px-3 py-1 text-left text-13 outline-none data-highlighted:bg-hover phone:min-h-11'

/** A list of deeds behind a button. */
export function Menu({ trigger, entries, side = 'bottom', align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={4} collisionPadding={8} className="z-50">
          <Base.Popup className="max-h-(--available-height) min-w-48 max-w-80 overflow-y-auto rounded-card border border-line-2 bg-surface py-1 outline-none">
            {entries.map((entry, index) => (
              <MenuRow key={rowKey(entry, index)} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function MenuRow({ entry }: { entry: MenuEntry }) {
  if (entry === 'separator') return <Base.Separator className="my-1 h-px bg-line" />
  if ('heading' in entry)
    return <p className="px-3 pt-2 pb-1 text-12 font-medium text-muted">{entry.heading}</p>
  const style = classNames(
    rowStyle,
    entry.tone === 'danger' && 'text-danger',
    entry.disabledReason && 'cursor-not-allowed text-muted',
  )
  if (entry.to !== undefined && !entry.disabledReason) {
    return (
      <Base.LinkItem className={style} closeOnClick onClick={entry.onSelect} render={<Link to={entry.to} />}>
        <MenuRowContent entry={entry} />
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item className={style} disabled={Boolean(entry.disabledReason)} onClick={entry.onSelect}>
      <MenuRowContent entry={entry} />
    </Base.Item>
  )
}

function MenuRowContent({ entry }: { entry: MenuAction }) {
  const Icon = entry.icon
  return (
    <>
      {Icon && <Icon size={16} className={entry.tone === 'danger' ? '' : 'text-muted'} />}
      <span className="min-w-0 grow">
        <span className="font-medium">{entry.label}</span>
        {entry.detail && <span className="ml-1.5 text-muted">{entry.detail}</span>}
        {entry.disabledReason && <span className="block text-12 text-muted">{entry.disabledReason}</span>}
      </span>
      {entry.isChosen && <Check size={16} className="text-accent" aria-label="chosen" />}
      {entry.keys && <KeyHint keys={entry.keys} className="phone:hidden" />}
    </>
  )
}

function rowKey(entry: MenuEntry, index: number): string {
  if (entry === 'separator') return `separator-${index}`
  if ('heading' in entry) return `heading-${entry.heading}`
  return typeof entry.label === 'string' ? entry.label : `entry-${index}`
}
