import type { ReactNode } from 'react'
import type { NavItem, PinnedItem } from '#ui/nav-item.ts'

export interface AppShellProps {
  /** At the top of the side bar: usually a `Menu` whose trigger is a `ShellSwitcher`. */
  switcher: ReactNode
  onSearch: () => void
  items: readonly NavItem[]
  pinned?: readonly PinnedItem[]
  bottomItems?: readonly NavItem[]
  /** Above the bottom items, such as set-up progress. */
  bottomSlot?: ReactNode
  /** At the foot of the side bar: usually a `Menu` whose trigger is a `ShellUser`. */
  userMenu: ReactNode
  /** The phone's bottom tabs, at most four; everything else is behind More. */
  tabs: readonly NavItem[]
  /** Folds the side bar for work screens. */
  rail?: boolean
  /** Hides the bottom tabs, for a screen that needs the whole phone. */
  areTabsHidden?: boolean
  /** Thin bars over the page: `ConnectionBar`, `Banner`. */
  banner?: ReactNode
  /** The page: a `PageHead` or `DetailHeader`, then `PageBody` or panes. */
  children: ReactNode
}
