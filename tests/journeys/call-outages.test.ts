import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { type CallHouse, openCallHouse } from '../support/call-house.ts'
import { openCuttableLine } from '../support/cuttable-line.ts'

const isFull = inject('testMatrix') === 'full'
const script = [
  'What are your opening hours?',
  'How much is drain cleaning?',
  'Do you come to Fernbrook?',
  'Are you open on Saturday?',
  'That is all, goodbye.',
]

describe('lines that are cut', () => {
  const callers = isFull ? 50 : 6
  const cuts = isFull ? 20 : 4
  let line: Awaited<ReturnType<typeof openCuttableLine>>
  let desk: CallHouse
  beforeAll(async () => {
    const port = await freePort()
    line = await openCuttableLine(port)
    desk = await openCallHouse({ environment: { PORT: String(port), PUBLIC_URL: line.url } })
  })
  afterAll(async () => {
    await desk.house.close()
    await line.close()
  })

  // Sabotage: in receive-call-step.ts, let resumeOf answer null for a line that was lost.
  it(`${callers} calls whose lines are all cut ${cuts} times at any moment go on, each to its own end`, async () => {
    const begun = await Promise.all(
      Array.from({ length: callers }, (_, index) => desk.begin(7400 + index, repeated(cuts))),
    )
    for (let cut = 0; cut < cuts; cut++) {
      await desk.house.until('every call had its line', async () => openLines(desk) === callers, 30_000)
      await new Promise((done) => setTimeout(done, (cut * 137) % 400))
      line.cut()
      line.mend()
    }
    const calls = await Promise.all(begun.map(({ ended }) => ended()))
    await desk.written()
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 'completed'))
    const rows = await desk.house.rows<{ resumes: number; ended_reason: string | null }>(
      'select resumes, ended_reason from calls',
    )
    expect(rows).toHaveLength(callers)
    expect(rows.reduce((sum, { resumes }) => sum + resumes, 0)).toBeGreaterThan(callers)
    // At most what was being said at a cut is lost, and the bot takes leave of everybody.
    for (const [index, call] of calls.entries()) {
      const lines = await desk.linesOf(7400 + index)
      expect(lines.at(-1)?.role).toBe('bot')
      const kept = lines.filter(({ role }) => role === 'contact').map(({ text }) => text)
      const said = call.heard.filter(({ who }) => who === 'caller').map(({ text }) => text)
      expect(kept.length).toBeGreaterThanOrEqual(said.length - cuts)
      let at = -1
      for (const text of kept) {
        at = said.indexOf(text, at + 1)
        expect(at, `${text} | ${said.join(' / ')}`).toBeGreaterThanOrEqual(0)
      }
    }
  }, 240_000)
})

function openLines(desk: CallHouse): number {
  return desk.house.app.rooms.calls.inHand.all().filter(({ session }) => session !== null).length
}

/** Enough to talk about while the cuts last. */
function repeated(cuts: number): string[] {
  const [bye = '', ...questions] = [...script].reverse()
  const rounds = Math.ceil(cuts / 4)
  return [...Array.from({ length: rounds }, () => questions.reverse()).flat(), bye]
}

describe.runIf(process.env.TEST_DATABASE_URL)('a database that goes away', () => {
  const callers = isFull ? 100 : 8
  const awayMs = isFull ? 30_000 : 3_000
  let line: Awaited<ReturnType<typeof openCuttableLine>>
  let desk: CallHouse
  beforeAll(async () => {
    line = await openCuttableLine(Number(new URL(process.env.TEST_DATABASE_URL ?? '').port))
    desk = await openCallHouse({ kind: 'postgres', databaseLine: line.url })
  })
  afterAll(async () => {
    await desk.house.close()
    await line.close()
  })

  // Sabotage: in session-writer.ts, give a write up when the connection is lost.
  it(`for ${awayMs / 1000} s under ${callers} calls: none is dropped, and every word is kept once it is back`, async () => {
    const begun = await Promise.all(
      Array.from({ length: callers }, (_, index) => desk.begin(7600 + index, repeated(isFull ? 40 : 8))),
    )
    await desk.house.until('every call had its line', async () => openLines(desk) === callers, 30_000)
    line.cut()
    await new Promise((done) => setTimeout(done, awayMs))
    line.mend()
    const calls = await Promise.all(begun.map(({ ended }) => ended()))
    await desk.written(120_000)
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 'completed'))
    for (const [index, call] of calls.entries()) {
      const kept = (await desk.linesOf(7600 + index))
        .filter(({ role }) => role === 'contact')
        .map(({ text }) => text)
      expect(kept).toEqual(call.heard.filter(({ who }) => who === 'caller').map(({ text }) => text))
    }
  }, 300_000)
})
