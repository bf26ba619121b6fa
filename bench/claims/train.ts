import { writeFileSync } from 'node:fs'
import { claimKinds } from '#conversations/engine/claims/claim.ts'
import { bagOf, defaults, learn, learnKinds, weighText } from './learn.ts'
import { tuningTexts } from './tuning-texts.ts'

/**
 * node bench/claims/train.ts
 * Learns the weights of the claims guard from the tuning sets alone and writes them beside it. The same sets give the
 * same file. How well an unseen hand is read: `leave-one-out.ts`; what the guard does then: `run.ts`.
 */
const target = new URL('../../src/conversations/engine/claims/weights.gen.ts', import.meta.url)
const bags = tuningTexts().map(bagOf)
const learnt = learn(bags, defaults)
const kinds = learnKinds(bags, learnt, 8)

const claimRows = tableOf(learnt.places, [learnt.fit.weights], 0)
const kindRows = tableOf(
  kinds.places,
  kinds.fits.map(({ weights }) => weights),
  0.03,
)
const round = (value: number) => Math.round(value * 10_000) / 10_000
const file = `// Written by bench/claims/train.ts from the tuning sets beside it. Do not edit.
export const claimTable = {
  bias: ${round(learnt.fit.bias)},
  scale: ${claimRows.scale},
  features: '${claimRows.features}',
  rows: '${claimRows.rows}',
}
export const kindTable = {
  // ${claimKinds.join(', ')}
  biases: [${kinds.fits.map(({ bias }) => round(bias)).join(', ')}],
  scale: ${kindRows.scale},
  features: '${kindRows.features}',
  rows: '${kindRows.rows}',
}
`
writeFileSync(target, file)
const wrong = bags.filter((bag) => (bag.text.kind !== null) !== weighText(learnt, bag) > 0)
console.log(
  `${bags.length} texts, ${claimRows.count} features of claims, ${kindRows.count} of kinds, ${Math.ceil(file.length / 1000)} kB; ${wrong.length} texts still wrong`,
)

/** The features in rising order as steps of seven bits a byte, and for each its weights as whole numbers of `scale`. */
function tableOf(places: Map<number, number>, weights: readonly Float64Array[], least: number) {
  const most = weights.reduce((one, list) => Math.max(one, ...list.map(Math.abs)), 0)
  const scale = Math.ceil((most / 127) * 1e6) / 1e6
  const kept = [...places]
    .map(([feature, place]) => ({ feature, row: weights.map((list) => list[place] ?? 0) }))
    .filter(({ row }) => row.some((weight) => Math.abs(weight) >= least))
    .sort((one, other) => one.feature - other.feature)
  const steps = kept.flatMap(({ feature }, at) => stepsOf(feature - (kept[at - 1]?.feature ?? 0)))
  const rows = kept.flatMap(({ row }) => row.map((weight) => Math.round(weight / scale)))
  return { scale, count: kept.length, features: base64(steps), rows: base64(rows.map((row) => row & 255)) }
}

function stepsOf(step: number): number[] {
  const bytes = [step & 127]
  for (let rest = step >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128)
  return bytes
}

function base64(bytes: readonly number[]): string {
  return Buffer.from(bytes).toString('base64')
}
