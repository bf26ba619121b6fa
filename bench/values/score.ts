import { findAddresses } from '#values/find-addresses.ts'
import { findEmails } from '#values/find-emails.ts'
import { findNames } from '#values/find-names.ts'
import { findPhones } from '#values/find-phones.ts'
import { findWhen } from '#values/find-when.ts'
import type { SaidAddress } from '#values/types.ts'

export const kinds = ['when', 'names', 'phones', 'emails', 'addresses'] as const
export type Kind = (typeof kinds)[number]
type Stretch = { from: string; to: string } | null

export interface Case {
  text: string
  now: string
  timeZone: string
  isAsked?: 'name' | 'address' | 'phone' | 'email' | 'when'
  expect: {
    when?: { days?: Stretch; times?: Stretch; isExcluded?: boolean }[]
    names?: string[]
    phones?: string[]
    emails?: string[]
    addresses?: (Partial<SaidAddress> & { street: string })[]
  }
}

export interface Score {
  hits: number
  found: number
  expected: number
}

/** What a reader made of a case, in the shape in which cases are labelled. */
export type ReadCase = (item: Case) => Case['expect']

/**
 * Hits, finds and expected values per kind, and a line for every sentence that was not read as labelled. `instead` names
 * readers of single kinds that stand in for our own.
 */
export function score(
  cases: Case[],
  instead: Partial<Record<Kind, ReadCase>> = {},
): { scores: Record<Kind, Score>; misses: string[] } {
  const scores = Object.fromEntries(
    kinds.map((kind) => [kind, { hits: 0, found: 0, expected: 0 }]),
  ) as Record<Kind, Score>
  const misses: string[] = []
  for (const item of cases) {
    for (const kind of kinds) {
      const expected = expectedOf(item.expect, kind)
      const other = instead[kind]
      const found = other ? expectedOf(other(item), kind) : foundIn(item, kind)
      const hits = matches(expected, found)
      scores[kind].hits += hits
      scores[kind].found += found.length
      scores[kind].expected += expected.length
      if (hits < expected.length || hits < found.length)
        misses.push(
          `${kind}: ${JSON.stringify(item.text)} expected ${JSON.stringify(expected)} found ${JSON.stringify(found)}`,
        )
    }
  }
  return { scores, misses }
}

/** A value in a plain form; parts left empty in the expected one are not compared. */
type Plain = Record<string, string>

function matches(expected: Plain[], found: Plain[]): number {
  const free = [...found]
  let hits = 0
  for (const wanted of expected) {
    const at = free.findIndex((value) =>
      Object.entries(wanted).every(([part, said]) => said === '' || value[part] === said),
    )
    if (at === -1) continue
    free.splice(at, 1)
    hits += 1
  }
  return hits
}

function expectedOf(expect: Case['expect'], kind: Kind): Plain[] {
  if (kind === 'when') return (expect.when ?? []).map(plainWhen)
  if (kind === 'names') return (expect.names ?? []).map(plainName)
  if (kind === 'addresses') return (expect.addresses ?? []).map(plainAddress)
  return (expect[kind] ?? []).map((value) => ({ value: value.toLowerCase() }))
}

function foundIn({ text, now, timeZone, isAsked }: Case, kind: Kind): Plain[] {
  if (kind === 'when')
    return findWhen(text, { now: new Date(now), timeZone }, { isAsked: isAsked === 'when' }).map((item) =>
      plainWhen(item.value),
    )
  if (kind === 'names')
    return findNames(text, { isAsked: isAsked === 'name' }).map((item) => plainName(item.value))
  if (kind === 'addresses')
    return findAddresses(text, { isAsked: isAsked === 'address' }).map((item) => plainAddress(item.value))
  const found = kind === 'phones' ? findPhones(text) : findEmails(text)
  return found.map((item) => ({ value: item.value.toLowerCase() }))
}

function plainWhen(when: { days?: Stretch; times?: Stretch; isExcluded?: boolean }): Plain {
  const { days, times } = when
  return {
    days: days ? `${days.from}..${days.to}` : 'none',
    times: times ? `${times.from}-${times.to}` : 'none',
    isExcluded: String(when.isExcluded ?? false),
  }
}

function plainName(name: string): Plain {
  const bare = name.toLowerCase().replace(/^(?:dr|mr|mrs|ms|miss|prof|rev)\b\.? /, '')
  return { value: bare.normalize('NFKD').replace(/[^\p{L}]/gu, '') }
}

const shortForms: Record<string, string> = {
  street: 'st', avenue: 'ave', road: 'rd', drive: 'dr', lane: 'ln', court: 'ct', place: 'pl', boulevard: 'blvd',
  circle: 'cir', terrace: 'ter', parkway: 'pkwy', highway: 'hwy', trail: 'trl', square: 'sq', north: 'n',
  south: 's', east: 'e', west: 'w', northeast: 'ne', northwest: 'nw', southeast: 'se', southwest: 'sw',
} // biome-ignore format: one readable block

function plainAddress(address: Partial<SaidAddress> & { street: string }): Plain {
  const words = address.street.toLowerCase().replace(/[.,]/g, '').split(/\s+/)
  return {
    street: words.map((word) => shortForms[word] ?? word).join(' '),
    unit: (address.unit ?? '')
      .toLowerCase()
      .replace(/^(?:apt|unit|suite|#|room|flat|apartment|ste)\.? ?/, '')
      .replace('-', ''),
    city: (address.city ?? '').toLowerCase().replace(/[.,]/g, ''),
    region: (address.region ?? '').toUpperCase(),
    postalCode: address.postalCode ?? '',
  }
}
