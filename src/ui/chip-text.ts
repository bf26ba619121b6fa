/** A range of a text in UTF-16 units; `start === end` is a caret. */
export interface TextRange {
  start: number
  end: number
}

/** What somebody did to the text, in the words of the browser's input events. */
export interface TextInput {
  inputType: string
  data: string | null
}

/**
 * A text with chips in it, edited as one string: a chip is taken out as a whole and never cut in two. Null when the
 * input changes nothing here.
 */
export function editChipText(
  text: string,
  at: { range: TextRange; pattern: RegExp },
  input: TextInput,
): { text: string; caret: number } | null {
  const range = widen(text, at.range, at.pattern)
  const words = wordsOf(input)
  if (words !== null) return splice(text, range, words)
  if (!input.inputType.startsWith('delete')) return null
  if (range.start !== range.end) return splice(text, range, '')
  const reach = reachOf(text, { from: range.start, pattern: at.pattern }, input.inputType)
  return reach.start === reach.end ? null : splice(text, reach, '')
}

/** The next place for the caret to the left or the right: a letter or a whole chip on. */
export function stepOver(text: string, from: { at: number; pattern: RegExp }, direction: -1 | 1): number {
  const { at, pattern } = from
  const chip = chipsOf(text, pattern).find(({ start, end }) => (direction < 0 ? end : start) === at)
  if (chip) return direction < 0 ? chip.start : chip.end
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })
  if (direction > 0) {
    const [first] = segments.segment(text.slice(at, at + 40))
    return at + (first?.segment.length ?? 0)
  }
  const before = text.slice(Math.max(0, at - 40), at)
  return at - ([...segments.segment(before)].at(-1)?.segment.length ?? 0)
}

/** Where the chips of a text are. */
export function chipsOf(text: string, pattern: RegExp): TextRange[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function wordsOf({ inputType, data }: TextInput): string | null {
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return '\n'
  if (!inputType.startsWith('insert') || data === null) return null
  return data.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\u200b', '')
}

function splice(text: string, range: TextRange, words: string) {
  return {
    text: text.slice(0, range.start) + words + text.slice(range.end),
    caret: range.start + words.length,
  }
}

/** A range that ends inside a chip takes the whole chip; a caret inside one moves behind it. */
function widen(text: string, { start, end }: TextRange, pattern: RegExp): TextRange {
  const inside = (at: number) => chipsOf(text, pattern).find((chip) => chip.start < at && at < chip.end)
  if (start === end) {
    const caret = inside(start)?.end ?? start
    return { start: caret, end: caret }
  }
  return { start: inside(start)?.start ?? start, end: inside(end)?.end ?? end }
}

/** What a deletion without a selection takes away. */
function reachOf(text: string, at: { from: number; pattern: RegExp }, inputType: string): TextRange {
  const { from, pattern } = at
  const isForward = inputType.endsWith('Forward')
  const chip = stepOver(text, { at: from, pattern }, isForward ? 1 : -1)
  const isChip = chipsOf(text, pattern).some(
    ({ start, end }) => start === Math.min(from, chip) && end === Math.max(from, chip),
  )
  if (isChip || inputType.includes('Content')) return ordered(from, chip)
  if (inputType.includes('Line')) {
    const lineEnd = text.indexOf('\n', from)
    const lineStart = text.lastIndexOf('\n', from - 1) + 1
    const to = isForward ? (lineEnd < 0 ? text.length : lineEnd) : lineStart
    // At the edge of a line the break itself goes.
    return ordered(from, to === from ? chip : to)
  }
  const word = isForward
    ? /^\s*[^\s{}]+|^\s+/.exec(text.slice(from))
    : /[^\s{}]+\s*$|\s+$/.exec(text.slice(0, from))
  const length = word?.[0].length ?? 0
  return ordered(from, length === 0 ? chip : isForward ? from + length : from - length)
}

function ordered(one: number, other: number): TextRange {
  return { start: Math.min(one, other), end: Math.max(one, other) }
}
