import { type ClaimKind, claimKinds } from './claim.ts'
import { featuresOf, kindFeaturesOf } from './features-of.ts'
import type { Unit } from './split-units.ts'
import { claimTable, kindTable } from './weights.gen.ts'

/** How sure it is that a unit claims a deed: above 0 it is taken for a claim. */
export function weighClaim(unit: Unit): number {
  let sum = 0
  for (const feature of featuresOf(unit)) sum += claims.rows[rowOf(claims, feature)] ?? 0
  return claimTable.bias + sum * claimTable.scale
}

/** How likely each kind of deed is, given that the unit claims one; together 1. */
export function weighKinds(unit: Unit, sentence: Unit): Record<ClaimKind, number> {
  const sums = claimKinds.map(() => 0)
  for (const feature of kindFeaturesOf(unit, sentence)) {
    const row = rowOf(kinds, feature)
    if (row < 0) continue
    claimKinds.forEach((_, at) => {
      sums[at] = (sums[at] ?? 0) + (kinds.rows[row * claimKinds.length + at] ?? 0)
    })
  }
  const powers = sums.map((sum, at) => Math.exp((kindTable.biases[at] ?? 0) + sum * kindTable.scale))
  const total = powers.reduce((one, other) => one + other, 0)
  return Object.fromEntries(claimKinds.map((kind, at) => [kind, (powers[at] ?? 0) / total])) as Record<
    ClaimKind,
    number
  >
}

/** The rows of a table and where each feature's row is: `places` is a hash table with open addresses. */
interface Table {
  keys: Int32Array
  places: Int32Array
  mask: number
  rows: Int8Array
}

/** Reads a table: its features in rising order, as steps of seven bits a byte, and `width` small numbers for each. */
function readTable(written: { features: string; rows: string }, width: number): Table {
  const steps = Buffer.from(written.features, 'base64')
  const rows = Buffer.from(written.rows, 'base64')
  const mask = 2 ** Math.ceil(Math.log2((rows.length / width) * 2 + 2)) - 1
  const keys = new Int32Array(mask + 1).fill(-1)
  const places = new Int32Array(mask + 1)
  let feature = 0
  let step = 0
  let row = 0
  for (let next = 0; next < steps.length; next++) {
    const byte = steps[next] as number
    step = (step << 7) | (byte & 127)
    if (byte >= 128) continue
    feature += step
    step = 0
    let at = feature & mask
    while (keys[at] !== -1) at = (at + 1) & mask
    keys[at] = feature
    places[at] = row++
  }
  return { keys, places, mask, rows: new Int8Array(rows.buffer, rows.byteOffset, rows.length) }
}

function rowOf({ keys, places, mask }: Table, feature: number): number {
  for (let at = feature & mask; ; at = (at + 1) & mask) {
    const key = keys[at]
    if (key === feature) return places[at] ?? -1
    if (key === -1) return -1
  }
}

const claims = readTable(claimTable, 1)
const kinds = readTable(kindTable, claimKinds.length)
