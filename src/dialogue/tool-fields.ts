import { localTime } from './opening-hours.ts'
import type { OfferedWindow, ShownAppointment } from './visit.ts'

/** What a tool gave back, before anything is known of its shape. */
export type Fields = Record<string, unknown>

/** The windows of a result; what has no id or label is left out. */
export function windowsOf(value: unknown, zone: string): OfferedWindow[] {
  return itemsOf(value).flatMap((item) => {
    const [id, label] = [textOf(item.window_id), textOf(item.label)]
    return id === null || label === null ? [] : [{ id, label, ...wallClock(item.starts_at, zone) }]
  })
}

export function wallClock(startsAt: unknown, zone: string): { date: string; clock: string } {
  if (typeof startsAt !== 'string' || Number.isNaN(Date.parse(startsAt))) return { date: '', clock: '' }
  const { isoDate, minutes } = localTime(startsAt, zone)
  const two = (value: number) => String(value).padStart(2, '0')
  return { date: isoDate, clock: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
}

/** When a receipt's appointment begins: by itself, else as the window it was booked in says. */
export function momentOf(
  fields: Fields,
  { label, zone, known }: { label: string; zone: string; known: OfferedWindow | ShownAppointment | null },
): { date: string; clock: string } {
  const own = wallClock(fields.starts_at, zone)
  if (own.date !== '' || known?.label !== label) return own
  return { date: known.date, clock: known.clock }
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

export function itemsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}
