import { Bot, CalendarDays, ContactRound, House, Inbox, Settings, Shield, Smartphone } from 'lucide-react'
import type { NavItem } from '#ui/nav-item.ts'
import { frameWords } from './frame-words.ts'
import { pageRoutes } from './routes.tsx'

/** Where the dev phone has all its tools around it. */
export const workbench = '/admin/twilio/dev'

const { pages } = frameWords

/** The frame's places of work. */
export const mainEntries: readonly NavItem[] = [
  { label: pages.home, icon: House, to: '/', keys: 'g h' },
  { label: pages.inbox, icon: Inbox, to: '/conversations', keys: 'g i', countLabel: frameWords.toAnswer },
  { label: pages.calendar, icon: CalendarDays, to: '/calendar', keys: 'g k' },
  { label: pages.contacts, icon: ContactRound, to: '/contacts', keys: 'g c' },
  { label: pages.bots, icon: Bot, to: '/bots', keys: 'g b' },
]
/** What stands at its foot. */
export const bottomEntries: readonly NavItem[] = [
  { label: frameWords.devPhone, icon: Smartphone, to: workbench, keys: 'g d' },
  { label: pages.settings, icon: Settings, to: '/settings', keys: 'g s' },
  { label: pages.admin, icon: Shield, to: '/admin', keys: 'g a', isExact: true },
]

interface NavigationFor {
  isAdministrator: boolean
  toAnswer: number
  /** How the dev phone opens beside this page; nothing where the page is its workbench. */
  phone?: NavItem['open'] | undefined
}

/** The entries of the frame for this person; only places that exist. */
export function navigationFor({ isAdministrator, toAnswer, phone }: NavigationFor) {
  const mayOpen = ({ to }: NavItem) => {
    const page = pageRoutes.find(({ path }) => path === to)
    return page !== undefined && (page.needs !== 'administrator' || isAdministrator)
  }
  const items = mainEntries
    .filter(mayOpen)
    .map((item) => (item.to === '/conversations' ? { ...item, count: toAnswer } : item))
  return {
    items,
    /** Four fit at the foot of a phone; the calendar is under More. */
    tabs: items.filter(({ to }) => to !== '/calendar'),
    bottomItems: bottomEntries
      .filter(mayOpen)
      .map((item) => (phone && item.to === workbench ? { ...item, open: phone } : item)),
  }
}

/** Screens where one works through things: the side bar folds to its rail. */
export function isWorkScreen(pathname: string): boolean {
  if (/^\/bots\/[^/]+\/studio$/.test(pathname)) return true
  return ['/conversations', '/calendar', '/admin'].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )
}
