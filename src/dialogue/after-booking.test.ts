import { describe, expect, it } from 'vitest'
import { service, talk } from '../../tests/support/dialogue-talk.ts'

const services = [
  { ...service, name: 'Clock repair', alsoCalled: ['fix my clock'], place: 'customer' as never },
  { ...service, name: 'Lamp rewiring', alsoCalled: ['new lamp cord'], place: 'customer' as never },
]
const booked = {
  appointment_id: 'booked', service: 'Clock repair', label: 'Wednesday, November 25, 10:00 AM', starts_at: '2026-11-25T16:00:00Z',
} // biome-ignore format: one readable block
/** What is said and done once a clock repair on Wednesday at ten has been booked. */
function afterBooking(...texts: string[]) {
  return afterBookingBy('text', ...texts)
}

function afterBookingBy(channel: 'text' | 'voice', ...texts: string[]) {
  const all = ['can you fix my clock wednesday at 10?', 'yes', ...texts]
  const known = {
    channel,
    services,
    name: 'Ana Ruiz',
    address: '12 Elm Street, Fairhaven',
    appointments: [booked],
  }
  const { said, names, last } = talk(all, known)
  return { said: said.slice(2), names: names.slice(3), last }
}

describe('once a visit is booked', () => {
  it.each([
    ['actually can we do it at 11'],
    ['could you make that friday'],
    ['sorry thursday not wednesday'],
    ['is friday at 9 open instead'],
    ['can you come sooner'],
  ])('“%s” moves it, and books no second one', (text) => {
    // Sabotages: in other-time.ts let isPutElsewhen be false; in shift-time.ts take "come" out of beyondIt.
    const { names } = afterBooking(text, 'yes', 'yes')
    expect(names[0]).toBe('find_appointment')
    expect(names).not.toContain('book_appointment')
  })

  it('an earlier time is no work that might be on a list', () => {
    // Sabotage: in other-time.ts let asksOfServices look at the topic alone.
    expect(afterBooking('can you do it any sooner?').last).not.toMatch(/list|services/)
  })

  it.each([
    'see you wednesday at 10',
    'see u weds',
    'ok see you wednesday',
    'great, we will see you wednesday then',
  ])('“%s” leaves it as it is', (text) => {
    // Sabotages: in the-book.ts and open-visit.ts let seesYou be false; in idioms.ts take untilThen out.
    const { names, last } = afterBooking(text)
    expect(names).toEqual([])
    expect(last).not.toContain('?')
  })

  it.each(['am i confirmed?', 'so im all set?', 'which day did we say'])(
    '“%s” is told from the book',
    (text) => {
      // Sabotage: in own-appointments.ts take the lines with "all set" and "confirmed" and "did we" out.
      const { names, last } = afterBooking(text)
      expect(names).toEqual(['find_appointment'])
      expect(last).toMatch(/Clock repair on Wed, Nov 25 at 10 am/)
    },
  )

  it('a second is added by whoever wants one added', () => {
    // Sabotage: in idioms.ts take the entry with "add" out.
    expect(afterBooking('can i add a lamp rewiring to that visit?').last).toMatch(/Lamp rewiring\?/)
  })
})

describe('what is kept of the contact', () => {
  it('is told to them, and not what is ours', () => {
    // Sabotage: in answer-theirs.ts let asksTheirs match nothing.
    expect(afterBooking('whats the address you have for me').last).toContain('12 Elm Street, Fairhaven')
    expect(afterBooking('do you have my number').last).toContain('(630) 555-0142')
    expect(afterBooking('do you have my email?').last).toMatch(/your email/i)
    expect(afterBooking('what is your address').last).toContain('12 Alder Street')
  })

  it('is told on no call, where anybody can show any number', () => {
    // Sabotage: in next-reply.ts let theirs be the state on calls, too.
    const { last } = afterBookingBy('voice', 'what address do you have for me?')
    expect(last).not.toMatch(/Elm|Alder/)
    expect(last).toMatch(/team/)
  })

  it('is passed on where it is wrong, and ours is not told', () => {
    // Sabotage: in answer-theirs.ts let ofThemselves match nothing.
    const { said, names } = afterBooking('wrong address, its 14 elm street', 'yes')
    expect(said[0]).not.toContain('Alder')
    expect(names).toEqual(['take_message'])
  })

  it('has a call before the visit passed on, and no number told', () => {
    // Sabotage: in answer-theirs.ts let callAhead match nothing.
    const { said, names } = afterBooking('can you call when you are on the way', 'yes')
    expect(said[0]).not.toContain('555')
    expect(names).toEqual(['take_message'])
  })

  it('is somebody else, where the read-back is answered by a name alone', () => {
    // Sabotage: in take-details.ts let isFullName be false.
    const { said } = afterBooking(
      'my mom needs a clock repair too, friday at 11. she lives at 90 Oak Road',
      'Rita Ruiz',
    )
    expect(said[1]).toMatch(/Rita Ruiz, 90 Oak Road/)
  })
})
