import { z } from 'zod'
import { answer, endCall } from '#carrier-emulator/calls/call-status.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { hangUp } from '#carrier-emulator/calls/script.ts'
import { digitsShape, wordsShape } from '#carrier-emulator/calls/script-shape.ts'
import { quietly } from '#carrier-emulator/calls/until.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { Problem } from '#carrier-emulator/problem.ts'

/** What somebody does at a phone while a call rings or goes on. */
export const deedShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('say'), text: wordsShape }),
  z.strictObject({ kind: z.literal('digits'), digits: digitsShape }),
  z.strictObject({ kind: z.literal('hangup') }),
  z.strictObject({ kind: z.literal('mute'), on: z.boolean() }),
  z.strictObject({ kind: z.literal('hold'), on: z.boolean() }),
  z.strictObject({ kind: z.literal('answer') }),
  z.strictObject({ kind: z.literal('reject') }),
])
export type Deed = z.output<typeof deedShape>

/** Does it; a `conflict` problem says why it cannot be done now. What is said or pressed waits for what came before. */
export function doDeed(carrier: Carrier, line: Line, deed: Deed): void {
  if (deed.kind === 'hangup') hangUp(carrier, line)
  else if (deed.kind === 'answer' || deed.kind === 'reject') take(carrier, line, deed.kind)
  else if (line.answeredMs === null) throw new Problem('conflict', 'Nobody has answered this call yet.')
  else if (deed.kind === 'mute' || deed.kind === 'hold') silence(carrier, line, deed)
  else speak(carrier, line, deed)
}

function speak(carrier: Carrier, line: Line, deed: Deed & { kind: 'say' | 'digits' }): void {
  const { phone } = line
  const isSilent = () => phone.isMuted || phone.isOnHold
  if (isSilent()) throw new Problem('conflict', 'The phone is muted or on hold.')
  // The words are made ready while what came before is still being said.
  const words = carrier.speaker.say(deed.kind === 'say' ? deed.text : '', 'phone')
  phone.doing = phone.doing.then(async () => {
    if (deed.kind === 'digits') return line.mouth.press(deed.digits)
    const speech = await words
    // Whoever mutes the phone takes back what was not said yet.
    if (!isSilent()) await line.mouth.say(speech)
  })
  quietly(carrier, phone.doing)
}

/** A call that rings at a phone is taken or declined there. */
function take(carrier: Carrier, line: Line, kind: 'answer' | 'reject'): void {
  const { direction, status } = line.row
  if (direction === 'inbound' || status !== 'ringing')
    throw new Problem('conflict', 'This call does not ring at a phone.')
  if (kind === 'answer') answer(carrier, line)
  else endCall(carrier, line, { status: 'busy', reason: 'The call was declined.', sipCode: '603' })
}

function silence(carrier: Carrier, line: Line, { kind, on }: { kind: 'mute' | 'hold'; on: boolean }): void {
  const { phone } = line
  if (on) line.mouth.stop()
  if (kind === 'mute') phone.isMuted = on
  else if (phone.isOnHold !== on) {
    const nowMs = carrier.callTime.nowMs()
    const last = phone.deaf.at(-1)
    if (on) phone.deaf.push({ fromMs: nowMs, toMs: Number.POSITIVE_INFINITY })
    else if (last) last.toMs = nowMs
    phone.isOnHold = on
  }
}
