import { readdirSync, readFileSync } from 'node:fs'
import { knowWord } from '#meaning/word-vectors.ts'
import type { TestSet } from '../dialogue/random-profile.ts'
import type { DialogueFile } from '../dialogues/dialogue.ts'
import type { Lesson } from './fit-net.ts'

/** What people say by what it is about, in the words of one writer; `{day}`, `{service}` … where a value stands. */
export interface Hand {
  name: string
  wordings: Record<string, string[]>
}

/** What the businesses of `meant-*.json` are asked and told. */
export interface MeantBusiness {
  services: { name: string; alsoCalled: string[]; description: string; implied: string[]; named: string[] }[]
  questions: { question: string; alsoAsked: string[]; answer: string; asked: string[] }[]
  neither: string[]
}

/** Every writer's businesses, by the name of the set. */
export function readMeantBusinesses(): { set: string; businesses: MeantBusiness[] }[] {
  const sets = readdirSync(new URL('.', import.meta.url)).flatMap(
    (name) => /^(meant-\d+)\.json$/.exec(name)?.[1] ?? [],
  )
  return sets
    .sort((one, other) => Number(one.slice(6)) - Number(other.slice(6)))
    .map((set) => ({ set, ...read<{ businesses: MeantBusiness[] }>(`${set}.json`) }))
}

/** A business's own questions, each in many wordings, and texts that none of them answers. */
export interface OwnQuestions {
  questions: { question: string; answer: string; wordings: string[] }[]
  near: string[]
}

interface IntentBusiness {
  intents: { question: string; answer: string; examples: string[]; tests: string[] }[]
  offTopic: string[]
}

export const readPhrasings = () => read<TestSet>('../dialogue/phrasings.json')

/** Every writer's wordings. What stands word for word in a held-out set is left out unseen. */
export function readHands(): Hand[] {
  const heldOut = readHeldOutTexts()
  const unknown = readOwnQuestions().flatMap(({ questions }) =>
    questions.flatMap(({ wordings }) => wordings.slice(0, 2)),
  )
  const named = [
    'texters',
    'callers',
    'plain',
    'odd',
    'sideways',
    'hurried',
    'courteous',
    'turns-spoken',
    'turns-texted',
    'turns-polite',
  ].map((name) => ({
    // biome-ignore format: one readable block
    name,
    wordings: read<Hand['wordings']>(`${name}.json`),
  }))
  const all = [
    { name: 'engine', wordings: readPhrasings().phrasings },
    ...named,
    { name: 'own', wordings: { unknown } },
  ]
  return all.map(({ name, wordings }) => ({
    name,
    wordings: Object.fromEntries(
      Object.entries(wordings).map(([family, texts]) => [
        family,
        texts.filter((text) => !heldOut.has(plain(text))),
      ]),
    ),
  }))
}

export function readOwnQuestions(): OwnQuestions[] {
  const heldOut = readHeldOutTexts()
  const intents = ['tuning.json', 'tuning-2.json']
    .flatMap((name) => read<{ businesses: IntentBusiness[] }>(`../intents/${name}`).businesses)
    .map(({ intents: asked, offTopic }) => ({
      questions: asked.map(({ question, answer, examples, tests }) => ({
        question,
        answer,
        wordings: [...examples, ...tests],
      })),
      near: offTopic,
    }))
  const own = ['own-1.json', 'own-2.json', 'own-3.json'].flatMap(
    (name) => read<{ businesses: OwnQuestions[] }>(name).businesses,
  )
  return [...intents, ...own].map(({ questions, near }) => ({
    questions: questions.map((one) => ({
      ...one,
      wordings: one.wordings.filter((text) => !heldOut.has(plain(text))),
    })),
    near,
  }))
}

export function readDialogues(): DialogueFile[] {
  const folder = new URL('../dialogues/', import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name): DialogueFile[] => [read<DialogueFile | DialogueFile[]>(`../dialogues/${name}`)].flat())
}

/** Words and shortenings without a vector: they get one of their own. */
export function strangeWords(some: readonly Lesson[]): string[] {
  const words = new Set(some.flatMap((lesson) => lesson.words))
  return [...words].filter((word) => /^[\p{L}\p{N}']+$/u.test(word) && knowWord(word).vector === null)
}

/** Words with a vector that stand in the lessons at least so often. */
export function knownWords(some: readonly Lesson[], least: number): string[] {
  const counts = new Map<string, number>()
  for (const word of some.flatMap((lesson) => lesson.words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([word, count]) => count >= least && knowWord(word).vector !== null)
    .map(([word]) => word)
}

/** Every sentence of the held-out sets, plain. */
export function readHeldOutTexts(): ReadonlySet<string> {
  const folder = new URL('../held-out/', import.meta.url)
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.add(plain(value))
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  for (const name of readdirSync(folder)) if (name.endsWith('.json')) walk(read(`../held-out/${name}`))
  return found
}

export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim()
}

function read<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
}
