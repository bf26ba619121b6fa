import { classNames } from '#ui/class-names.ts'
import { shortcutWords } from '#ui/shortcut-words.ts'

const { caps } = shortcutWords
const symbols: Record<string, [mac: string, other: string]> = {
  mod: ['⌘', caps.control],
  shift: ['⇧', caps.shift],
  alt: ['⌥', caps.alt],
  enter: ['↵', '↵'],
  escape: [caps.escape, caps.escape],
  space: [caps.space, caps.space],
  arrowup: ['↑', '↑'],
  arrowdown: ['↓', '↓'],
  arrowleft: ['←', '←'],
  arrowright: ['→', '→'],
}

/** Keys as small caps, such as `mod+k` or `g h`. Decorative: the shortcut sheet is what explains them. */
export function KeyHint({ keys, className }: { keys: string; className?: string }) {
  return (
    <span className={classNames('inline-flex gap-0.5', className)} aria-hidden>
      {keyCaps(keys).map((cap) => (
        <kbd
          key={cap}
          className="inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-tag border border-line-2 bg-surface px-1 font-sans text-11 font-medium text-muted"
        >
          {cap}
        </kbd>
      ))}
    </span>
  )
}

/** The cap labels of a key description, as this machine's keyboard names them. */
export function keyCaps(keys: string, isMac = isMacKeyboard()): string[] {
  return keys
    .split(/[+ ]/)
    .filter(Boolean)
    .map((key) => symbols[key.toLowerCase()]?.[isMac ? 0 : 1] ?? key.toUpperCase())
}

function isMacKeyboard(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
}
