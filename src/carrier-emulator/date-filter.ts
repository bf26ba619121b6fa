import { TwilioError } from '#carrier-emulator/twilio-error.ts'

const secondMs = 1_000
const dayMs = 86_400_000

/**
 * The bounds `Name`, `Name<` and `Name>` of a list's query, each a second or a day; null when none is given. Lists
 * know whole seconds only, so what happened in the same second as a bound is inside. 20001 for what is no date.
 */
export function readDateFilter(query: URLSearchParams, name: string): ((atMs: number) => boolean) | null {
  const on = readTime(query.get(name), name)
  const until = readTime(query.get(`${name}<`), name)
  const since = readTime(query.get(`${name}>`), name)
  if (!on && !until && !since) return null
  return (exactMs) => {
    const atMs = exactMs - (exactMs % secondMs)
    if (on && (atMs < on.startMs || atMs >= on.endMs)) return false
    if (until && atMs >= until.endMs) return false
    return !since || atMs >= since.startMs
  }
}

function readTime(text: string | null, name: string): { startMs: number; endMs: number } | null {
  if (text === null || text === '') return null
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const plain = text.replace(' ', 'T')
  const atMs = Date.parse(
    isDay ? `${text}T00:00:00Z` : /(Z|[+-]\d\d:?\d\d)$/.test(plain) ? plain : `${plain}Z`,
  )
  if (Number.isNaN(atMs))
    throw new TwilioError(20001, `'${name}' is a date such as 2026-01-31 or 2026-01-31T09:30:00Z.`)
  const startMs = atMs - (atMs % secondMs)
  return { startMs, endMs: startMs + (isDay ? dayMs : secondMs) }
}
