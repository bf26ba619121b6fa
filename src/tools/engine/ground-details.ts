import type { BookingDetails } from '#booking/ports.ts'
import { parsePhoneNumber } from '#kit/phone-number.ts'
import { plainWords } from '#tools/engine/plain-words.ts'
import type { CollectedValue, SpokenLine, ToolScene } from '#tools/ports.ts'
import { findAddresses } from '#values/find-addresses.ts'
import { findEmails } from '#values/find-emails.ts'
import { findPhones } from '#values/find-phones.ts'

type Given = { name: string; phone?: string; email?: string; address?: string; note?: string }
type Scene = Pick<ToolScene, 'history' | 'contact'>

/**
 * Takes over what a model gives as the contact's details only where the contact said it in this talk, or where it stands
 * in their record. `notSaid` names the fields nobody said.
 */
export function groundDetails(
  given: Given,
  scene: Scene,
): { details: BookingDetails; collected: CollectedValue[]; notSaid: string[] } {
  const name = groundName(given.name, scene)
  const phone = given.phone === undefined ? recordedPhone(scene) : groundPhone(given.phone, scene)
  const email = given.email === undefined ? null : groundEmail(given.email, scene)
  const address = given.address === undefined ? null : groundAddress(given.address, scene)
  const found = [name, phone, email, address].filter((value) => value !== null)
  return {
    details: {
      name: name.value ?? '',
      phone: phone?.value ?? null,
      email: email?.value ?? null,
      address: address?.value ?? null,
      note: given.note ?? null,
    },
    collected: found,
    notSaid: found.filter((value) => value.value === null).map((value) => value.key),
  }
}

function groundName(given: string, scene: Scene): CollectedValue {
  const wanted = plainWords(given)
  const line = spokenBy(scene).findLast((item) => {
    const said = new Set(plainWords(item.text))
    return wanted.length > 0 && wanted.every((word) => said.has(word))
  })
  if (line) return said('name', given, { line, words: wordsAround(line.text, wanted) })
  const recorded = new Set(plainWords(scene.contact.name ?? ''))
  if (wanted.length > 0 && wanted.every((word) => recorded.has(word)))
    return { key: 'name', value: given, words: null, messageId: null, source: 'record', confidence: 1 }
  const everything = new Set(spokenBy(scene).flatMap((item) => plainWords(item.text)))
  if (wanted.length > 0 && wanted.every((word) => everything.has(word)))
    return { key: 'name', value: given, words: null, messageId: null, source: 'said', confidence: 0.7 }
  return unknown('name')
}

function recordedPhone({ contact }: Scene): CollectedValue | null {
  if (!contact.phone) return null
  return { key: 'phone', value: contact.phone, words: null, messageId: null, source: 'record', confidence: 1 }
}

function groundPhone(given: string, scene: Scene): CollectedValue {
  const wanted = parsePhoneNumber(given)
  if (wanted !== null && wanted === scene.contact.phone) return recordedPhone(scene) ?? unknown('phone')
  for (const line of [...spokenBy(scene)].reverse()) {
    const found = findPhones(line.text).find((item) => item.value === wanted)
    if (found) return said('phone', found.value, { line, words: found.text, confidence: found.confidence })
  }
  return unknown('phone')
}

function groundEmail(given: string, scene: Scene): CollectedValue {
  for (const line of [...spokenBy(scene)].reverse()) {
    const found = findEmails(line.text).find((item) => item.value.toLowerCase() === given.toLowerCase())
    if (found) return said('email', found.value, { line, words: found.text, confidence: found.confidence })
  }
  return unknown('email')
}

/** The number and street must be the contact's, or those of their record; a town they did not name is not added for them. */
function groundAddress(given: string, scene: Scene): CollectedValue {
  const wanted = findAddresses(given, { isAsked: true })[0]?.value
  const street = plainWords(wanted?.street ?? given)
  for (const line of [...spokenBy(scene)].reverse()) {
    const found = findAddresses(line.text, { isAsked: true }).find((item) =>
      isSameStreet(street, plainWords(item.value.street)),
    )
    if (found)
      return said('address', wholeAddress(found.value), {
        line,
        words: found.text,
        confidence: found.confidence,
      })
  }
  const words = plainWords(given)
  const line = spokenBy(scene).findLast((item) => {
    const saidWords = new Set(plainWords(item.text))
    return words.length > 1 && words.every((word) => saidWords.has(word))
  })
  if (line) return said('address', given, { line, words: line.text, confidence: 0.7 })
  return recordedAddress(street, scene) ?? unknown('address')
}

function recordedAddress(street: string[], { contact: { address } }: Scene): CollectedValue | null {
  if (address === null || !isSameStreet(street, plainWords(address))) return null
  return { key: 'address', value: address, words: null, messageId: null, source: 'record', confidence: 1 }
}

function isSameStreet(one: string[], other: string[]): boolean {
  return one.length > 0 && one[0] === other[0] && one.slice(1, 2).every((word) => other.includes(word))
}

function wholeAddress(at: {
  street: string
  unit: string | null
  city: string | null
  region: string | null
  postalCode: string | null
}): string {
  const town = [at.city, [at.region, at.postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [at.street, at.unit, town].filter(Boolean).join(', ')
}

function spokenBy({ history }: Scene): SpokenLine[] {
  return history.filter((line): line is SpokenLine => line.kind === 'line' && line.role === 'contact')
}

function said(
  key: CollectedValue['key'],
  value: string,
  from: { line: SpokenLine; words: string; confidence?: number },
): CollectedValue {
  return {
    key,
    value,
    words: from.words,
    messageId: from.line.messageId,
    source: 'said',
    confidence: from.confidence ?? 1,
  }
}

function unknown(key: CollectedValue['key']): CollectedValue {
  return { key, value: null, words: null, messageId: null, source: 'unknown', confidence: 0 }
}

/** The piece of a text from the first of these words to the last. */
function wordsAround(text: string, wanted: string[]): string {
  const lower = text.toLowerCase()
  const starts = wanted.flatMap((word) => (lower.includes(word) ? [lower.lastIndexOf(word)] : []))
  const ends = wanted.flatMap((word) => (lower.includes(word) ? [lower.lastIndexOf(word) + word.length] : []))
  if (starts.length === 0) return text
  return text.slice(Math.min(...starts), Math.max(...ends)).slice(0, 200) || text
}
