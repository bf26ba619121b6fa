import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Link, type LinkTarget } from '#ui/link.tsx'
import { useActiveInView } from '#ui/use-active-in-view.ts'

export interface TabItem {
  value: string
  label: ReactNode
  count?: ReactNode
  /** The address of this tab; with it the tabs are real links. */
  to?: LinkTarget
}

export interface TabsProps {
  /** Names the group for assistive technology. */
  label: string
  items: readonly TabItem[]
  /** The tab now shown, as read from the URL. */
  value: string
  /** For tabs without addresses. */
  onChange?: (value: string) => void
  /** Stands at the end of the row, such as a state. */
  end?: ReactNode
  className?: string
}

const barStyle =
  'flex h-10 shrink-0 gap-4 overflow-x-auto overflow-y-hidden border-b border-line px-4 phone:h-11'

function tabStyle(isCurrent: boolean) {
  return classNames(
    '-mb-px inline-flex h-10 shrink-0 items-center gap-1.5 whitespace-nowrap border-b-2 text-13 font-medium phone:h-11 phone:text-14',
    'focus-visible:-outline-offset-2',
    isCurrent ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
  )
}

/** Sections of one object. With `to` on the items they are links; otherwise an ARIA tab list. */
export function Tabs(props: TabsProps) {
  if (!props.end) return <TabRow {...props} />
  return (
    <div className={classNames('flex items-center border-b border-line pe-4', props.className)}>
      <TabRow {...props} className="min-w-0 grow border-b-0" />
      {props.end}
    </div>
  )
}

function TabRow({ label, items, value, onChange, className }: TabsProps) {
  const id = useId()
  const row = useActiveInView<HTMLDivElement>(value)
  if (items.some((item) => item.to !== undefined)) {
    return (
      <nav ref={row} aria-label={label} className={classNames(barStyle, className)}>
        {items.map((item) => (
          <Link
            key={item.value}
            to={item.to ?? ''}
            replace
            aria-current={item.value === value ? 'page' : undefined}
            className={tabStyle(item.value === value)}
          >
            <TabText item={item} />
          </Link>
        ))}
      </nav>
    )
  }
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className={classNames(barStyle, className)}
      onKeyDown={moveFocus}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          id={`${id}-${item.value}`}
          aria-selected={item.value === value}
          tabIndex={item.value === value ? 0 : -1}
          onClick={() => onChange?.(item.value)}
          className={tabStyle(item.value === value)}
        >
          <TabText item={item} />
        </button>
      ))}
    </div>
  )
}

function TabText({ item }: { item: TabItem }) {
  return (
    <>
      {item.label}
      {item.count !== undefined && <span className="text-12 text-muted tabular-nums">{item.count}</span>}
    </>
  )
}

/** Arrow keys in the direction of the page, Home and End move between tabs and choose the one reached. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: tabs.length - 1,
  }
  const step = steps[event.key]
  if (step === undefined || at < 0) return
  event.preventDefault()
  const next = tabs[(step + tabs.length) % tabs.length]
  next?.focus()
  next?.click()
}
