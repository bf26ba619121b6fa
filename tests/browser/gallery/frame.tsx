import {
  Activity,
  Blocks,
  Bot,
  ContactRound,
  House,
  Inbox,
  LogOut,
  Phone,
  Settings,
  Shield,
  Smartphone,
  Wrench,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AppShell } from '#ui/app-shell.tsx'
import { CommandPalette } from '#ui/command-palette.tsx'
import { Menu } from '#ui/menu.tsx'
import type { NavItem } from '#ui/nav-item.ts'
import { ShellSwitcher, ShellUser } from '#ui/shell-slots.tsx'
import { ShortcutSheet } from '#ui/shortcut-sheet.tsx'
import { useCommand } from '#ui/use-shortcut.ts'

const items: NavItem[] = [
  { label: 'Home', icon: House, to: '/', keys: 'g h' },
  { label: 'Inbox', icon: Inbox, to: '/call', count: 7, countLabel: 'unread', keys: 'g i' },
  { label: 'Contacts', icon: ContactRound, to: '/contacts', keys: 'g c' },
  { label: 'Bots', icon: Bot, to: '/bots', keys: 'g b' },
  { label: 'Tools', icon: Wrench, to: '/tools', keys: 'g t' },
  { label: 'Integrations', icon: Blocks, to: '/integrations' },
]
const bottomItems: NavItem[] = [
  { label: 'Dev phone', icon: Smartphone, to: '/phone' },
  { label: 'Activity', icon: Activity, to: '/activity' },
  { label: 'Settings', icon: Settings, to: '/settings', keys: 'g s' },
  { label: 'Admin', icon: Shield, to: '/admin', keys: 'g a' },
]
const places = [
  { id: 'home', label: 'Home', icon: House, to: '/' },
  { id: 'call', label: 'Conversations with Receptionist', detail: '96 today', icon: Inbox, to: '/call' },
  { id: 'bot', label: 'Receptionist', icon: Bot, to: '/admin', end: 'Studio' },
]

async function search(text: string) {
  return [
    { id: 'number-1', label: '(503) 555-0100', detail: `answers with ${text}`, icon: Phone, to: '/call' },
  ]
}

/** The shell around every view of the gallery, with sample names. */
export function Frame({
  rail,
  banner,
  children,
}: {
  rail?: boolean
  banner?: ReactNode
  children: ReactNode
}) {
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  useCommand('Call Receptionist on the dev phone', () => {}, { icon: Smartphone, keys: 'p' })
  return (
    <AppShell
      switcher={
        <Menu
          align="start"
          trigger={<ShellSwitcher name="Bluebird Plumbing" />}
          entries={[
            { heading: 'Teams' },
            { label: 'Bluebird Plumbing', isChosen: true },
            { label: 'Harbor Dental' },
          ]}
        />
      }
      userMenu={
        <Menu
          side="top"
          align="start"
          trigger={<ShellUser name="Sam Reyes" />}
          entries={[{ label: 'Sign out', icon: LogOut }]}
        />
      }
      onSearch={() => setIsPaletteOpen(true)}
      items={items}
      bottomItems={bottomItems}
      pinned={[
        { label: 'Receptionist', to: '/bots/1', mark: 'live' },
        { label: 'Estimate follow-up', to: '/bots/2', mark: 'draft' },
        { label: 'Failed this week', to: '/view/1', mark: 'view' },
      ]}
      tabs={items.slice(0, 4)}
      rail={rail}
      banner={banner}
    >
      {children}
      <CommandPalette
        isOpen={isPaletteOpen}
        onOpenChange={setIsPaletteOpen}
        places={places}
        search={search}
      />
      <ShortcutSheet />
    </AppShell>
  )
}
