/** A word as it stands in the text, and what is left of it to read. */
export interface WrittenWord {
  /** As written, without the space around it. */
  text: string
  /** Plain ASCII without the signs around it: "(503)," is "503". */
  core: string
  /** How the voice goes on after it. */
  ending: Ending
}

/** A short rest, an end, a question, or straight on. */
export type Ending = '' | ',' | '.' | '?' | '!'

/** The words of a text in order; what has nothing to read (a smiley, a bullet) has an empty core. */
export function writtenWords(text: string): WrittenWord[] {
  return text
    .split(/([\s\p{Cc}\u2028\u2029]+)/u)
    .reduce<WrittenWord[]>((words, part, place) => {
      const last = words.at(-1)
      // Every second part is the space between two words; a new line rests like a full stop.
      if (place % 2 === 1 && last && last.ending === '' && /[\n\u2028\u2029]/u.test(part)) last.ending = '.'
      if (place % 2 === 0 && part !== '') words.push(readWord(part))
      return words
    }, [])
    .map((word, place, words) => (opensAside(words[place + 1]) && word.ending === '' ? rest(word) : word))
}

function readWord(text: string): WrittenWord {
  const plain = plainLetters(text)
  const inner = plain.replace(/^["'([{<*_~`]+/, '').replace(/["')\]}>*_~`.,;:?!-]+$/, '')
  const tail = plain.slice(plain.lastIndexOf(inner) + inner.length)
  return { text, core: inner, ending: inner === '' && !/[.?!,]/.test(plain) ? '' : endingOf(tail) }
}

function endingOf(tail: string): Ending {
  if (tail.includes('?')) return '?'
  if (tail.includes('!')) return '!'
  if (tail.includes('.')) return '.'
  return /[,;:)\]}-]/.test(tail) ? ',' : ''
}

function opensAside(word: WrittenWord | undefined): boolean {
  return word !== undefined && (/^[([{]/.test(word.text) || /^[-\u2013\u2014]+$/.test(word.text))
}

function rest(word: WrittenWord): WrittenWord {
  return { ...word, ending: ',' }
}

const likeLetters: Record<string, string> = {
  '\u2018': "'", '\u2019': "'", '\u201c': '"', '\u201d': '"', '\u2010': '-', '\u2011': '-', '\u2012': '-',
  '\u2013': '-', '\u2014': '-', '\u2212': '-', '\u2044': '/', '\u2026': '...', '\u00d7': 'x', '\u00df': 'ss',
  '\u00f8': 'o', '\u00d8': 'O', '\u00e6': 'ae', '\u00c6': 'AE', '\u0153': 'oe', '\u0142': 'l', '\u0141': 'L',
  '\u00b0': '\u00b0', '\u20ac': '\u20ac', '\u00a3': '\u00a3', '\u00b7': '.', '\u00bf': '', '\u00a1': '',
  '\u2122': '', '\u00ae': '', '\u00a9': '', '\u00aa': '', '\u00ba': '\u00b0',
} // biome-ignore format: one readable block

/** The letters without their accents, signs in their plain form; what has no likeness in ASCII is left out. */
function plainLetters(text: string): string {
  return [...text]
    .map((letter) => likeLetters[letter] ?? letter.normalize('NFKD').replace(/\u2044/g, '/'))
    .join('')
    .replace(/[^\x21-\x7e°€£]/gu, '')
}
