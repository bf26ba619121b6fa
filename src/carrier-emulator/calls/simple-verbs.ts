import { endCall } from '#carrier-emulator/calls/call-status.ts'
import { playText } from '#carrier-emulator/calls/play-text.ts'
import { pause } from '#carrier-emulator/calls/until.ts'
import { countIn, methodOf, type Verb, wholeAddress } from '#carrier-emulator/calls/verb.ts'
import { allTextOf, textOf } from '#carrier-emulator/xml.ts'

const mostLoops = 1_000

export const sayVerb: Verb = {
  answers: () => true,
  async run(act) {
    const text = allTextOf(act.verb).replace(/\s+/g, ' ').trim()
    const loops = countIn(act.verb, 'loop', { least: 0, most: mostLoops, otherwise: 1 }) || mostLoops
    for (let turn = 0; turn < loops && text !== ''; turn++) await playText(act.carrier, act, text)
    return 'next'
  },
}

export const pauseVerb: Verb = {
  // A call can be left ringing for a while before somebody answers.
  answers: () => false,
  async run({ carrier, signal, verb }) {
    const seconds = countIn(verb, 'length', { least: 0, most: 3_600, otherwise: 1 })
    await pause(carrier, signal, seconds * 1_000)
    return 'next'
  },
}

export const hangupVerb: Verb = { answers: () => true, run: async () => 'hangup' }

export const redirectVerb: Verb = {
  answers: () => false,
  async run({ url, verb }) {
    const address = wholeAddress(textOf(verb).trim() || url, url, methodOf(verb, 'method'))
    return address ? { ask: { address } } : 'next'
  },
}

/** Only a call that still rings can be rejected; on any other it is a hang-up. */
export const rejectVerb: Verb = {
  answers: () => false,
  async run({ carrier, line, verb }) {
    if (line.answeredMs !== null) return 'hangup'
    const isBusy = verb.attributes.get('reason') === 'busy'
    endCall(carrier, line, { status: isBusy ? 'busy' : 'no-answer', reason: 'Reject' })
    return 'left'
  },
}
