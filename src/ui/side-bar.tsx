import { Search } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { KeyHint } from '#ui/key-hint.tsx'
import { Link } from '#ui/link.tsx'
import { LiveDot } from '#ui/live-dot.tsx'
import { isCurrentPath, type NavItem, type PinnedItem } from '#ui/nav-item.ts'
import { RailContext } from '#ui/rail.ts'
import type { AppShellProps } from '#ui/shell-props.ts'
import { shellWords } from '#ui/shell-words.ts'
import { Tooltip } from '#ui/tooltip.tsx'

export interface SideBarProps extends AppShellProps {
  pathname: string
  isRail: boolean
}

/** The side bar (232 px), or its rail of icons (56 px). */
export function SideBar(props: SideBarProps) {
  const {
    switcher,
    onSearch,
    items,
    pinned = [],
    bottomItems = [],
    bottomSlot,
    userMenu,
    pathname,
    isRail,
  } = props
  const pinnedId = useId()
  return (
    <RailContext value={isRail}>
      <nav
        aria-label={shellWords.main}
        className={classNames(
          'flex shrink-0 flex-col gap-1 overflow-y-auto border-e border-line bg-canvas p-2',
          isRail ? 'w-14 items-center' : 'w-58',
        )}
      >
        {switcher}
        <SearchButton onSearch={onSearch} isRail={isRail} />
        <ul className="grid">
          {items.map((item) => (
            <SideLink key={item.label} item={item} pathname={pathname} isRail={isRail} />
          ))}
        </ul>
        {!isRail && pinned.length > 0 && (
          <>
            <p id={pinnedId} className="px-2 pt-3 text-12 font-medium text-muted">
              {shellWords.pinned}
            </p>
            <ul aria-labelledby={pinnedId}>
              {pinned.map((item) => (
                <PinnedLink key={item.label} item={item} pathname={pathname} />
              ))}
            </ul>
          </>
        )}
        <div className="mt-auto grid gap-1">
          {bottomSlot && !isRail && bottomSlot}
          <ul>
            {bottomItems.map((item) => (
              <SideLink key={item.label} item={item} pathname={pathname} isRail={isRail} />
            ))}
          </ul>
          {userMenu}
        </div>
      </nav>
    </RailContext>
  )
}

function SearchButton({ onSearch, isRail }: { onSearch: () => void; isRail: boolean }) {
  const button = (
    <button
      type="button"
      onClick={onSearch}
      className={classNames(
        'mb-1 flex h-8 shrink-0 items-center gap-2.5 rounded-control text-13 font-medium text-muted hover:bg-hover',
        isRail ? 'h-9 w-10 justify-center' : 'border border-line bg-surface px-2',
      )}
    >
      <Search size={16} />
      {isRail && <span className="sr-only">{shellWords.search}</span>}
      {!isRail && (
        <>
          {shellWords.search}
          <KeyHint keys="mod+k" className="ms-auto" />
        </>
      )}
    </button>
  )
  return isRail ? (
    <Tooltip text={shellWords.search} side="right">
      {button}
    </Tooltip>
  ) : (
    button
  )
}

interface SideLinkProps {
  item: NavItem
  pathname: string
  isRail: boolean
}

function SideLink({ item, pathname, isRail }: SideLinkProps) {
  const isCurrent = isCurrentPath(item, pathname)
  const Icon = item.icon
  const { open } = item
  const style = classNames(
    'relative flex items-center gap-2.5 rounded-control text-13 font-medium focus-visible:-outline-offset-2',
    isRail ? 'h-9 w-10 justify-center' : 'h-8 w-full px-2',
    isCurrent || open?.isOpen ? 'bg-here' : 'hover:bg-hover',
  )
  const content = (
    <>
      <Icon size={16} className={isCurrent ? 'text-accent' : 'text-muted'} />
      <span className={isRail ? 'sr-only' : 'truncate'}>{item.label}</span>
      {item.isLive && <LiveDot className={classNames('text-accent', isRail && 'absolute top-1.5 end-1.5')} />}
      <NavCount item={item} isRail={isRail} />
    </>
  )
  const link = open ? (
    <button type="button" aria-expanded={open.isOpen} onClick={open.run} className={style}>
      {content}
    </button>
  ) : (
    <Link to={item.to} aria-current={isCurrent ? 'page' : undefined} className={style}>
      {content}
    </Link>
  )
  return (
    <li>
      {isRail ? (
        <Tooltip text={item.label} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}

function NavCount({ item, isRail }: { item: NavItem; isRail: boolean }) {
  if (item.count === undefined || item.count === 0) return null
  return (
    <span
      className={
        isRail
          ? 'absolute -top-px end-0.5 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 text-11 font-semibold text-on-accent tabular-nums'
          : 'ms-auto text-12 font-medium text-muted tabular-nums'
      }
    >
      <span className="sr-only">, </span>
      {item.count}
      {item.countLabel && <span className="sr-only"> {item.countLabel}</span>}
    </span>
  )
}

const pinStyles = {
  live: 'size-2 rounded-full bg-accent',
  draft: 'size-2 rounded-full border-2 border-warn',
  view: 'h-0.5 w-2 rounded-[1px] bg-edge',
}

function PinnedLink({ item, pathname }: { item: PinnedItem; pathname: string }) {
  const isCurrent = isCurrentPath({ ...item, isExact: true }, pathname)
  return (
    <li>
      <Link
        to={item.to}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'flex h-8 items-center gap-2.5 rounded-control px-2 text-13 font-medium focus-visible:-outline-offset-2',
          isCurrent ? 'bg-here' : 'hover:bg-hover',
        )}
      >
        <span className="flex w-4 shrink-0 justify-center">
          <span className={pinStyles[item.mark ?? 'view']} aria-hidden />
        </span>
        <span className="truncate">{item.label}</span>
      </Link>
    </li>
  )
}
