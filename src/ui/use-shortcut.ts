import type { LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { addShortcut, listShortcuts, subscribeToShortcuts } from '#ui/shortcut-registry.ts'
import { shortcutWords } from '#ui/shortcut-words.ts'

export interface ShortcutOptions {
  /** Heading in the shortcut sheet; `Here` when not said. */
  group?: string
  icon?: LucideIcon
  /** Also listed under Do in the command palette. */
  isCommand?: boolean
  /** Takes the shortcut out while true. */
  isOff?: boolean
}

/** What a shortcut does, and how it is listed. */
export interface ShortcutDeed extends ShortcutOptions {
  run: () => void
}

/** Binds keys (`mod+k`, `?`, `g h`) to a deed while the component is on screen, and lists it in the sheet. */
export function useShortcut(
  keys: string | undefined,
  label: string,
  deed: ShortcutDeed | (() => void),
): void {
  const options: ShortcutDeed = typeof deed === 'function' ? { run: deed } : deed
  const { group = shortcutWords.groups.here, icon, isCommand = false, isOff = false } = options
  const run = useEffectEvent(options.run)
  useEffect(() => {
    if (isOff) return
    return addShortcut({ keys, label, group, icon, isCommand, run: () => run() })
  }, [keys, label, group, icon, isCommand, isOff])
}

/** A deed for the command palette, with keys or without. */
export function useCommand(
  label: string,
  run: () => void,
  options: ShortcutOptions & { keys?: string } = {},
): void {
  useShortcut(options.keys, label, { ...options, run, isCommand: true })
}

/** The shortcuts and commands now in force. */
export function useShortcutList() {
  return useSyncExternalStore(subscribeToShortcuts, listShortcuts, listShortcuts)
}
