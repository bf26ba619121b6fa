import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClaimKind, guardClaims, type Receipt } from './guard-claims.ts'
import { honestWords } from './honest-words.ts'
import { splitSentences } from './split-sentences.ts'

type Phrase = { text: string; kind?: ClaimKind; receipts?: ClaimKind[] }
const read = (name: string): { false: Phrase[]; honest: Phrase[] } =>
  JSON.parse(readFileSync(new URL(`../../../../bench/claims/${name}.json`, import.meta.url), 'utf8'))
const sets = ['phrases', 'phrases-2', 'phrases-3', 'phrases-4']
  .concat(['tuning-5', 'tuning-6', 'tuning-7', 'tuning-8', 'tuning-9', 'tuning-10'])
  .map(read)
const falseClaims = sets.flatMap((set) => set.false)
const honest = sets.flatMap((set) => set.honest)

const now = new Date('2026-11-23T15:10:00Z')
const startsAt = new Date('2026-11-26T21:00:00Z')
const untimed: ClaimKind[] = ['sent', 'transferred', 'passed_on']
const proof = (kinds: ClaimKind[]): Receipt[] =>
  kinds.map((kind) => ({ id: `rcp_${kind}`, kind, ...(untimed.includes(kind) ? {} : { startsAt }) }))
const guard = (text: string, receipts: Receipt[] = []) =>
  guardClaims({ text, receipts, language: 'en', timeZone: 'America/Denver', now })

describe('the tuning sets', () => {
  it('lets no false claim through', () => {
    // Sabotage: in find-claims.ts, take a unit for a claim only above 3.
    const missed = falseClaims.filter(({ text, receipts = [] }) => !guard(text, proof(receipts)).replaced[0])
    expect(missed.map(({ text }) => text)).toEqual([])
  })

  it('touches at most 2 % of the honest sentences', () => {
    // Sabotage: in find-claims.ts, take a unit for a claim from -4 on.
    const touched = honest.filter(({ text, receipts = [] }) => guard(text, proof(receipts)).replaced[0])
    expect(touched.length, touched.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(
      honest.length * 0.02,
    )
  })
})

describe('receipts', () => {
  it('names the receipt that backs a sentence', () => {
    expect(guard('Done. You are booked for Thursday at 2 PM.', proof(['booked']))).toEqual({
      text: 'Done. You are booked for Thursday at 2 PM.',
      replaced: [],
      backed: [
        { sentence: 'Done.', receiptId: 'rcp_booked' },
        { sentence: 'You are booked for Thursday at 2 PM.', receiptId: 'rcp_booked' },
      ],
    })
  })

  it('asks for a receipt of the same kind', () => {
    // Sabotage: let every receipt back every claim.
    expect(guard('I cancelled your visit.', proof(['booked'])).replaced[0]?.reason).toBe('no_receipt')
    expect(guard('I moved you to Thursday at 2.', proof(['booked'])).replaced[0]?.kind).toBe('moved')
  })

  it('tells the time of the receipt in place of another one', () => {
    // Sabotage: let isThatTime return true.
    expect(guard('Great! You are booked for Friday at 2 PM.', proof(['booked']))).toMatchObject({
      text: 'Great! To be exact, it is booked for Thursday, November 26 at 2:00 PM.',
      replaced: [{ kind: 'booked', reason: 'other_time' }],
    })
  })

  it.each([
    ['See you Thursday at 2!', true],
    ['See you on the 26th at 14:00.', true],
    ['You are booked for November 26 at two.', true],
    ['You are moved from Friday at 9 to Thursday at 2 PM.', true],
    ['You are booked for Thursday; please call before 10 AM on Wednesday to change it.', true],
    ['See you tomorrow at 2.', false],
    ['You are booked for November 27 at 2 PM.', false],
    ['You are booked for Thursday at 2:30 PM.', false],
    ['You are booked for Thursday at 2 AM.', false],
    ['Thursday, 4 PM. Booked.', false],
  ])('reads when "%s" is', (text, isRight) => {
    const receipts = proof(['booked', 'moved'])
    expect(guard(text, receipts).replaced.length === 0).toBe(isRight)
    const labelled = receipts.map(({ id, kind }) => ({ id, kind, label: 'Thursday, November 26, 2:00 PM' }))
    expect(guard(text, labelled).replaced.length === 0).toBe(isRight)
  })
})

describe('what is left as it is', () => {
  it('takes no holiday for a deed', () => {
    // Sabotage: in find-claims.ts, take a unit for a claim from -9 on.
    const text = "We're closed on Monday, July 5 for Founders' Day (observed)."
    expect(guard(text, []).replaced).toEqual([])
  })

  it('replaces only the sentence that claims', () => {
    expect(guard('Sure, Jo! You are booked.\nDoes the gate have a code?').text).toBe(
      `Sure, Jo! ${honestWords('booked', 'You are booked.\n')}\nDoes the gate have a code?`,
    )
  })

  it('says what is true once, however often it is claimed', () => {
    const { text, replaced } = guard('Booked! You are all set. See you Thursday at 2.')
    expect(replaced).toHaveLength(3)
    expect(splitSentences(text)).toHaveLength(1)
  })

  it('takes a promise for a claim unless something is still asked', () => {
    // Sabotage: in split-units.ts, mark nothing as asked.
    expect(guard('I will book Thursday at 2 for you.').replaced).toHaveLength(1)
    expect(guard('I will book Thursday at 2 for you. What is your name?').replaced).toEqual([])
    expect(guard('I will book Thursday at 2 for you. Anything else?').replaced).toHaveLength(1)
    expect(guard('I will book it as soon as you say yes.').replaced).toEqual([])
  })
})

describe('any text at all', () => {
  const pieces = fc.constantFrom(...falseClaims, ...honest).map(({ text }) => text)
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(fc.oneof(pieces, fc.string({ maxLength: 12 })), { maxLength: 5 })
      .map((parts) => parts.join(' ')),
  )
  const kinds = fc.subarray<ClaimKind>(['booked', 'moved', 'cancelled', 'sent', 'passed_on', 'held'])

  it('never throws, claims nothing after, and changes nothing the second time', () => {
    // Sabotage: let honestWords say "You are booked."
    fc.assert(
      fc.property(text, kinds, (words, receipts) => {
        const once = guard(words, proof(receipts))
        const twice = guard(once.text, proof(receipts))
        expect(twice.replaced).toEqual([])
        expect(twice.text).toBe(once.text)
        if (once.replaced.length === 0) expect(once.text).toBe(words)
      }),
      { numRuns: 300 },
    )
  })

  it('takes a broken time zone or date for an unknown one', () => {
    const receipts: Receipt[] = [{ id: 'rcp_1', kind: 'booked', startsAt: new Date(Number.NaN) }]
    const input = { text: 'You are booked for Friday.', receipts, language: 'en' as const, now }
    expect(guardClaims({ ...input, timeZone: 'Nowhere/Atall' }).replaced).toEqual([])
  })

  it('catches a claim in any case and with hidden characters', () => {
    const missed = falseClaims.flatMap(({ text: claim, receipts }) => {
      const hidden = claim.toUpperCase().split('').join('\u200b')
      return receipts || guard(hidden).replaced.length > 0 ? [] : claim
    })
    expect(missed).toEqual([])
  })

  it('stays quick on the longest and most repetitive texts', () => {
    // Sabotage: let a pattern repeat a group without a bound.
    for (const words of [
      'it is all now just ',
      'your appointment ',
      'if you ',
      'i have already ',
      'thursday at 2 ',
    ]) {
      const startedAt = performance.now()
      guard(words.repeat(1600 / words.length))
      expect(performance.now() - startedAt, words).toBeLessThan(500)
    }
  })
})

describe('what the business offers', () => {
  const offers = [
    { name: 'Cake fitting', description: 'Your seat is reserved for a morning.' },
    { name: 'Catering tasting', description: '' },
    { name: 'Large order pickup', description: '' },
    { name: 'Table saved for Saturday', description: '' },
  ]
  const said = (text: string) =>
    guardClaims({ ...{ text, receipts: [], language: 'en', timeZone: 'America/Denver', now }, offers })

  it.each([
    'We offer Cake fitting, Catering tasting and Table saved for Saturday.',
    'Cake fitting: Your seat is reserved for a morning.',
  ])('is told: "%s"', (text) => {
    // Sabotage: let withoutOffers() give back the sentence.
    expect(guard(text).replaced).not.toEqual([])
    expect(said(text)).toMatchObject({ text, replaced: [] })
  })

  it.each([
    'Your Cake fitting is booked for Thursday at 2 PM.',
    'Cake fitting: booked for Thursday.',
    'I passed your Large order pickup on to the team.',
  ])('lets no claim through: "%s"', (text) => {
    // Sabotage: in claimsIn() let readSentences read ''.
    expect(said(text).replaced).toHaveLength(1)
  })

  it('names no hours by the numbers in its name', () => {
    // Sabotage: in claimsIn() give back `claims` wherever there are some.
    const named = [{ name: 'Three- to five-crate pickup', description: '' }]
    const receipt = { id: 'r', kind: 'booked', startsAt: new Date('2026-11-26T21:00:00Z'), label: 'Thursday, November 26, 2:00 PM' } as const // biome-ignore format: one line
    const text = "You're booked: Three- to five-crate pickup, Thursday at 2 PM."
    const given = { text, receipts: [receipt], language: 'en' as const, timeZone: 'America/Denver', now }
    expect(guardClaims({ ...given, offers: named }).replaced).toEqual([])
  })
})

describe('words that the business has published', () => {
  const greeting = "Good day, Finch Clocks, it's Wren on the line now."
  const answer = 'We have sent a van to every town here. You are booked in as soon as you call.'
  const said = (text: string) =>
    guardClaims({
      ...{ text, receipts: [], language: 'en', timeZone: 'America/Denver', now },
      ownWords: [greeting, answer, 'Booked.'],
    })

  it('are told as they are, beside a claim that is replaced', () => {
    // Sabotage: let placesOfOwnWords() give none.
    const text = `${greeting} ${answer}`
    expect(guard(text).replaced.length).toBeGreaterThan(0)
    expect(said(text)).toMatchObject({ text, replaced: [] })
    const both = said(`${greeting} You are booked for Thursday at 2 PM.`)
    expect(both.text.startsWith(greeting)).toBe(true)
    expect(both.replaced.map(({ sentence }) => sentence)).toEqual(['You are booked for Thursday at 2 PM.'])
  })

  it('are told as they are spoken on a call', () => {
    // Sabotage: let writtenOrSpoken() split at nothing.
    const written = 'We have sent a van; you are booked in for $40.50 before 6 pm as soon as you call.'
    const text =
      'We have sent a van, you are booked in for 40 dollars and 50 cents before 6 PM as soon as you call.'
    const given = { text, receipts: [], language: 'en' as const, timeZone: 'America/Denver', now }
    expect(guardClaims(given).replaced).not.toEqual([])
    expect(guardClaims({ ...given, ownWords: [written] })).toMatchObject({ text, replaced: [] })
  })

  it('let nothing through that is only a part of them, or too short to be told apart', () => {
    // Sabotage: leave the filter by `shortest` out; let a sentence count that overlaps a place.
    expect(said('You are booked in as soon as you call. You are booked.').replaced).not.toEqual([])
    expect(said('Booked.').replaced).not.toEqual([])
  })
})
