import { shortForms, signs, unitWords } from './abbreviations.ts'
import { forOneWord, type Rule, toWords } from './rule.ts'
import { sayLargeMoney, sayMeasure, sayMoney, sayPlainNumber } from './say-amount.ts'
import { sayMonthAndDay, sayNumericDate, sayWeekday } from './say-date.ts'
import { sayLetters } from './say-letters.ts'
import { sayPhone } from './say-phone.ts'
import { sayTime, sayTimeRange } from './say-time.ts'
import { sayEmail, sayWebAddress } from './say-web.ts'
import { type Ending, type WrittenWord, writtenWords } from './written-words.ts'

/** A word of a text and how it is said. */
export interface SpokenWord {
  text: string
  /** Words of small letters and apostrophes; one may end in a comma, for a rest. Empty when there is nothing to say. */
  spoken: string[]
  ending: Ending
}

// However long a word is, a caller has heard enough of it by then.
const mostSpoken = 40

/** Every word of a text in order, as a voice says it: numbers, prices, times and signs in words. */
export function spokenWords(text: string): SpokenWord[] {
  const words = writtenWords(text)
  const spoken: SpokenWord[] = []
  while (spoken.length < words.length) {
    const said = readAt(words, spoken.length)
    for (const phrase of said) {
      const word = words[spoken.length]
      if (word) spoken.push(joinWord(word, phrase, words[spoken.length + 1]))
    }
  }
  return spoken
}

const rules: readonly Rule[] = [
  sayEmail,
  sayWebAddress,
  sayPhone,
  sayMonthAndDay,
  sayNumericDate,
  sayWeekday,
  sayTimeRange,
  sayTime,
  sayLargeMoney,
  sayMoney,
  sayUnitAfterNumber,
  sayStreetOrTitle,
  forOneWord((core) => shortForms.get(core.toLowerCase()) ?? signs.get(core) ?? null),
  sayPlainNumber,
  sayMeasure,
]

function readAt(words: readonly WrittenWord[], at: number): string[][] {
  for (const rule of rules) {
    const said = rule(words, at)
    if (said !== null) return said
  }
  return [toWords(sayLetters(words[at]?.core ?? ''))]
}

/** "20 min": a unit only after a number, since "in" and "min" are words too. */
function sayUnitAfterNumber(words: readonly WrittenWord[], at: number): string[][] | null {
  const [before, word] = [words[at - 1], words[at]]
  const unit = unitWords.get(word?.core ?? '')
  if (!unit || word?.core === 'in' || !/^[\d,.]+$/.test(before?.core ?? '')) return null
  return [toWords(before?.core === '1' ? unit.one : unit.many)]
}

/** "St." and "Dr." are a street after a name or a number, else what goes before a name. */
function sayStreetOrTitle(words: readonly WrittenWord[], at: number): string[][] | null {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  const isStreet = /^([A-Z][a-z]+|\d+(st|nd|rd|th))$/.test(before?.core ?? '') && before?.ending === ''
  if (word?.core === 'St') return [[isStreet ? 'street' : 'saint']]
  if (word?.core !== 'Dr') return null
  return [
    [
      isStreet && !/^(Call|Ask|See|With|And|The)$/.test(before?.core ?? '')
        ? 'drive'
        : after
          ? 'doctor'
          : 'drive',
    ],
  ]
}

const title = /^(Mr|Mrs|Ms|Dr|St|Jr|Sr|vs|e\.g|i\.e|[A-HJ-Z])$/
const shortened = /^([ap]\.m|[a-z]+\.[a-z.]+)$/i

function joinWord(word: WrittenWord, phrase: string[], next: WrittenWord | undefined): SpokenWord {
  const spoken = phrase.slice(0, mostSpoken).map((part) => part.toLowerCase())
  return { text: word.text, spoken, ending: endsSentence(word, next) ? word.ending : '' }
}

/** The dot of "Dr." ends nothing, and that of "p.m." nothing when a small letter or a number follows. */
function endsSentence({ core, ending }: WrittenWord, next: WrittenWord | undefined): boolean {
  if (ending !== '.' || next === undefined) return true
  if (title.test(core)) return false
  const isShortened = shortened.test(core) || shortForms.has(core.toLowerCase()) || unitWords.has(core)
  return !isShortened || !/^\W*[a-z0-9]/.test(next.text)
}
