import { fetchSound } from '#carrier-emulator/calls/fetch-sound.ts'
import { playSpeech } from '#carrier-emulator/calls/play-text.ts'
import { pressKeys } from '#carrier-emulator/calls/press-keys.ts'
import { type Act, countIn, type Verb, wholeAddress } from '#carrier-emulator/calls/verb.ts'
import { note } from '#carrier-emulator/carrier.ts'
import { textOf } from '#carrier-emulator/xml.ts'

const mostLoops = 1_000

export const playVerb: Verb = {
  answers: () => true,
  async run(act) {
    await playSound(act)
    return 'next'
  },
}

/** Plays the sound at an address, or keys. A sound that is not to be had is passed over. */
export async function playSound(act: Act): Promise<void> {
  const { carrier, line, url, verb } = act
  const digits = (verb.attributes.get('digits') ?? '').replace(/[^0-9wW#*]/g, '')
  if (digits !== '') return pressKeys(carrier, line, digits)
  const address = wholeAddress(textOf(verb).trim(), url, 'GET')
  const sound = address ? await fetchSound(carrier, line.row.accountSid, address.url) : null
  if (!sound) {
    note(carrier, { kind: 'warning', sid: line.row.sid, what: `11200: no sound from ${textOf(verb).trim()}` })
    return
  }
  const loops = countIn(verb, 'loop', { least: 0, most: mostLoops, otherwise: 1 }) || mostLoops
  for (let turn = 0; turn < loops; turn++) await playSpeech(carrier, act, sound)
}
