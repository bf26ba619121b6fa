import type { RawHook } from '#integrations/ports.ts'
import { InvalidInput } from '#platform/errors.ts'

const mostCharacters = 200
const mostCount = 2_147_483_647

/** What a signed form says, field by field; empty counts as not said. */
export function formOf(hook: RawHook): URLSearchParams {
  return new URLSearchParams(hook.body.toString('utf8'))
}

/** Throws InvalidInput where the field is missing, too long or holds a NUL. */
export function required(form: URLSearchParams, name: string): string {
  const value = form.get(name)
  if (!value || value.length > mostCharacters || value.includes('\u0000'))
    throw new InvalidInput(`The webhook lacks ${name}.`)
  return value
}

/** A field that is only told along: cut where it is too long, and null where it is not told. */
export function told(form: URLSearchParams, name: string, most = mostCharacters): string | null {
  return clean(form.get(name) ?? '').slice(0, most) || null
}

/** A NUL cannot be stored; nobody typed it. */
export function clean(text: string): string {
  return text.replaceAll('\u0000', '')
}

/** A number that is only told along never costs us the text: what makes no sense becomes the nearest that does. */
export function wholeNumber(value: string | null, { least, most }: { least: number; most: number }): number {
  return Math.min(Math.max(Math.trunc(Number(value) || least), least), most)
}

/** A count from 0 up; null where it is not told or is none. */
export function countOf(form: URLSearchParams, name: string): number | null {
  const value = form.get(name)?.trim() ?? ''
  const count = Math.round(Number(value))
  return value !== '' && count >= 0 && count <= mostCount ? count : null
}

/** A code; null where it is not told, or is 0. */
export function codeIn(form: URLSearchParams, name: string): number | null {
  return countOf(form, name) || null
}

/** A moment written as mails write it (RFC 2822); null where it is not told or is none. */
export function momentIn(form: URLSearchParams, name: string): Date | null {
  const time = Date.parse(form.get(name) ?? '')
  const moment = new Date(time)
  const year = Number.isNaN(time) ? 0 : moment.getUTCFullYear()
  return year >= 2000 && year < 2100 ? moment : null
}

/** Which deed of ours it is about, where the address it was sent to tells. */
export function intentOf(hook: RawHook): { teamId: string; id: string } | null {
  const { searchParams } = new URL(hook.url)
  const teamId = searchParams.get('team')
  const id = searchParams.get('intent')
  return teamId && id ? { teamId, id } : null
}
