import { useState } from 'react'
import { latePart, useLatePart } from '#ui/late-part.ts'
import { OverlayComing } from '#ui/overlay-coming.tsx'
import { shortcutWords } from '#ui/shortcut-words.ts'
import { useShortcut } from '#ui/use-shortcut.ts'

const panel = latePart(() => import('#ui/overlay-panels.ts'), 'ShortcutPanel')

/** Every shortcut now in force, behind `?`. Place it once. */
export function ShortcutSheet() {
  const [isOpen, setIsOpen] = useState(false)
  useShortcut('?', shortcutWords.title, {
    run: () => setIsOpen(true),
    group: shortcutWords.groups.everywhere,
    isCommand: true,
  })
  const Panel = useLatePart(panel, isOpen)
  const sheet = { isOpen, onOpenChange: setIsOpen }
  return Panel ? <Panel {...sheet} /> : <OverlayComing {...sheet} />
}
