import { tokenise } from '#dialogue/normalise.ts'
import {
  type MeantBusiness,
  plain,
  readHands,
  readHeldOutTexts,
  readMeantBusinesses,
  readOwnQuestions,
} from './tuning-wordings.ts'

/** Things of one business that a text may mean, the texts that mean each, and texts that mean none of them. */
export interface MeantLessons {
  set: string
  choices: LearntChoice[]
  neither: string[][]
}
export interface LearntChoice {
  wordings: string[][]
  answer: string[]
  texts: string[][]
}

/** What every writer wrote for the businesses they made up; what stands word for word in a held-out set is left out. */
export function readMeantLessons(): MeantLessons[] {
  const heldOut = readHeldOutTexts()
  const wordsOfAll = (texts: readonly string[]) =>
    texts.filter((text) => !heldOut.has(plain(text))).map(wordsOf)
  const ofBusiness = (set: string, { services, questions, neither }: MeantBusiness): MeantLessons => ({
    set,
    choices: [
      ...questions.map(({ question, alsoAsked, answer, asked }) => ({
        wordings: [question, ...alsoAsked].map(wordsOf),
        answer: wordsOf(answer),
        texts: wordsOfAll(asked),
      })),
      ...services.map(({ name, alsoCalled, description, implied, named }) => ({
        wordings: [name, ...alsoCalled].map(wordsOf),
        answer: wordsOf(description),
        texts: wordsOfAll([...implied, ...named]),
      })),
    ],
    neither: wordsOfAll(neither),
  })
  const own = readOwnQuestions().map(({ questions, near }, at): MeantLessons => {
    const isIntents = near !== undefined && at < intentBusinesses
    return {
      set: isIntents ? 'intents' : 'own',
      choices: questions.map(({ question, answer, wordings }) => {
        const given = isIntents ? wordings.slice(0, givenExamples) : []
        return {
          wordings: [question, ...given].map(wordsOf),
          answer: wordsOf(answer),
          texts: wordsOfAll(wordings.slice(given.length)),
        }
      }),
      neither: wordsOfAll(near ?? []),
    }
  })
  return [
    ...own,
    ...readMeantBusinesses().flatMap(({ set, businesses }) => businesses.map((one) => ofBusiness(set, one))),
  ]
}

/** What people say to any business, which none of its own questions is about. */
export function readCommonTexts(): string[][] {
  return readHands()
    .filter(({ name }) => name !== 'own')
    .flatMap(({ wordings }) => Object.values(wordings).flat())
    .map((text) => wordsOf(text.replace(/[{}]/g, '')))
}

export function wordsOf(text: string): string[] {
  return tokenise(text).map(({ word }) => word)
}

/** The first businesses of the own questions are those of `bench/intents`, with ten examples to a question. */
const intentBusinesses = 16
const givenExamples = 10
