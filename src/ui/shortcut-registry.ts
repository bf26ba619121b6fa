import type { LucideIcon } from 'lucide-react'
import {
  isPlainKey,
  isSingleKey,
  type KeyPress,
  matchKeys,
  parseKeys,
  sequenceTimeoutMs,
} from '#ui/shortcut-match.ts'

export interface ShortcutEntry {
  keys: string | undefined
  label: string
  run: () => void
  /** Heading in the sheet: `Everywhere`, `List`, or the screen's name. */
  group: string
  icon?: LucideIcon
  /** Listed under Do in the command palette. */
  isCommand: boolean
}

const entries = new Map<symbol, ShortcutEntry>()
const listeners = new Set<() => void>()
let snapshot: readonly ShortcutEntry[] = []
let presses: (KeyPress & { atMs: number })[] = []
let isListening = false

const offKey = 'parley.single-keys-off'

/** Adds a shortcut or command; the newest one wins where two share their keys. Returns the removal. */
export function addShortcut(entry: ShortcutEntry): () => void {
  const id = Symbol(entry.label)
  entries.set(id, entry)
  listen()
  publish()
  return () => {
    entries.delete(id)
    publish()
  }
}

/** All entries now in force, oldest first. */
export function listShortcuts(): readonly ShortcutEntry[] {
  return snapshot
}

export function subscribeToShortcuts(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Whether single-key shortcuts are switched on in this browser. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(offKey) === null
}

/** Switches single-key shortcuts on or off in this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(offKey)
  else localStorage.setItem(offKey, '1')
  publish()
}

function publish() {
  snapshot = [...entries.values()]
  for (const listener of listeners) listener()
}

function listen() {
  if (isListening || typeof window === 'undefined') return
  isListening = true
  window.addEventListener('keydown', onKeyDown)
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key))
    return
  const isTyping = isTextEntry(event.target)
  const isOverlaid =
    document.querySelector(
      '[role="dialog"],[role="alertdialog"],[role="menu"]:popover-open,[data-overlay-coming]',
    ) !== null
  // What writes `[` on many keyboards counts as Ctrl and Alt held down.
  const isAltGraph = event.getModifierState('AltGraph')
  const press = {
    key: event.key,
    isMod: !isAltGraph && (event.metaKey || event.ctrlKey),
    isShift: event.shiftKey,
    isAlt: !isAltGraph && event.altKey,
  }
  presses = [
    ...presses.filter((old) => event.timeStamp - old.atMs < sequenceTimeoutMs),
    { ...press, atMs: event.timeStamp },
  ]
  const mayUse = (keys: string) =>
    !isPlainKey(keys) || (!isTyping && !isOverlaid && (!isSingleKey(keys) || areSingleKeysOn()))
  for (const { keys, run } of inOrderOfTrial()) {
    if (keys === undefined || !mayUse(keys) || matchKeys(keys, presses) !== 'done') continue
    if (isNativeOn(event.target, event.key)) continue
    event.preventDefault()
    presses = []
    run()
    return
  }
}

/** A sequence that is complete goes before its last key alone; of equals the newest comes first. */
function inOrderOfTrial(): ShortcutEntry[] {
  const length = ({ keys }: ShortcutEntry) => (keys === undefined ? 0 : parseKeys(keys).length)
  return [...entries.values()].reverse().sort((one, other) => length(other) - length(one))
}

function isTextEntry(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select, [role="combobox"]')) return true
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  )
}

/** Space and Enter on a button, or Space on a checkbox, belong to that control. */
function isNativeOn(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement) || (key !== ' ' && key !== 'Enter')) return false
  return (
    target.matches('button, summary, input, select, [role="button"], [role="tab"]') && !isTextEntry(target)
  )
}
