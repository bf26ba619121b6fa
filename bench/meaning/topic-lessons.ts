import { clausesOf } from '#dialogue/clauses-of.ts'
import { type Reading, slotWordsOf } from '#dialogue/read-clause.ts'
import { readingOf } from '#dialogue/reading.ts'
import { topicLabels } from '#meaning/topic-labels.ts'
import { givenNames } from '#values/given-names.ts'
import { makeQuestion } from '../dialogue/make-case.ts'
import type { Random } from '../dialogue/random.ts'
import { randomProfile, type TestSet } from '../dialogue/random-profile.ts'
import type { DialogueFile } from '../dialogues/dialogue.ts'
import type { Lesson } from './fit-net.ts'
import {
  type Hand,
  type MeantBusiness,
  plain,
  readDialogues,
  readHeldOutTexts,
  readMeantBusinesses,
  readPhrasings,
} from './tuning-wordings.ts'

/** Lessons of one hand's wordings: each value filled in from random businesses, then read as the engine reads it. */
export function lessonsOf({ wordings }: Hand, copies: number, random: Random): Lesson[] {
  const phrasings = readPhrasings()
  const set = {
    ...phrasings,
    people: [...phrasings.people, ...random.shuffle([...givenNames]).slice(0, 200)],
  }
  return Object.entries(wordings).flatMap(([family, texts]) => {
    const label = topicLabels.indexOf(labels[family] ?? family)
    if (label < 0) return []
    const foreign = family === 'service-do' ? texts.map((text) => text.replace('{service}', '{other}')) : []
    return [...texts, ...foreign].flatMap((text) => {
      // What names no value is few against the rest: said twice, its label is not drowned by theirs.
      const times = text.includes('{') ? copies : 2
      return Array.from({ length: times }, () => ({ words: wordsOf(text, { family, set, random }), label }))
    })
  })
}

/** What the hand-written dialogues for tuning teach: what is asked in a turn says what its words are about. */
export function lessonsOfDialogues(): Lesson[] {
  return readDialogues().flatMap((file) =>
    file.dialogues.flatMap((dialogue) =>
      dialogue.turns.flatMap(({ says, expect }, at) => {
        const label = topicLabels.indexOf(labelOfTurn(dialogue, expect, at) ?? '')
        if (label < 0) return []
        return [{ words: slotWordsOf(says, readingOf(file.profile, dialogue.now)), label }]
      }),
    ),
  )
}

/**
 * What people tell a business that they need, without a word for it: trouble, or a wish to come where they ask for
 * that; and what they ask that only the owner can answer.
 */
export function lessonsOfBusinesses(random: Random): Lesson[] {
  const heldOut = readHeldOutTexts()
  const label = (name: string) => topicLabels.indexOf(name)
  return readMeantBusinesses().flatMap(({ businesses }) =>
    businesses.flatMap((business) => {
      const reading = readingOfBusiness(business, random)
      const lesson = (text: string, name: string) => ({
        words: slotWordsOf(text, reading),
        label: label(name),
      })
      const told = business.services.flatMap(({ implied }) => implied.filter((_, at) => at % 2 === 0))
      const asked = business.questions.flatMap((question) => question.asked.slice(0, 1))
      return [
        ...told.flatMap((text) => {
          const name = heldOut.has(plain(text)) ? null : labelOfTold(text, reading)
          return name === null ? [] : [lesson(text, name)]
        }),
        ...asked.filter((text) => !heldOut.has(plain(text))).map((text) => lesson(text, 'other')),
      ]
    }),
  )
}

/** Null where it may be either, or where somebody is in danger. */
function labelOfTold(text: string, reading: Reading): string | null {
  if (clausesOf(text, reading).some(({ emergency }) => emergency?.isSure)) return null
  if (asksToCome.test(text)) return 'booking'
  return text.includes('?') || mayAsk.test(text) ? null : 'trouble'
}

const asksToCome =
  /\b(?:(?:can|could|would|will) (?:you|u|ya|i|we|someone|somebody|anyone|one of)\b.*\b(?:come|look|fit|see|send|book|in|do|fix|get)|book|appointment|appt|come (?:out|by|over|in)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week)\b/i
const mayAsk = /\b(?:need|want|like to|looking for|hoping|can|could|please|pls|would)\b/i

function readingOfBusiness({ services }: MeantBusiness, random: Random): Reading {
  const profile = randomProfile(random, readPhrasings())
  const done = services.map(({ name, alsoCalled, description }) => ({
    ...profile.business.services[0],
    name,
    alsoCalled,
    description,
  }))
  const business = { ...profile.business, services: done as typeof profile.business.services }
  return readingOf({ ...profile, business }, profile.now)
}

type Dialogue = DialogueFile['dialogues'][number]

function labelOfTurn({ family }: Dialogue, [first]: { kind: string }[], at: number): string | null {
  if (first) return first.kind === 'offer' && family === 'reschedule' ? 'change' : (kinds[first.kind] ?? null)
  if (at > 0) return 'other'
  if (family === 'reschedule' || family === 'cancel') return 'change'
  return family === 'book' ? 'booking' : null
}

const kinds: Record<string, string> = {
  offer: 'booking', message: 'message', emergency: 'emergency', person: 'person', sorry: 'complaint', robot: 'robot',
  'wrong-number': 'wrong-number', address: 'address', bye: 'bye', price: 'service-price',
  duration: 'service-duration', area: 'area-yes', question: 'other', unknown: 'other', phone: 'phone',
  email: 'email', website: 'website', services: 'service-list', readback: 'other',
} // biome-ignore format: one readable block

function wordsOf(text: string, source: { family: string; set: TestSet; random: Random }): string[] {
  const { set, random, family } = source
  const isTimed = withTimes.has(family) && /\{(?:day|service)\}/.test(text) && random.chance(0.5)
  const said = isTimed ? `${text.replace(/[.!?]+$/, '')} ${random.pick(times)}` : text
  for (let tries = 0; tries < 10; tries++) {
    const profile = randomProfile(random, set)
    const kind = family.startsWith('area') ? (random.chance(0.5) ? 'area-yes' : 'area-no') : family
    const question = makeQuestion(random, { ...set, phrasings: { [kind]: [said] } }, profile, kind)
    if (question) return slotWordsOf(question.text, readingOf(profile, profile.now))
  }
  throw new Error(`Nothing to fill into "${text}".`)
}

/** Whoever wants to come or to move a visit often says at what time. */
const withTimes = new Set(['booking', 'reschedule', 'change-booking'])
const times = [
  'at 9', 'at 9:30 am', 'at 2 pm', 'in the morning', 'after lunch', 'around noon', 'before 4', 'first thing',
  'between 1 and 3', 'at 10ish', 'after three', 'at half past nine', 'in the afternoon', 'at eleven',
] // biome-ignore format: one readable block

const labels: Record<string, string> = {
  'holiday-name': 'hours-day', 'holiday-date': 'hours-day', unknown: 'other', statement: 'other',
  'off-topic': 'other', 'give-details': 'other', 'yes-please': 'yes', 'service-not': 'service-do',
  'area-no': 'area-yes', 'area-zip': 'area-yes', 'area-zip-yes': 'area-yes', 'area-zip-no': 'area-yes',
  'change-booking': 'change', reschedule: 'change', cancel: 'change',
} // biome-ignore format: one readable block
