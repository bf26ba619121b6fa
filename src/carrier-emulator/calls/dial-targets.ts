import { methodOf, wholeAddress } from '#carrier-emulator/calls/verb.ts'
import { readPhoneNumber } from '#carrier-emulator/phone-number.ts'
import type { CallEvent, CallRow, HookAddress } from '#carrier-emulator/rows.ts'
import { elementsOf, textOf, type XmlNode } from '#carrier-emulator/xml.ts'

/** A phone to ring. */
export type DialTarget = {
  /** null for what is no phone number. */
  to: string | null
  /** What whoever answers hears before being joined. */
  whisper: HookAddress | null
  sendDigits: string
  statusCallback: CallRow['statusCallback']
}

const events: CallEvent[] = ['initiated', 'ringing', 'answered', 'completed']

/** The phones a `Dial` names: its own text, `Number` and `Client`. */
export function readTargets(verb: XmlNode, base: string): DialTarget[] {
  const nouns = elementsOf(verb).filter(({ name }) => name === 'Number' || name === 'Client')
  if (nouns.length > 0) return nouns.map((noun) => readTarget(noun, base))
  const number = textOf(verb).trim()
  return number === '' ? [] : [{ ...readTarget(verb, base), to: readPhoneNumber(number), whisper: null }]
}

function readTarget(noun: XmlNode, base: string): DialTarget {
  const get = (name: string) => noun.attributes.get(name)?.trim() ?? ''
  const identity = elementsOf(noun).find(({ name }) => name === 'Identity')
  const text = textOf(identity ?? noun).trim()
  const asked = get('statusCallbackEvent').split(/[\s,]+/)
  const known = events.filter((event) => asked.includes(event))
  const callback = wholeAddress(get('statusCallback'), base, methodOf(noun, 'statusCallbackMethod'))
  return {
    to: noun.name === 'Client' ? `client:${text}` : readPhoneNumber(text),
    whisper: get('url') === '' ? null : wholeAddress(get('url'), base, methodOf(noun, 'method')),
    sendDigits: get('sendDigits').replace(/[^0-9wW#*]/g, ''),
    statusCallback: {
      ...(noun.name !== 'Dial' && get('statusCallback') !== '' && callback
        ? callback
        : { url: '', method: 'POST' as const }),
      events: known.length > 0 ? known : ['completed'],
    },
  }
}
