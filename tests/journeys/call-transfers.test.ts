import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultCallRouting } from '#phones/contract.ts'
import { type CallHouse, openCallHouse } from '../support/call-house.ts'

const ourPerson = '+16205550190'

interface CallEnd {
  ended_reason: string
  transfers: { phone: string; outcome: string }[]
  resumes: number
}

describe('a caller who wants a person', () => {
  let desk: CallHouse
  beforeAll(async () => {
    desk = await openCallHouse()
    await desk.house.app.ground.db.team(desk.house.teamId, (tx) =>
      tx.query('update numbers set call_routing = $1', [
        JSON.stringify({ ...defaultCallRouting, transferPhone: ourPerson }),
      ]),
    )
  })
  afterAll(() => desk.house.close())
  beforeEach(() => desk.house.hand.clearFaults())

  const endOf = async (sid: string): Promise<CallEnd> => {
    const read = async () => (await desk.house.rows<CallEnd>('select * from calls where sid = $1', [sid]))[0]
    await desk.house.until('the call has its reason', async () => (await read())?.ended_reason != null)
    const row = await read()
    if (!row) throw new Error('There is no such call.')
    return row
  }
  const heardByCaller = (call: { heard: { who: string; text: string }[] }) =>
    call.heard.filter(({ who }) => who !== 'caller').map(({ text }) => text)

  // Sabotage: in next-step.ts drop personCall.
  it('is put through to the phone of the team, and the bot is gone from the line', async () => {
    await desk.house.hand.setPhone(ourPerson, {
      answers: 'person',
      say: [{ text: 'Northside, this is Robin.', after: 500 }, { pauseMs: 4_000 }, { hangup: true }],
    })
    const call = await desk.call(7300, ['Can I talk to a real person please?', { pauseMs: 30_000 }])
    const end = await endOf(call.sid)
    expect(end).toMatchObject({ ended_reason: 'transferred', resumes: 0 })
    expect(end.transfers).toEqual([expect.objectContaining({ phone: ourPerson, outcome: 'completed' })])
    expect(heardByCaller(call).join(' ')).toContain('this is Robin')
  }, 60_000)

  // Sabotage: in receive-call-step.ts give null for 'after-dial'.
  it.each([
    ['busy', 'busy'],
    ['reject', 'busy'],
    ['no-answer', 'no-answer'],
  ] as const)(
    'is back with the bot when that phone is %s, and may leave a message',
    async (answers, outcome) => {
      await desk.house.hand.setPhone(ourPerson, { answers })
      const index = 7310 + ['busy', 'reject', 'no-answer'].indexOf(answers)
      const call = await desk.call(index, [
        'Can I talk to a real person please?',
        { untilHeard: 'nobody could take the call' },
        'Yes please, my boiler makes a strange noise. I am Jo Fields.',
        'no that is all, thank you, bye',
      ])
      const end = await endOf(call.sid)
      expect(end.transfers).toEqual([expect.objectContaining({ phone: ourPerson, outcome })])
      expect(end.resumes).toBe(1)
      expect(heardByCaller(call).join(' ')).toContain('nobody could take the call')
      const [task] = await desk.house.rows<{ words: string; name: string }>(
        'select words, name from tasks order by created_at desc limit 1',
      )
      expect(task?.words).toContain('strange noise')
    },
    60_000,
  )

  // Sabotage: in read-talk.ts take any line of the bot for a new question.
  it('may leave a message still, after a silence in which the bot asked whether anybody is there', async () => {
    await desk.house.hand.setPhone(ourPerson, { answers: 'busy' })
    const call = await desk.call(7315, [
      'Can I talk to a real person please?',
      { untilHeard: 'nobody could take the call' },
      { pauseMs: 20_000 },
      'Yes please, my boiler makes a strange noise. I am Jo Fields.',
      'no that is all, thank you, bye',
    ])
    await endOf(call.sid)
    const [task] = await desk.house.rows<{ words: string }>(
      'select words from tasks order by created_at desc limit 1',
    )
    expect(task?.words).toContain('strange noise')
  }, 60_000)

  it('hears that the team was told, where nobody takes calls at this hour', async () => {
    await desk.house.app.ground.db.team(desk.house.teamId, (tx) =>
      tx.query('update numbers set call_routing = $1', [JSON.stringify(defaultCallRouting)]),
    )
    const call = await desk.call(7320, ['Can I talk to a real person please?', 'thank you, bye'])
    const end = await endOf(call.sid)
    expect(end.transfers).toEqual([])
    const tasks = await desk.house.rows<{ kind: string }>(
      'select kind from tasks order by created_at desc limit 1',
    )
    expect(tasks).toEqual([{ kind: 'hand_over' }])
  }, 60_000)
})
