import { describe, expect, it } from 'vitest'
import { talk } from '../../tests/support/dialogue-talk.ts'

const none = { appointments: [] }
const promise = /won't (?:write|text|call)|no more (?:writing|calls)|any more/i

describe('who wants to hear no more, in words that were not taken for a STOP', () => {
  // Sabotage: in phrases-talk.ts let `stopped` promise "I won't write to you any more."
  it.each(['please stop texting me', 'take me off your list'])('"%s" is told how to be sure', (text) => {
    const { last } = talk([text], none)
    expect(last).toContain('STOP')
    expect(last).not.toMatch(promise)
  })

  // Sabotage: in asked-to-stop.ts leave `!isQuestion` out.
  it('asking how it is done, goes on with the booking', () => {
    const { said, of } = talk(
      ['a clock repair wednesday at ten', 'how do people opt out of your texts?', 'Dede Kowal', 'yes'],
      none,
    )
    expect(said[1]).toContain('STOP')
    expect(of('book_appointment')).toHaveLength(1)
  })

  // Sabotage: in phrases-voice.ts leave `stopped` out.
  it('on a call hears who can see to it, and may have it passed on', () => {
    const call = { ...none, channel: 'voice' as const }
    const { said, of } = talk(['please stop calling me', 'yes please', 'Dede Kowal'], call)
    expect(said[0]).toMatch(/list.*\?/)
    expect(said[0]).not.toMatch(promise)
    expect(of('take_message')).toMatchObject([{ message: 'please stop calling me' }])
    expect(talk(['please stop calling me', 'no'], call).of('take_message')).toEqual([])
  })
})
