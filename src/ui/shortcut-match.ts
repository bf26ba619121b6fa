/** The parts of a keyboard event that matter here. */
export interface KeyPress {
  key: string
  isMod: boolean
  isShift: boolean
  isAlt: boolean
}

interface Chord {
  key: string
  isMod: boolean
  isShift: boolean
  isAlt: boolean
}

/** A sequence such as `g h` is forgotten after this pause. */
export const sequenceTimeoutMs = 1000

/** Reads `mod+k`, `shift+x`, `?`, or a sequence `g h` into chords. */
export function parseKeys(keys: string): Chord[] {
  return keys
    .trim()
    .split(/\s+/)
    .map((chord) => {
      const parts = chord === '+' ? ['+'] : chord.toLowerCase().split('+')
      return {
        key: parts.at(-1) ?? '',
        isMod: parts.includes('mod'),
        isShift: parts.includes('shift'),
        isAlt: parts.includes('alt'),
      }
    })
}

/** True for keys without ⌘, Ctrl or Alt: never taken from someone who types or has an overlay open. */
export function isPlainKey(keys: string): boolean {
  return parseKeys(keys).every((chord) => !chord.isMod && !chord.isAlt)
}

/** True for characters alone: those a person may switch off (WCAG 2.1.4). */
export function isSingleKey(keys: string): boolean {
  return (
    isPlainKey(keys) && parseKeys(keys).every((chord) => [...chord.key].length === 1 || chord.key === 'space')
  )
}

/**
 * How far the presses so far agree with a shortcut: `done` when its last chord was just pressed,
 * `partial` while more of a sequence is to come.
 */
export function matchKeys(keys: string, presses: readonly KeyPress[]): 'done' | 'partial' | 'none' {
  const chords = parseKeys(keys)
  const recent = presses.slice(-chords.length)
  for (let taken = recent.length; taken > 0; taken -= 1) {
    const tail = recent.slice(-taken)
    if (!tail.every((press, index) => isSameChord(chords[index], press))) continue
    return taken === chords.length ? 'done' : 'partial'
  }
  return 'none'
}

function isSameChord(chord: Chord | undefined, press: KeyPress): boolean {
  if (!chord || chord.isMod !== press.isMod || chord.isAlt !== press.isAlt) return false
  const key = press.key === ' ' ? 'space' : press.key.toLowerCase()
  // A character such as `?` already tells whether Shift was held; letters and named keys do not.
  const isShiftPartOfKey = [...chord.key].length === 1 && !/[a-z]/.test(chord.key)
  return chord.key === key && (isShiftPartOfKey || chord.isShift === press.isShift)
}
