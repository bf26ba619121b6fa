import { answer, endCall } from '#carrier-emulator/calls/call-status.ts'
import { joinNumbers } from '#carrier-emulator/calls/join-numbers.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { runScript } from '#carrier-emulator/calls/script.ts'
import { noSpeech } from '#carrier-emulator/calls/speech.ts'
import { answered, pause, quietly } from '#carrier-emulator/calls/until.ts'
import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import type { PhoneRow } from '#carrier-emulator/rows.ts'

/**
 * Rings the phone a call goes to, which does as its rule says; resolves when somebody answers. The call ends, and
 * CallStopped is thrown, when nobody does in time.
 */
export function ringPhone(carrier: Carrier, line: Line, timeoutMs: number): Promise<void> {
  const { callTime: time } = carrier
  const giveUp = time.after(timeoutMs, () =>
    endCall(carrier, line, { status: 'no-answer', reason: 'Nobody answered in time.' }),
  )
  line.over.signal.addEventListener('abort', giveUp, { once: true })
  const fault = decideFault(carrier, line)
  if (fault === 'machine') follow(carrier, line, { ...defaults, answers: 'machine' })
  else if (fault)
    time.after(ringMs.busy, () =>
      endCall(carrier, line, { status: fault, reason: 'The fault plan ended it.' }),
    )
  else {
    const number = carrier.state.numberByPhone(line.row.to)
    if (number) joinNumbers(carrier, line, number)
    else follow(carrier, line, ruleOf(carrier, line.row.to))
  }
  return answered(line).finally(giveUp)
}

/** How long a phone rings before it does what it does; one that is not answered rings on. */
const ringMs = { person: 1_000, machine: 3_000, fax: 1_000, busy: 300, reject: 1_500 }
const defaults: PhoneRow = {
  ...{ sid: '', answers: 'person', greeting: null, ringMs: null, beep: true, say: null },
}

function ruleOf(carrier: Carrier, phone: string): PhoneRow {
  return carrier.state.rows.phones.get(phone) ?? defaults
}

function follow(carrier: Carrier, line: Line, rule: PhoneRow): void {
  const { answers } = rule
  // It rings until somebody at the dev phone takes it, or until the caller gives up.
  if (answers === 'no-answer' || answers === 'ask') return
  const waitMs = rule.ringMs ?? ringMs[answers]
  const cancel = carrier.callTime.after(waitMs, () => {
    if (answers === 'busy') endCall(carrier, line, { status: 'busy', reason: 'The phone is in use.' })
    else if (answers === 'reject')
      endCall(carrier, line, { status: 'busy', reason: 'The call was declined.', sipCode: '603' })
    else {
      answer(carrier, line)
      quietly(carrier, act(carrier, line, rule))
    }
  })
  line.over.signal.addEventListener('abort', cancel, { once: true })
}

const hello = 'Hello?'
const machineGreeting =
  'You have reached our mailbox. We cannot take your call right now. Please leave your name and your number after the tone.'
const beepMs = 500
const recordsMs = 120_000

/** Whoever answered speaks first. */
async function act(carrier: Carrier, line: Line, rule: PhoneRow): Promise<void> {
  const { signal } = line.over
  if (rule.answers === 'fax') {
    await pause(carrier, signal, 1_000)
    return line.mouth.sound('fax', 3_000)
  }
  const isMachine = rule.answers === 'machine'
  const text = rule.greeting ?? (isMachine ? machineGreeting : hello)
  const speech = text === '' ? noSpeech : await carrier.speaker.say(text, 'phone')
  await pause(carrier, signal, isMachine ? 600 : 300)
  if (text !== '') await line.mouth.say(speech)
  if (isMachine) {
    await pause(carrier, signal, 400)
    if (rule.beep) await line.mouth.sound('beep', beepMs)
    await pause(carrier, signal, recordsMs)
    endCall(carrier, line, { status: 'completed', reason: 'The machine stopped recording.' })
  } else if (rule.say) await runScript(carrier, line, rule.say)
}

/** What the fault plan does to a call that goes out. */
function decideFault(carrier: Carrier, line: Line): 'busy' | 'no-answer' | 'failed' | 'machine' | null {
  const { sid, from, to } = line.row
  const [hit] = carrier.faults.decide('call', { from, to })
  const fault = hit?.entry.fault
  if (fault !== 'busy' && fault !== 'no-answer' && fault !== 'failed' && fault !== 'machine') return null
  note(carrier, { kind: 'fault', on: 'call', fault, sid, waitMs: 0 })
  return fault
}
