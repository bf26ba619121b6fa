import { Ellipsis, Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { isCurrentPath, type NavItem } from '#ui/nav-item.ts'
import { Sheet } from '#ui/sheet.tsx'
import type { AppShellProps } from '#ui/shell-props.ts'
import { shellWords } from '#ui/shell-words.ts'

export interface BottomTabsProps extends Omit<AppShellProps, 'children'> {
  pathname: string
}

const tabStyle =
  'relative flex h-14 w-full flex-col items-center justify-center gap-1 text-11 font-medium focus-visible:-outline-offset-2'

/** The phone's way around: at most four places and More. */
export function BottomTabs(props: BottomTabsProps) {
  const { tabs, items, bottomItems = [], switcher, userMenu, bottomSlot, onSearch, pathname } = props
  const [isOpen, setIsOpen] = useState(false)
  const shown = tabs.slice(0, 4)
  const others = [...items, ...bottomItems].filter((item) => !shown.some((tab) => tab.label === item.label))
  const isElsewhere = !shown.some((tab) => isCurrentPath(tab, pathname))
  const close = () => setIsOpen(false)
  return (
    <nav aria-label={shellWords.sections} className="safe-bottom shrink-0 border-t border-line bg-surface">
      <ul className="grid auto-cols-fr grid-flow-col">
        {shown.map((tab) => (
          <li key={tab.label}>
            <TabLink tab={tab} isCurrent={isCurrentPath(tab, pathname)} />
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
            className={classNames(tabStyle, isElsewhere ? 'text-accent' : 'text-muted')}
          >
            <Ellipsis size={20} />
            {shellWords.more}
          </button>
        </li>
      </ul>
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title={shellWords.more}>
        <div className="-mx-2 grid gap-1">
          {switcher}
          <MoreRow>
            <button
              type="button"
              className="flex h-full grow items-center gap-3 text-start"
              onClick={() => {
                close()
                onSearch()
              }}
            >
              <Search size={20} className="text-muted" />
              {shellWords.search}
            </button>
          </MoreRow>
          {others.map((item) => (
            <MoreRow key={item.label}>
              <MoreEntry item={item} onDone={close} />
            </MoreRow>
          ))}
          {bottomSlot}
          {userMenu}
        </div>
      </Sheet>
    </nav>
  )
}

function MoreEntry({ item, onDone }: { item: NavItem; onDone: () => void }) {
  const { open } = item
  const style = 'flex h-full grow items-center gap-3 text-start'
  const content = (
    <>
      <item.icon size={20} className="text-muted" />
      {item.label}
      {item.count !== undefined && <span className="ms-auto text-muted tabular-nums">{item.count}</span>}
    </>
  )
  if (!open) {
    return (
      <Link to={item.to} onClick={onDone} className={style}>
        {content}
      </Link>
    )
  }
  const run = () => {
    onDone()
    open.run()
  }
  return (
    <button type="button" onClick={run} className={style}>
      {content}
    </button>
  )
}

function MoreRow({ children, ...rest }: ComponentProps<'div'> & { children: ReactNode }) {
  return (
    <div className="flex h-11 items-center rounded-control px-2 text-16 font-medium" {...rest}>
      {children}
    </div>
  )
}

function TabLink({ tab, isCurrent }: { tab: NavItem; isCurrent: boolean }) {
  const Icon = tab.icon
  return (
    <Link
      to={tab.to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(tabStyle, isCurrent ? 'text-accent' : 'text-muted')}
    >
      <Icon size={20} />
      {tab.label}
      {tab.count !== undefined && tab.count !== 0 && (
        <span className="absolute top-1.5 left-1/2 ms-1.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 text-11 font-semibold text-on-accent tabular-nums">
          <span className="sr-only">, </span>
          {tab.count}
          {tab.countLabel && <span className="sr-only"> {tab.countLabel}</span>}
        </span>
      )}
    </Link>
  )
}
