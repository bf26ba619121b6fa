import { claimKinds } from '#conversations/engine/claims/claim.ts'
import { featuresOf, kindFeaturesOf } from '#conversations/engine/claims/features-of.ts'
import { readSentences } from '#conversations/engine/claims/read-sentences.ts'
import type { Unit } from '#conversations/engine/claims/split-units.ts'
import { type Example, type Fit, fitChoices, fitLogistic, logit } from './logistic.ts'
import type { TuningText } from './tuning-texts.ts'

/** A text and all that is weighed of it: it claims something when one of its units does. */
export interface Bag {
  text: TuningText
  units: Unit[]
  features: Set<number>[]
  /** The units that are the text: sure to claim when it claims. */
  wholes: number[]
  /** The same as if a question followed, which takes nothing back from a deed told as done. */
  beforeQuestion: Set<number>[]
}

export interface Learnt {
  /** Where each known feature stands among the weights. */
  places: Map<number, number>
  fit: Fit
}
export interface LearnOptions {
  seeds: readonly number[]
  /** In how many units a feature has to stand. */
  fewest: number
  /** How many features are kept, the weightiest: what the file of weights has room for. */
  most: number
  /** What an honest unit counts beside a claiming one: more makes the guard slower to replace. */
  honestWeight: number
  /** Where a sum begins to be a claim before it is shifted to 0: the higher, the fewer honest texts are replaced. */
  threshold: 0.1
  /** How far beyond the threshold the tuning texts are to be. */
  margin: number
}
export const defaults: LearnOptions = {
  seeds: [1, 2, 3, 4, 5, 6, 7, 8],
  fewest: 3,
  most: 76_000,
  honestWeight: 2,
  threshold: 0.1,
  margin: 0.4,
}

export function bagOf(text: TuningText): Bag {
  const sentences = readSentences(text.text).filter(({ units }) => units.length > 0)
  const units = sentences.flatMap((sentence) => sentence.units)
  const wholes = sentences.length === 1 ? [units.length - 1] : []
  const isAsked = wholes.length > 0 && !text.text.includes('?') && !(text.kind && promised.test(text.text))
  return {
    text,
    units,
    features: units.map(featuresOf),
    wholes,
    beforeQuestion: (isAsked ? wholes : []).flatMap((at) => {
      const unit = units[at]
      const isTold = unit?.tokens.some(({ wordClass }) => finite.test(wordClass))
      return unit && isTold ? [featuresOf({ ...unit, marks: [...unit.marks, 'asks', 'asks_next'] })] : []
    }),
  }
}
/** "I'll book it", "Thursday it is": honest while something is still asked. */
const promised =
  /\b(?:i|we)(?: (?:will|shall|am going|are going)|['’]ll)\b|^\W*(?:\w+ing|let|then|so)\b|\b(?:it is|then)\W*$/i
const finite = /[0DSG]$|^(?:is|are|am|has|have|'s)$/

/** Learns from texts what claims: first from texts of one sentence, then from the likeliest units of the others. */
export function learn(bags: readonly Bag[], options: LearnOptions = defaults): Learnt {
  const [seed = 1] = options.seeds
  const all = learnWith(bags, placesOf(bags, options.fewest), { ...options, seeds: [seed] })
  const weightOf = (place: number) => Math.abs(all.fit.weights[place] ?? 0)
  const weighty = [...all.places].sort(([, one], [, other]) => weightOf(other) - weightOf(one))
  const kept = weighty.slice(0, options.most).map(([feature], place) => [feature, place] as const)
  return learnWith(bags, new Map(kept), options)
}

function learnWith(bags: readonly Bag[], places: Map<number, number>, options: LearnOptions): Learnt {
  const known = bags.map((bag) => bag.features.map((features) => placed(places, features)))
  const asked = bags.map((bag) => bag.beforeQuestion.map((features) => placed(places, features)))
  const lesson = { bags, known, asked, featureCount: places.size, options }
  const fits = options.seeds.map((seed) => fitOne({ ...lesson, seed }))
  const weights = new Float64Array(places.size)
  for (const fit of fits)
    fit.weights.forEach((weight, at) => {
      weights[at] = (weights[at] as number) + weight / fits.length
    })
  const bias = fits.reduce((sum, fit) => sum + fit.bias / fits.length, -options.threshold)
  return { places, fit: { weights, bias } }
}

const engineCount = 2

interface Lesson {
  bags: readonly Bag[]
  known: number[][][]
  asked: number[][][]
  featureCount: number
  seed: number
  options: LearnOptions
}

function fitOne({ bags, known, asked, featureCount, seed, options }: Lesson): Fit {
  // The engine reads back in the very words with which others claim.
  const counts = bags.map(({ text }) => (text.file === 'engine' ? engineCount : 1))
  let fit: Fit | null = null
  for (let round = 0; round < 14; round++) {
    const last = fit
    const examples = bags.flatMap(({ text, wholes }, at): Example<boolean>[] => {
      const units = known[at] ?? []
      const answer = text.kind !== null
      const count = (counts[at] as number) * (answer ? 1 : options.honestWeight)
      const questions = (asked[at] ?? []).map((features) => ({ features, answer, weight: 0.4 * count }))
      if (!answer) return [...questions, ...units.map((features) => ({ features, answer, weight: count }))]
      const sums = last ? units.map((features) => logit(last, features)) : []
      const most = Math.max(...sums)
      const claiming = units.flatMap((features, unit) => {
        if (wholes.includes(unit)) return [{ features, answer, weight: count }]
        const sum = sums[unit]
        if (sum === undefined || (sum < most && sum <= 0)) return []
        return [{ features, answer, weight: sum === most ? count : 0.7 * count }]
      })
      return [...questions, ...claiming]
    })
    fit = fitLogistic(examples, { featureCount, seed, epochs: 6, rate: 0.15, decay: 0.005 })
    if (round >= 2) raiseCounts(counts, { bags, known, fit, options })
  }
  return fit as Fit
}

/** Texts on the wrong side, or close to it, count more in the next round. */
function raiseCounts(
  counts: number[],
  { bags, known, fit, options }: Pick<Lesson, 'bags' | 'known' | 'options'> & { fit: Fit },
): void {
  bags.forEach(({ text }, at) => {
    const sum = Math.max(...(known[at] ?? []).map((features) => logit(fit, features)))
    const beyond = sum - options.threshold
    const isFar = text.kind !== null ? beyond > options.margin : beyond < -options.margin
    if (!isFar) counts[at] = Math.min(90, (counts[at] as number) * 1.6)
  })
}

/** How sure it is that a text claims something: above 0 it is taken for a claim. */
export function weighText({ places, fit }: Learnt, bag: Bag): number {
  return Math.max(-99, ...bag.features.map((features) => logit(fit, placed(places, features))))
}

/** What tells the kinds of deeds apart, learnt from the unit of each claim that claims the most. */
export function learnKinds(
  bags: readonly Bag[],
  learnt: Learnt,
  fewest: number,
): { places: Map<number, number>; fits: Fit[] } {
  const claiming = bags.flatMap((bag) => {
    if (bag.text.kind === null) return []
    const sums = bag.features.map((features) => logit(learnt.fit, placed(learnt.places, features)))
    const at = sums.indexOf(Math.max(...sums))
    const unit = bag.units[at]
    const sentence = bag.units.slice(at).find(({ marks }) => marks.includes('whole'))
    if (!unit || !sentence) return []
    return [{ features: kindFeaturesOf(unit, sentence), answer: claimKinds.indexOf(bag.text.kind) }]
  })
  const places = new Map<number, number>()
  const counts = countOf(claiming.map(({ features }) => features))
  for (const [feature, count] of counts) if (count >= fewest) places.set(feature, places.size)
  const examples = claiming.map(({ features, answer }) => ({
    features: placed(places, features),
    answer,
    weight: 1,
  }))
  const options = { featureCount: places.size, seed: 1, epochs: 12, rate: 0.15, decay: 0.005 }
  return { places, fits: fitChoices(examples, claimKinds.length, options) }
}

function placesOf(bags: readonly Bag[], fewest: number): Map<number, number> {
  const counts = countOf(bags.flatMap((bag) => [...bag.features, ...bag.beforeQuestion]))
  const places = new Map<number, number>()
  for (const [feature, count] of counts) if (count >= fewest) places.set(feature, places.size)
  return places
}

function countOf(sets: readonly Set<number>[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const set of sets) for (const feature of set) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}

function placed(places: Map<number, number>, features: Iterable<number>): number[] {
  const found: number[] = []
  for (const feature of features) {
    const place = places.get(feature)
    if (place !== undefined) found.push(place)
  }
  return found
}
