import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reasonOfError, reasonOfSip } from '#telephony/engine/carrier-codes.ts'
import { reasonGroups } from '#telephony/engine/ended-reason.ts'
import { endedReason, endedReasons } from '#telephony/engine/ended-reasons.ts'
import { type EndOfCall, whyEnded, workedOutReasons } from '#telephony/engine/why-ended.ts'

const all = Object.entries(endedReasons)
const source = join(import.meta.dirname, '../..')

/** Every code that is said of a call where it is ended, read from the code that says it. */
function saidInCode(): Set<string> {
  const said = new Set<string>()
  const places = [
    /noteEnding\(([^)]*)\)/g,
    /kind: '(?:end|stop|announce|fallback|sorry)'[;,][^}]*reason: ('[^}]*)\}/g,
    /const reason = (bot\?\.status[^\n]*)/g,
  ]
  for (const room of ['telephony/server', 'voice/engine', 'voice/server']) {
    for (const file of readdirSync(join(source, room)).filter((name) => /(?<!\.test)\.ts$/.test(name))) {
      const text = readFileSync(join(source, room, file), 'utf8')
      for (const place of places)
        for (const [, words = ''] of text.matchAll(place))
          for (const [, code = ''] of words.matchAll(/'([a-z-]{4,})'/g)) if (!isStatus(code)) said.add(code)
    }
  }
  return said
}
const isStatus = (word: string) => word === 'paused'

const plain: EndOfCall = {
  ...{ direction: 'inbound', status: 'completed', answeredBy: null, sipCode: null, errorCode: null },
  ...{ durationMs: 60_000, lineIssued: 1, lineEpoch: 1, lastTransfer: null, lastStep: null },
  isAskedAgain: false,
  ...{ contactLines: 3, contactLinesSinceTransfer: 0, lastTurn: { hasFailed: false, waitedMs: null } },
}
const asked = (step: 'after-line' | 'after-dial', outcome: string, errorCode: number | null = null) => ({
  lastStep: { step, outcome, errorCode, saidLater: false },
})

describe('the table of reasons', () => {
  it('says something of its own of each', () => {
    expect(all.length).toBeGreaterThanOrEqual(50)
    for (const word of ['title', 'sentence'] as const)
      expect(new Set(all.map(([, reason]) => reason[word])).size).toBe(all.length)
    for (const [code, reason] of all) {
      expect(Object.keys(reasonGroups), code).toContain(reason.group)
      expect(reason.sentence, code).toMatch(/^[A-Z][^\n]{20,}\.$/)
      expect(reason.title, code).toMatch(/^[A-Z].{2,48}[^.]$/)
    }
  })

  it('mends only by pages that there are', () => {
    const pages = readFileSync(join(source, 'app/web/routes.tsx'), 'utf8')
    const paths = [...pages.matchAll(/path: '([^']+)'/g)].map(([, path]) => path)
    expect(paths.length).toBeGreaterThan(10)
    for (const [code, { fix }] of all) if (fix) expect(paths, code).toContain(fix.href)
  })

  // Sabotage: take `'contact-silent'` out of the table, or say another word than that in step-session.ts.
  it('has every reason that is said in code, and they are the ones that are not worked out', () => {
    const said = saidInCode()
    for (const code of said) expect(endedReason(code), code).not.toBeNull()
    const notWorkedOut = all.map(([code]) => code).filter((code) => !workedOutReasons.includes(code))
    expect([...said].sort()).toEqual(notWorkedOut.sort())
  })

  it('knows no other', () => {
    for (const code of ['constructor', 'toString', '', 'nobody-knows']) expect(endedReason(code)).toBeNull()
  })
})

describe('why a call ended', () => {
  it.each<[string, Partial<EndOfCall>]>([
    ['contact-hung-up', {}],
    ['contact-hung-up-early', { contactLines: 0, lastTurn: null }],
    ['contact-hung-up-waiting', { lastTurn: { hasFailed: false, waitedMs: 4_000 } }],
    ['contact-hung-up', { lastTurn: { hasFailed: false, waitedMs: 3_999 } }],
    ['contact-hung-up-after-failure', { lastTurn: { hasFailed: true, waitedMs: null } }],
    ['contact-hung-up-ringing', { status: 'canceled', sipCode: 487 }],
    ['contact-hung-up-ringing', { status: 'no-answer' }],
    ['contact-hung-up-ringing', { lineIssued: 0, lineEpoch: 0, ...asked('after-dial', 'no-answer') }],
    ['canceled', { direction: 'outbound', status: 'canceled', sipCode: 487 }],
    ['no-answer', { direction: 'outbound', status: 'no-answer', sipCode: 480 }],
    ['busy', { direction: 'outbound', status: 'busy', sipCode: 486 }],
    ['declined', { direction: 'outbound', status: 'busy', sipCode: 603 }],
    ['busy', { direction: 'outbound', status: 'busy', sipCode: 404 }],
    ['voicemail', { direction: 'outbound', answeredBy: 'machine_end_beep' }],
    ['fax-machine', { direction: 'outbound', answeredBy: 'fax' }],
    ['transfer-untold', { lastTransfer: 'ringing' }],
    ['transfer-untold', { lineIssued: 0, lineEpoch: 0 }],
    ['transfer-abandoned', { lastTransfer: 'no-answer', ...asked('after-dial', 'no-answer') }],
    ['transfer-unanswered', { lastTransfer: 'no-answer' }],
    ['contact-hung-up', { lastTransfer: 'no-answer', contactLinesSinceTransfer: 1 }],
    ['line-never-opened', { lineEpoch: 0, contactLines: 0 }],
    ['answer-unreachable', { lineEpoch: 0, contactLines: 0, durationMs: 900, isAskedAgain: true }],
    ['contact-hung-up-early', { lineEpoch: 0, contactLines: 0, durationMs: 2_000 }],
    ['line-unreachable', { lineEpoch: 0, ...asked('after-line', 'failed', 64102) }],
    ['voice-refused', { lineEpoch: 0, ...asked('after-line', 'failed', 64101) }],
    ['line-lost', { lineIssued: 2, lineEpoch: 1 }],
    ['line-lost', asked('after-line', 'failed')],
    ['line-garbled', asked('after-line', 'failed', 64107)],
    ['contact-hung-up', asked('after-line', 'completed')],
    ['carrier-failed', { status: 'failed' }],
    ['carrier-failed', { status: 'failed', sipCode: 200 }],
    ['country-not-allowed', { status: 'failed', sipCode: 404, errorCode: 13227 }],
  ])('is %s', (reason, change) => {
    expect(whyEnded({ ...plain, ...change })).toBe(reason)
  })

  it('can be each reason that is worked out: none stands in the table for show', () => {
    const reached = new Set<string>()
    const codes = Array.from({ length: 70_000 }, (_, code) => code)
    for (const code of codes) {
      for (const change of [{ sipCode: code }, { errorCode: code }])
        reached.add(whyEnded({ ...plain, direction: 'outbound', status: 'failed', ...change }))
    }
    for (const change of [
      {},
      { contactLines: 0 },
      { lastTurn: { hasFailed: true, waitedMs: null } },
      { lastTurn: { hasFailed: false, waitedMs: 9_000 } },
      { status: 'no-answer' },
      { status: 'no-answer', direction: 'outbound' as const },
      { answeredBy: 'machine_start' },
      { answeredBy: 'fax' },
      { lastTransfer: 'ringing' },
      { lastTransfer: 'busy' },
      { lastTransfer: 'busy', ...asked('after-dial', 'busy') },
      { lineEpoch: 0 },
    ])
      reached.add(whyEnded({ ...plain, ...change }))
    const said = saidInCode()
    expect([...reached].filter((code) => !said.has(code)).sort()).toEqual([...workedOutReasons].sort())
  })

  it('hears nothing in codes that tell nothing', () => {
    for (const code of [null, 0, 100, 180, 200, 999]) expect(reasonOfSip(code)).toBeNull()
    for (const code of [null, 0, 1, 30003, 99999]) expect(reasonOfError(code)).toBeNull()
    expect(reasonOfSip(513)).toBe('carrier-fault')
    expect(reasonOfError(11205)).toBe('answer-unreachable')
    expect(reasonOfError(13520)).toBe('answer-refused')
  })
})
