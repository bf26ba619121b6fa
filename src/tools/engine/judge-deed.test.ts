import { describe, expect, it } from 'vitest'
import { judgeDeed, lastWords } from '#tools/engine/judge-deed.ts'
import type { HistoryLine } from '#tools/ports.ts'

const at = new Date('2026-11-23T17:00:00Z')
let seq = 0
const says = (role: 'contact' | 'bot', text: string): HistoryLine => ({
  kind: 'line',
  role,
  text,
  at,
  messageId: `msg_${++seq}`,
  seq,
})
const used = (name: string, result: Record<string, unknown>): HistoryLine => ({
  kind: 'tool',
  id: 'x',
  name,
  arguments: {},
  result,
})

const held = used('hold_window', { hold_id: 'hold_1', window_id: 'w1', service: 'Visit' })
const found = used('find_appointment', { appointments: [{ appointment_id: 'apt_1', label: 'Thursday' }] })
const readBack = says('bot', 'Thursday at 2. Shall I book it?')
const book = { name: 'book_appointment', arguments: { window_id: 'w1', name: 'Jo' } }
const move = { name: 'reschedule_appointment', arguments: { appointment_id: 'apt_1', window_id: 'w1' } }
const cancel = { name: 'cancel_appointment', arguments: { appointment_id: 'apt_1' } }
const judge = (deed: typeof book | typeof move | typeof cancel, history: HistoryLine[]) =>
  judgeDeed(deed, history).isAllowed

describe('a booking', () => {
  // Sabotage: let isHeld look only for the hold, not for the words after it.
  it('waits for the contact to hear what was held', () => {
    expect(judge(book, [says('contact', 'Thursday at 2 please'), held])).toBe(false)
    expect(judge(book, [says('contact', 'Thursday at 2'), held, readBack])).toBe(false)
    expect(judge(book, [says('contact', 'Thursday at 2'), held, readBack, says('contact', 'yes')])).toBe(true)
  })

  // Sabotage: take any hold of the window instead of the last one.
  it('is only of the window held last', () => {
    const other = used('hold_window', { hold_id: 'hold_2', window_id: 'w2' })
    expect(
      judge(book, [
        says('contact', 'Thursday'),
        held,
        readBack,
        says('contact', 'no, friday'),
        other,
        readBack,
        says('contact', 'yes'),
      ]),
    ).toBe(false)
  })

  // Sabotage: leave out the question whether they said no.
  it('is not made against a no', () => {
    expect(judge(book, [says('contact', 'Thursday'), held, readBack, says('contact', 'no')])).toBe(false)
  })

  // Sabotage: count a refused hold.
  it('needs a hold that was given', () => {
    const refused = used('hold_window', { error: 'taken', window_id: 'w1' })
    expect(judge(book, [says('contact', 'Thursday'), refused, readBack, says('contact', 'yes')])).toBe(false)
  })
})

describe('a change', () => {
  // Sabotage: let wasShown return true.
  it('is only of an appointment that was named before', () => {
    expect(judge(cancel, [says('contact', 'cancel my appointment'), found])).toBe(false)
    expect(
      judge(cancel, [says('contact', 'cancel it'), found, says('bot', 'Thursday?'), says('contact', 'yes')]),
    ).toBe(true)
    expect(
      judge({ ...cancel, arguments: { appointment_id: 'apt_2' } }, [found, readBack, says('contact', 'yes')]),
    ).toBe(false)
  })

  // Sabotage: drop the last condition of judgeDeed.
  it('cancels nothing on words that do not ask for it', () => {
    expect(
      judge(cancel, [
        says('contact', 'when am I on?'),
        found,
        says('bot', 'Thursday at 2.'),
        says('contact', 'thanks, where are you?'),
      ]),
    ).toBe(false)
  })

  it('moves only to a held window', () => {
    const asked = [
      says('contact', 'move me to friday'),
      found,
      says('bot', 'Friday at 9?'),
      says('contact', 'yes'),
    ]
    expect(judge(move, asked)).toBe(false)
    expect(judge(move, [...asked, held, readBack, says('contact', 'yes')])).toBe(true)
  })
})

it('takes all that was said since anybody answered', () => {
  expect(
    lastWords([says('contact', 'a'), says('bot', 'b'), says('contact', 'c'), held, says('contact', 'd')]),
  ).toBe('c\nd')
})
