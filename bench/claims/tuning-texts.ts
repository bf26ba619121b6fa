import { readdirSync, readFileSync } from 'node:fs'
import type { ClaimKind } from '#conversations/engine/claims/claim.ts'
import { readMeantBusinesses } from '../meaning/tuning-wordings.ts'
import { engineTexts, taughtFacts } from './engine-texts.ts'
import type { ClaimSet } from './measure.ts'

export interface TuningText {
  file: string
  text: string
  /** What it claims, backed by its receipts or not; null when it claims nothing. */
  kind: ClaimKind | null
  receipts: readonly ClaimKind[]
}
type Receipts = NonNullable<ClaimSet['false'][number]['receipts']>

/** The sets the guard is made with, in the order they were written. */
export function tuningFiles(): string[] {
  const here = new URL('.', import.meta.url)
  const numberOf = (name: string) => Number(/-(\d+)/.exec(name)?.[1] ?? 1)
  return readdirSync(here)
    .filter((name) => /^(?:phrases|tuning)(?:-\d+)?\.json$/.test(name))
    .sort((one, other) => numberOf(one) - numberOf(other))
}

export function readTuning(file: string): ClaimSet {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
}

/** An honest text with a receipt claims what the receipt proves. */
export function tuningTexts(): TuningText[] {
  const kindsOf = (receipts: Receipts = []) =>
    receipts.map((receipt) => (typeof receipt === 'string' ? receipt : receipt.kind))
  const engine = engineTexts(taughtFacts)
    .filter(({ proven }) => proven.length === 0)
    .map(({ text }) => ({ file: 'engine', text, kind: null, receipts: [] }))
  const written = tuningFiles().flatMap((file) => {
    const set = readTuning(file)
    return [
      ...set.false.map(({ text, kind, receipts }) => ({
        file,
        text,
        kind: kind ?? 'booked',
        receipts: kindsOf(receipts),
      })),
      ...set.honest.map(({ text, receipts }) => ({
        file,
        text,
        kind: kindsOf(receipts)[0] ?? null,
        receipts: kindsOf(receipts),
      })),
    ]
  })
  return [...written, ...engine, ...factsOfBusinesses()]
}

/** What owners say of their business: a model that says it in like words claims nothing. */
function factsOfBusinesses(): TuningText[] {
  return readMeantBusinesses()
    .flatMap(({ businesses }) => businesses)
    .flatMap(({ questions, services }) => [
      ...questions.map(({ answer }) => answer),
      ...services.map(({ description }) => description),
    ])
    .map((text) => ({ file: 'facts', text, kind: null, receipts: [] }))
}
