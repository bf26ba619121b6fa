import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Reads a phone number as people write it and returns E.164, or null when it cannot be one. */
export function parsePhoneNumber(text: string, country: CountryCode = 'US'): string | null {
  const parsed = parsePhoneNumberFromString(text.trim(), country)
  return parsed?.isPossible() ? parsed.number : null
}

/** `(503) 555-0142` in the reader's own country, `+44 20 …` elsewhere; text that is no number is returned as it is. */
export function formatPhoneNumber(e164: string, country: CountryCode = 'US'): string {
  const parsed = parsePhoneNumberFromString(e164)
  if (!parsed) return e164
  return parsed.countryCallingCode === '1' && country === 'US'
    ? parsed.formatNational()
    : parsed.formatInternational()
}
