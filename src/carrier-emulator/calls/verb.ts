import type { Line } from '#carrier-emulator/calls/line.ts'
import type { Source } from '#carrier-emulator/calls/source.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import type { HookAddress, HookMethod } from '#carrier-emulator/rows.ts'
import { isWebAddress } from '#carrier-emulator/web-address.ts'
import type { XmlNode } from '#carrier-emulator/xml.ts'

/** One verb of a document being carried out on a call. */
export type Act = {
  carrier: Carrier
  line: Line
  /** Aborted when the call ends or another document takes over. */
  signal: AbortSignal
  /** The address of the document, which its own addresses may be relative to. */
  url: string
  verb: XmlNode
  /** Follows instructions on another line of the same call until they end; a hang-up ends that line. */
  follow(line: Line, source: Source): Promise<void>
  /** Follows instructions beside the verb until they end or the signal says so; nothing they say ends the call. */
  play(source: Source, signal: AbortSignal): Promise<void>
}

/** What comes after a verb: the next one, an end, another document, or nothing because the call has been left. */
export type Next = 'next' | 'hangup' | 'left' | Source

export type Verb = {
  /** Whether it takes a call that still rings. */
  answers(verb: XmlNode): boolean
  /** Throws CallStopped when the signal says so. */
  run(act: Act): Promise<Next>
}

/** An address in an attribute, made whole; null for none or one that is no web address. */
export function addressIn(
  { verb, url }: Pick<Act, 'verb' | 'url'>,
  name: string,
  methodName: string,
): HookAddress | null {
  const given = verb.attributes.get(name)?.trim() ?? ''
  if (given === '') return null
  return wholeAddress(given, url, methodOf(verb, methodName))
}

export function wholeAddress(given: string, base: string, method: HookMethod): HookAddress | null {
  const whole = URL.canParse(given, base) ? new URL(given, base).href : ''
  return isWebAddress(whole) ? { url: whole, method } : null
}

export function methodOf(verb: XmlNode, name: string): HookMethod {
  return verb.attributes.get(name)?.toUpperCase() === 'GET' ? 'GET' : 'POST'
}

/** A whole number in an attribute, within its limits, else what stands for it. */
export function countIn(
  verb: XmlNode,
  name: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  const text = verb.attributes.get(name) ?? ''
  if (!/^\d{1,9}$/.test(text)) return otherwise
  return Math.min(most, Math.max(least, Number(text)))
}

export function flagIn(verb: XmlNode, name: string, otherwise: boolean): boolean {
  const text = verb.attributes.get(name)?.toLowerCase()
  return text === 'true' ? true : text === 'false' ? false : otherwise
}
