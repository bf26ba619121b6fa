import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallHouse, openCallHouse } from '../support/call-house.ts'
import { stranger } from '../support/emulator-hand.ts'

describe('a call', () => {
  let desk: CallHouse
  beforeAll(async () => {
    desk = await openCallHouse()
  })
  afterAll(() => desk.house.close())

  it('books a visit, with a correction, two interruptions and a sound of listening', async () => {
    const call = await desk.call(7200, [
      'Hi, can someone come Tuesday afternoon for a clogged drain?',
      { interruptAfterWords: 6, text: 'the first one. Jo Fields, 12 Elm Street, Fernbrook' },
      { interruptAfterWords: 5, text: 'no wait, make it Wednesday at 10 a m' },
      { interruptAfterWords: 4, text: 'mm-hm' },
      'yes please',
      'that is all, thank you, bye',
    ])
    expect(call.status).toBe('completed')
    const booked = await desk.house.rows('select service, starts_at, status, name, address from appointments')
    expect(booked).toEqual([
      {
        service: 'Drain cleaning',
        starts_at: new Date('2026-11-25T18:00:00Z'),
        status: 'booked',
        name: 'Jo Fields',
        address: '12 Elm Street, Fernbrook',
      },
    ])
    const lines = await desk.linesOf(7200)
    expect(lines.filter(({ role }) => role === 'contact').map(({ text }) => text)).toEqual([
      'Hi, can someone come Tuesday afternoon for a clogged drain?',
      'the first one. Jo Fields, 12 Elm Street, Fernbrook',
      'no wait, make it Wednesday at 10 a m',
      'yes please',
      'that is all, thank you, bye',
    ])
    // What was cut short is remembered as it was heard. Sabotage: keep no `textHeard` in keep-spoken.ts.
    const cut = call.heard.filter(({ interrupted }) => interrupted).map(({ text }) => text)
    expect(cut).toHaveLength(2)
    expect(lines.flatMap(({ heard }) => heard ?? [])).toEqual(cut)
    const [told] = await desk.house.rows<{ claims: { replaced: unknown[] } }>(
      `select claims from turns where claims -> 'backed' <> '[]'::jsonb`,
    )
    expect(told?.claims.replaced).toEqual([])
  }, 90_000)

  it('is told no address of the record, since anybody can show any number', async () => {
    // Sabotage: in begin-spoken-talk.ts let address be '9 Birch Lane, Fernbrook'.
    await desk.call(7201, ['what are your hours?', 'thanks, bye'])
    const { house } = desk
    await house.app.ground.db.team(house.teamId, (tx) =>
      tx.query(
        `update contacts set address = '9 Birch Lane, Fernbrook'
         where id = (select contact_id from contact_phones where phone = $1)`,
        [stranger(7201)],
      ),
    )
    const [known] = await house.rows(`select id from contacts where address like '9 Birch%'`)
    expect(known).toBeDefined()
    await desk.call(7201, [
      'Hi, can someone come Friday at 9am for a clogged drain?',
      'the first one. Jo Fields',
      'thanks, bye',
    ])
    const told = (await desk.linesOf(7201)).filter(({ role }) => role === 'bot').map(({ text }) => text)
    expect(told.join('\n')).toMatch(/address/i)
    expect(told.join('\n')).not.toMatch(/Birch/)
  }, 90_000)
})
