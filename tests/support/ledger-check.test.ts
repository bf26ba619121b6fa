import { describe, expect, it } from 'vitest'
import type { LedgerEntry } from '#carrier-emulator/ledger.ts'
import { checkLedger, type Stored } from './ledger-check.ts'

const office = '+15035550100'
const phone = '+15035550142'
const at = (second: number) => new Date(Date.UTC(2026, 10, 17, 9, 0, second)).toISOString()

function text(direction: 'inbound' | 'outbound', sid: string, second: number): LedgerEntry {
  const [from, to] = direction === 'inbound' ? [phone, office] : [office, phone]
  const by = direction === 'inbound' ? 'phone' : 'rest'
  return {
    ...{ seq: second, at: at(second), kind: 'text', stage: 'accepted', body: sid, media: [] },
    ...{ direction, sid, from, to, by },
  } as LedgerEntry
}

/** Two texts, each answered, then a stop with its confirmation. */
function sound(): { ledger: LedgerEntry[]; stored: Stored } {
  const leg = (sid: string, direction: 'inbound' | 'outbound', messageId: string | null) => ({
    ...{ sid, direction, theirs: phone, purpose: messageId ? 'contact' : 'keyword', messageId },
    intentId: direction === 'outbound' ? `int_${sid}` : null,
  })
  const said = (id: string, seq: number, answers: string | null) => ({
    ...{
      id,
      conversationId: 'cnv_1',
      seq,
      role: answers ? 'contact' : 'bot',
      turnId: answers ?? `turn_${id}`,
    },
    ...{ answer: answers ? 'answered' : null, delivery: null, deliveryError: null },
  })
  return {
    ledger: [
      text('inbound', 'in1', 1),
      text('outbound', 'out1', 3),
      text('inbound', 'in2', 5),
      text('outbound', 'out2', 7),
      text('inbound', 'in3', 9),
      text('outbound', 'out3', 11),
    ],
    stored: {
      numbers: [office],
      legs: [
        ...[leg('in1', 'inbound', 'm1'), leg('out1', 'outbound', 'm2'), leg('in2', 'inbound', 'm3')],
        ...[leg('out2', 'outbound', 'm4'), leg('in3', 'inbound', 'm5'), leg('out3', 'outbound', null)],
      ],
      messages: [
        ...[said('m1', 1, 'turn_m2'), said('m2', 2, null), said('m3', 3, 'turn_m4'), said('m4', 4, null)],
        { ...said('m5', 5, 'none'), turnId: null, answer: 'stop' },
      ],
      stops: [{ phone, stoppedAt: new Date(at(10)) }],
    },
  }
}

/** The sound world with one thing wrong. */
function broken(change: (world: ReturnType<typeof sound>) => void): string[] {
  const world = sound()
  change(world)
  return checkLedger(world.ledger, world.stored)
}

describe('the ledger check', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(checkLedger(sound().ledger, sound().stored)).toEqual([])
  })

  it('finds a text that was lost on the way in', () => {
    expect(broken(({ stored }) => void stored.legs.shift())).toEqual(['The text in1 is stored 0 times.'])
  })

  it('finds a text that was stored twice', () => {
    expect(broken(({ stored }) => void stored.legs.push({ ...stored.legs[0] } as never))).toContain(
      'The text in1 is stored 2 times.',
    )
  })

  it('finds a text nobody answered', () => {
    const findings = broken(({ stored }) => {
      Object.assign(stored.messages[0] ?? {}, { answer: null })
    })
    expect(findings).toEqual(['The text m1 is not answered and says not why.'])
  })

  it('finds an answer that never left', () => {
    const findings = broken(({ ledger }) => void ledger.splice(1, 1))
    expect(findings).toEqual(['The answer to m1 left 0 times.'])
  })

  it('finds an answer that left twice', () => {
    const findings = broken(({ ledger }) => void ledger.push(text('outbound', 'again', 8)))
    expect(findings).toEqual([`The text again to ${phone} left and no row knows it.`])
  })

  it('finds one deed done twice, though both have rows', () => {
    const findings = broken(({ ledger, stored }) => {
      ledger.splice(2, 0, text('outbound', 'again', 4))
      stored.legs.push({ ...stored.legs[1], sid: 'again' } as never)
    })
    expect(findings).toContain('The deed int_out1 left 2 times.')
  })

  it('finds answers in the wrong order', () => {
    const findings = broken(({ ledger }) => {
      const [first, second] = [ledger[1], ledger[3]]
      if (first && second) Object.assign(ledger, { 1: second, 3: first })
    })
    expect(findings).toEqual(['The answer m4 left before an earlier one.'])
  })

  it('finds a text sent after the stop, and a second confirmation', () => {
    const late = broken(({ stored }) => {
      stored.stops = [{ phone, stoppedAt: new Date(at(6)) }]
    })
    expect(late).toEqual([`The text out2 left after ${phone} had asked for no more.`])
    const twice = broken(({ ledger, stored }) => {
      ledger.push(text('outbound', 'out4', 12))
      stored.legs.push({ ...stored.legs[5], sid: 'out4', intentId: 'int_out4' } as never)
    })
    expect(twice).toEqual([`${phone} got 2 confirmations of its stop.`])
  })
})
