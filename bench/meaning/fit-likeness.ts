import { firstVector, type LikenessShares, type LikenessTable } from '#meaning/likeness-table.ts'
import { sharpness } from '#meaning/tell-meant.ts'
import { dot, vectorLength } from '#meaning/word-vectors.ts'
import type { Random } from '../dialogue/random.ts'
import type { LearntChoice, MeantLessons } from './likeness-lessons.ts'
import { LikenessStep, type Slopes } from './likeness-step.ts'

export interface LikenessOptions {
  epochs: number
  rate: number
  dropWords: number
  /** How much of a lesson's chance is left to what it does not mean. */
  doubt: number
}

/** Numbers that are learnt, with Adam's two memories and its count of steps. */
export interface Learnt {
  numbers: Float32Array
  first: Float32Array
  second: Float32Array
  steps: number
}

/** Learns where words lie and what they weigh, so that a text lies nearest to what it means; repeatable. */
export function fitLikeness(
  lessons: readonly MeantLessons[],
  common: readonly string[][],
  { options, random }: { options: LikenessOptions; random: Random },
): LikenessTable {
  const learner = new Learner(options)
  const all = jobsOf(lessons, random).length * options.epochs
  let step = 0
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    let loss = 0
    const jobs = random.shuffle(jobsOf(lessons, random))
    for (const job of jobs) {
      loss += learner.learn(
        asked(job, { lessons, common, random, options }),
        rateAt(++step, all, options.rate),
      )
    }
    console.log(`epoch ${epoch + 1}: loss ${(loss / jobs.length).toFixed(3)}`)
  }
  return learner.table()
}

function rateAt(step: number, all: number, rate: number): number {
  return rate * Math.min(1, step / 100) * Math.max(0.02, 1 - step / (all * 1.1))
}

interface Job {
  of: MeantLessons
  texts: { words: string[]; means: number }[]
}

function jobsOf(lessons: readonly MeantLessons[], random: Random): Job[] {
  return lessons.flatMap((of) => {
    const texts = random.shuffle(
      of.choices.flatMap((choice, means) => choice.texts.map((words) => ({ words, means }))),
    )
    return Array.from({ length: Math.ceil(texts.length / jobSize) }, (_, at) => ({
      of,
      texts: texts.slice(at * jobSize, (at + 1) * jobSize),
    }))
  })
}

const jobSize = 24
const mostWordings = 3

/** A choice of another business joins, sometimes one is taken away: what means it then means none. */
function asked(
  { of, texts }: Job,
  source: {
    lessons: readonly MeantLessons[]
    common: readonly string[][]
    random: Random
    options: LikenessOptions
  },
): Asked {
  const { lessons, common, random, options } = source
  const gone = of.choices.length > 3 && random.chance(0.3) ? random.integer(0, of.choices.length - 1) : -1
  const others = random.pick(lessons).choices
  const choices = [...of.choices.filter((_, at) => at !== gone), random.pick(others)]
  const meansNow = (means: number) =>
    means === gone ? choices.length : means > gone && gone >= 0 ? means - 1 : means
  const few = <T>(items: readonly T[], count: number) => random.shuffle(items).slice(0, count)
  const ofOthers = () => random.pick(random.pick(lessons).choices).texts
  const strange = [
    ...Array.from({ length: 6 }, () => random.pick(common)),
    ...Array.from({ length: 5 }, () => few(ofOthers(), 1)).flat(),
    ...few(of.neither, 4),
  ]
  const heard = (words: string[]) => {
    const kept = words.slice(0, 40).filter(() => !random.chance(options.dropWords))
    return kept.length > 0 ? kept : words.slice(0, 40)
  }
  return {
    texts: [
      ...texts.map(({ words, means }) => ({ words: heard(words), means: meansNow(means) })),
      ...strange.map((words) => ({ words: heard(words), means: choices.length })),
    ].filter(({ words }) => words.length > 0),
    choices: choices.map(({ wordings, answer }: LearntChoice) => ({
      wordings: few(wordings, mostWordings).map(heard),
      answer: heard(answer),
    })),
  }
}

export interface Asked {
  /** `means` past the last choice: none of them. */
  texts: { words: string[]; means: number }[]
  choices: { wordings: string[][]; answer: string[] }[]
}

class Learner {
  readonly #words = new Map<string, { place: Learnt; weight: Learnt }>()
  readonly #slope = learntFrom(new Float32Array(vectorLength))
  readonly #shares = learntFrom(Float32Array.from([6, 6, 6, -0.5, 5]))
  readonly #options: LikenessOptions

  constructor(options: LikenessOptions) {
    this.#options = options
  }

  learn(job: Asked, rate: number): number {
    const step = new LikenessStep((word) => this.#look(word), this.#sharesNow(), {
      sharpness,
      doubt: this.#options.doubt,
      slope: this.#slope.numbers,
    })
    const { loss, slopes } = step.run(job)
    clip(slopes)
    for (const [word, { place, weight }] of slopes.words) {
      const learnt = this.#look(word)
      adjust(learnt.place, place, rate)
      adjust(learnt.weight, weight, rate)
    }
    adjust(this.#slope, slopes.slope, rate)
    adjust(this.#shares, slopes.shares, rate)
    return loss
  }

  /** The words met most often come first. */
  table(): LikenessTable {
    const vectors = new Map<string, Float32Array>()
    const weights = new Map<string, number>()
    const byUse = [...this.#words].sort(([, one], [, other]) => other.place.steps - one.place.steps)
    for (const [word, { place, weight }] of byUse) {
      const length = Math.sqrt(dot(place.numbers, place.numbers))
      vectors.set(
        word,
        place.numbers.map((part) => part / length),
      )
      weights.set(word, dot(this.#slope.numbers, place.numbers) + (weight.numbers[0] as number))
    }
    return { vectors, weights, weightSlope: this.#slope.numbers, shares: this.#sharesNow() }
  }

  #sharesNow(): LikenessShares {
    const [text = 0, wording = 0, whole = 0, answer = 0, none = 0] = this.#shares.numbers
    return { text, wording, whole, answer, none }
  }

  #look(word: string) {
    const known = this.#words.get(word)
    if (known) return known
    const learnt = {
      place: learntFrom(firstVector(word).slice()),
      weight: learntFrom(new Float32Array(1)),
    }
    this.#words.set(word, learnt)
    return learnt
  }
}

function learntFrom(numbers: Float32Array): Learnt {
  return {
    numbers,
    first: new Float32Array(numbers.length),
    second: new Float32Array(numbers.length),
    steps: 0,
  }
}

const steepest = 1

/** A job that pulls too hard is heard no louder than others. */
function clip(slopes: Slopes): void {
  const all = [
    slopes.slope,
    slopes.shares,
    ...[...slopes.words.values()].flatMap(({ place, weight }) => [place, weight]),
  ]
  let sum = 0
  for (const numbers of all) for (const number of numbers) sum += number * number
  const length = Math.sqrt(sum)
  if (length <= steepest) return
  for (const numbers of all)
    for (let i = 0; i < numbers.length; i++) numbers[i] = ((numbers[i] as number) * steepest) / length
}

/** One step of Adam; a word counts only the steps in which it was met. */
function adjust(learnt: Learnt, slopes: Float32Array, rate: number): void {
  const [keepFirst, keepSecond] = [0.9, 0.999]
  learnt.steps++
  const mendFirst = 1 - keepFirst ** learnt.steps
  const mendSecond = 1 - keepSecond ** learnt.steps
  const { numbers, first, second } = learnt
  for (let i = 0; i < numbers.length; i++) {
    const slope = slopes[i] as number
    first[i] = keepFirst * (first[i] as number) + (1 - keepFirst) * slope
    second[i] = keepSecond * (second[i] as number) + (1 - keepSecond) * slope * slope
    const move = (first[i] as number) / mendFirst / (Math.sqrt((second[i] as number) / mendSecond) + 1e-8)
    numbers[i] = (numbers[i] as number) - rate * move
  }
}
