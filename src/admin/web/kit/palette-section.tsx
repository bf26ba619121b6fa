import { Bot, House, Inbox, Keyboard, Phone, Search, Settings } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CommandPalette } from '#ui/command-palette.tsx'
import { useShortcutList } from '#ui/use-shortcut.ts'
import { Part } from './part.tsx'

const places = [
  { id: 'home', label: 'Home', icon: House, to: '/' },
  {
    id: 'sample-bot',
    label: 'Receptionist',
    detail: 'Bluebird Plumbing, live v12',
    icon: Bot,
    to: '/bots',
    end: 'Studio',
  },
  {
    id: 'sample-conversations',
    label: 'Conversations with Receptionist',
    detail: '96 today',
    icon: Inbox,
    to: '/conversations',
  },
  { id: 'settings', label: 'Settings', icon: Settings, to: '/settings' },
]

async function search(text: string) {
  return [
    {
      id: 'sample-number',
      label: '(503) 555-0100',
      detail: `answers with ${text}`,
      icon: Phone,
      to: '/settings/phones',
    },
  ]
}

/** The palette over sample places, and the real list of keys. */
export function PaletteSection() {
  const [isOpen, setIsOpen] = useState(false)
  const keys = useShortcutList().find((entry) => entry.keys === '?')
  return (
    <Part title="To be opened">
      <Button icon={Search} onClick={() => setIsOpen(true)}>
        Open a palette of samples
      </Button>
      {keys && (
        <Button icon={Keyboard} keys="?" onClick={keys.run}>
          Show all keys
        </Button>
      )}
      {/* Mounted while open only: otherwise ⌘K would open this one in place of the real one. */}
      {isOpen && <CommandPalette isOpen={isOpen} onOpenChange={setIsOpen} places={places} search={search} />}
    </Part>
  )
}
