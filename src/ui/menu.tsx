import { cloneElement, type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react'
import { type MenuEntry, MenuRow } from '#ui/menu-row.tsx'
import { usePopup } from '#ui/use-popup.ts'

export type { MenuAction, MenuEntry } from '#ui/menu-row.tsx'

export interface MenuProps {
  /** A `Button`, `IconButton` or other component that passes unknown props on to a `button`. */
  trigger: ReactElement<Record<string, unknown>>
  entries: readonly MenuEntry[]
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
}

/** A list of deeds behind a button. Arrows move, letters jump, Esc and a click elsewhere close. */
export function Menu({ trigger, entries, side = 'bottom', align = 'end' }: MenuProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  usePopup({ isOpen, anchor, popup, place: { side, align } })
  const close = () => popup.current?.hidePopover()
  return (
    <>
      <span ref={anchor} className="contents">
        {cloneElement(trigger, {
          popoverTarget: id,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
        })}
      </span>
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-orientation="vertical"
        onToggle={(event) => {
          const isNowOpen = event.newState === 'open'
          setIsOpen(isNowOpen)
          if (isNowOpen) popup.current?.focus({ preventScroll: true })
        }}
        onKeyDown={(event) => onMenuKey(event, close)}
        className="fixed inset-auto m-0 min-w-48 max-w-80 overflow-y-auto rounded-card border border-line-2 bg-surface py-1 text-ink outline-none"
      >
        {isOpen &&
          entries.map((entry, index) => <MenuRow key={rowKey(entry, index)} entry={entry} onDone={close} />)}
      </div>
    </>
  )
}

function onMenuKey(event: KeyboardEvent<HTMLDivElement>, close: () => void) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  if (event.key === 'Tab') return close()
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? rows.length - 1 : at - 1,
    Home: 0,
    End: rows.length - 1,
  }
  const step = steps[event.key] ?? letterStep(rows, at, event.key)
  if (step === undefined || rows.length === 0) return
  event.preventDefault()
  event.stopPropagation()
  rows[(step + rows.length) % rows.length]?.focus()
}

/** The next row that begins with the letter. */
function letterStep(rows: readonly HTMLElement[], at: number, key: string): number | undefined {
  if ([...key].length !== 1 || key === ' ') return undefined
  const begins = (row: HTMLElement | undefined) =>
    row?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())
  for (let step = 1; step <= rows.length; step += 1) {
    const next = (at + step) % rows.length
    if (begins(rows[next])) return next
  }
  return undefined
}

function rowKey(entry: MenuEntry, index: number): string {
  if (entry === 'separator') return `separator-${index}`
  if ('heading' in entry) return `heading-${entry.heading}`
  return typeof entry.label === 'string' ? entry.label : `entry-${index}`
}
