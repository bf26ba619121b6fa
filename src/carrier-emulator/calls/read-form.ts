import type { Source } from '#carrier-emulator/calls/source.ts'
import type { HookMethod } from '#carrier-emulator/rows.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'
import { readResponse } from '#carrier-emulator/twiml.ts'
import { isWebAddress } from '#carrier-emulator/web-address.ts'

/** The instructions: an address, or the document itself with the emulator's own address. */
export function readSource(form: URLSearchParams, baseUrl: string): Source {
  if (form.has('ApplicationSid')) throw new TwilioError(21218)
  const twiml = form.get('Twiml')
  if (twiml !== null && twiml !== '') {
    if (twiml.length > 4_000) throw new TwilioError(21219)
    try {
      return { document: readResponse(twiml), url: baseUrl }
    } catch {
      throw new TwilioError(21219)
    }
  }
  const address = readHook(form, 'Url', 'Method')
  if (!address) throw new TwilioError(21205)
  return { ask: { address, fallback: readHook(form, 'FallbackUrl', 'FallbackMethod') } }
}

export function readHook(
  form: URLSearchParams,
  name: string,
  methodName: string,
): { url: string; method: HookMethod } | null {
  const url = form.get(name) ?? ''
  if (url === '') return null
  if (!isWebAddress(url)) throw new TwilioError(name === 'StatusCallback' ? 21609 : 21205)
  return { url, method: form.get(methodName)?.toUpperCase() === 'GET' ? 'GET' : 'POST' }
}

export type Limits = { least: number; most: number; otherwise: number }

export function readNumber(form: URLSearchParams, name: string, { least, most, otherwise }: Limits): number {
  const text = form.get(name)
  if (text === null || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new TwilioError(20001, `'${name}' is a whole number from ${least} to ${most}.`)
  return value
}

/** null for neither of the two. */
export function readFlag(form: URLSearchParams, name: string): boolean | null {
  const text = form.get(name)?.toLowerCase()
  return text === 'true' ? true : text === 'false' ? false : null
}
