import type { Dialogue } from '../dialogues/dialogue.ts'
import { type MeantLessons, wordsOf } from './likeness-lessons.ts'
import { plain, readDialogues, readHeldOutTexts } from './tuning-wordings.ts'

/** What the talks for tuning tell of a business's own things: the visit that was wanted, the question that was asked, or none of them. */
export function readTalkLessons(): MeantLessons[] {
  const heldOut = readHeldOutTexts()
  return readDialogues().map(({ profile, dialogues }) => {
    const said = dialogues.flatMap(meantIn).filter(({ text }) => !heldOut.has(plain(text)))
    const textsOf = (meant: string) =>
      said.filter((one) => one.meant === meant).map(({ text }) => wordsOf(text))
    return {
      set: 'talks',
      choices: [
        ...profile.bot.questions.map(({ id, question, alsoAsked, answer }) => ({
          wordings: [question, ...(alsoAsked ?? [])].map(wordsOf),
          answer: wordsOf(answer),
          texts: textsOf(questionMark(id)),
        })),
        ...profile.business.services.map(({ name, alsoCalled, description }) => ({
          wordings: [name, ...alsoCalled].map(wordsOf),
          answer: wordsOf(description ?? ''),
          texts: textsOf(serviceMark(name)),
        })),
      ],
      neither: textsOf(neither),
    }
  })
}

const neither = ''
const questionMark = (id: string) => `question ${id}`
const serviceMark = (name: string) => `service ${name}`

function meantIn(dialogue: Dialogue): { text: string; meant: string }[] {
  const asked = dialogue.turns.flatMap(({ says, expect }) => {
    const [one, more] = expect
    if (!one || more) return []
    if (one.kind === 'question') return [{ text: says, meant: questionMark(one.id ?? '') }]
    if (one.service !== undefined) return [{ text: says, meant: serviceMark(one.service) }]
    return asksNone.has(one.kind) ? [{ text: says, meant: neither }] : []
  })
  return [...asked, ...wantedIn(dialogue)]
}

/** The one visit that came of a talk was wanted in its first words, unless these were of something else. */
function wantedIn({ family, turns: [first], answers, end }: Dialogue): { text: string; meant: string }[] {
  const [visit, more] = end.booked ?? []
  if (!visit || more || severalWishes.has(family)) return []
  const meant = serviceMark(visit.service)
  const opening = first && first.expect.length === 0 ? [{ text: first.says, meant }] : []
  return [...opening, ...(answers.service ? [{ text: answers.service, meant }] : [])]
}

const severalWishes = new Set(['correction', 'two-goals', 'two-services', 'reschedule', 'cancel'])
const asksNone = new Set([
  'hours', 'area', 'address', 'phone', 'unknown', 'message', 'person', 'robot', 'sorry', 'wrong-number', 'greeting', 'bye',
]) // biome-ignore format: one readable block
