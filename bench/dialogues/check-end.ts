import { toWallClock } from '#kit/wall-clock.ts'
import { findAddresses } from '#values/find-addresses.ts'
import { plain } from './check-expect.ts'
import type { Dialogue, EndSlot, Start } from './dialogue.ts'
import type { Played } from './play.ts'
import type { KeptAppointment } from './tool-side.ts'

/** What of the end was not reached: appointments, messages and hand-overs; empty when all was. */
export function checkEnd({ end }: Dialogue, { tools }: Played, timeZone: string): string[] {
  const problems = [
    ...compare('booked', end.booked, tools.booked, timeZone),
    ...compare('moved', end.moved, tools.moved, timeZone),
    ...compare('cancelled', end.cancelled, tools.cancelled, timeZone),
  ]
  const kept = tools.messages.length
  if (end.messages !== undefined && (end.messages === 0 ? kept > 0 : kept === 0))
    problems.push(`messages: ${kept} instead of ${end.messages}`)
  if (end.handedOver !== undefined && tools.handOvers.length > 0 !== end.handedOver)
    problems.push(`handed over: ${tools.handOvers.length > 0}`)
  return problems
}

function compare(
  what: string,
  wanted: EndSlot[] | undefined,
  done: KeptAppointment[],
  timeZone: string,
): string[] {
  if (wanted === undefined) return []
  const left = [...done]
  const missing = wanted.filter((slot) => {
    const at = left.findIndex((item) => isSame(slot, item, timeZone))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const said = (item: KeptAppointment) =>
    `${item.service} ${wall(item, timeZone)} ${item.name} ${item.address ?? ''}`
  return [
    ...missing.map((slot) => `${what}: missing ${JSON.stringify(slot)}`),
    ...left.map((item) => `${what}: not wanted ${said(item)}`),
  ]
}

function isSame(slot: EndSlot, item: KeptAppointment, timeZone: string): boolean {
  const isName = slot.name === undefined || plain(item.name) === plain(slot.name)
  const isAddress = slot.address === undefined || sameAddress(item.address ?? '', slot.address)
  return slot.service === item.service && isStart(slot.start, wall(item, timeZone)) && isName && isAddress
}

/** "Ct" and "Court" are one; the platform writes it out. */
function sameAddress(kept: string, wanted: string): boolean {
  const written = findAddresses(wanted, { isAsked: true })[0]?.value.street ?? wanted
  return plain(kept).includes(plain(wanted)) || plain(kept).includes(plain(written))
}

function isStart(start: Start, at: string): boolean {
  if (typeof start === 'string') return start.slice(0, 16) === at
  if (Array.isArray(start)) return start.some((one) => one.slice(0, 16) === at)
  return at.slice(0, 10) === start.on && at.slice(11) >= start.from && at.slice(11) <= start.to
}

function wall({ startsAt }: KeptAppointment, timeZone: string): string {
  const { date, minutes } = toWallClock(startsAt, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
