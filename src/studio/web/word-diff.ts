export interface DiffPart {
  kind: 'kept' | 'added' | 'removed'
  text: string
}

/** Words beyond which two texts are compared as wholes, so that a click never waits. */
const mostWords = 400

/** What changes from one text to another, word by word; spaces go with the word before them. */
export function diffWords(before: string, after: string): DiffPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'kept', text: before }]
  const old = splitWords(before)
  const next = splitWords(after)
  if (old.length > mostWords || next.length > mostWords)
    return joinParts([...mark('removed', [before]), ...mark('added', [after])])
  return joinParts(walk(old, next, commonLengths(old, next)))
}

/** `lengths[i][j]`: how many words the rests from `i` and from `j` have in common, in order. */
function commonLengths(old: readonly string[], next: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(next.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? []
    const below = lengths[i + 1] ?? []
    for (let j = next.length - 1; j >= 0; j -= 1) {
      row[j] = old[i] === next[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return lengths
}

function walk(old: readonly string[], next: readonly string[], lengths: readonly number[][]): DiffPart[] {
  const parts: DiffPart[] = []
  let i = 0
  let j = 0
  while (i < old.length && j < next.length) {
    const word = old[i] ?? ''
    if (word === next[j]) {
      parts.push({ kind: 'kept', text: word })
      i += 1
      j += 1
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      parts.push({ kind: 'removed', text: word })
      i += 1
    } else {
      parts.push({ kind: 'added', text: next[j] ?? '' })
      j += 1
    }
  }
  return [...parts, ...mark('removed', old.slice(i)), ...mark('added', next.slice(j))]
}

function splitWords(text: string): string[] {
  return text.match(/\s*\S+\s*?(?=\s|$)|\s+$/g) ?? []
}

function mark(kind: DiffPart['kind'], words: readonly string[]): DiffPart[] {
  return words.filter((text) => text !== '').map((text) => ({ kind, text }))
}

function joinParts(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}
