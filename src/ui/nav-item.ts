import type { LucideIcon } from 'lucide-react'
import type { LinkTarget } from '#ui/link.tsx'

/** One entry of the side bar, the bottom tabs or the More sheet. */
export interface NavItem {
  label: string
  icon: LucideIcon
  to: LinkTarget
  /** At the end of the row, on the icon in the rail. */
  count?: number | string
  /** What is counted, for assistive technology, such as `unread`. */
  countLabel?: string
  /** Something is going on there now. */
  isLive?: boolean
  /** Opens it beside the page in place of going there; its keys still go. */
  open?: { run: () => void; isOpen: boolean }
  /** Keys that go there, such as `g i`. */
  keys?: string
  /** Also current on the pages below it; true unless said otherwise, except for `/`. */
  isExact?: boolean
}

/** A pinned object: a coloured mark in place of an icon. */
export interface PinnedItem {
  label: string
  to: LinkTarget
  mark?: 'live' | 'draft' | 'view'
}

/** Whether the address is this entry's, or one below it. */
export function isCurrentPath(item: { to: LinkTarget; isExact?: boolean }, pathname: string): boolean {
  const path = (typeof item.to === 'string' ? item.to : item.to.to).split(/[?#]/)[0] ?? ''
  if (path === pathname) return true
  return !item.isExact && path !== '/' && pathname.startsWith(`${path}/`)
}
