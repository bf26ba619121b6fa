/** A moment as the clock on the wall of a zone shows it: `2026-11-26T21:30`. */
export function wallClock(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '00'
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** Times worth trying: an evening, a Sunday, a Monday morning. */
export function presetTimes(
  now: Date,
  timeZone: string,
): { name: 'tonight' | 'sunday' | 'monday'; at: string }[] {
  const today = wallClock(now, timeZone).slice(0, 10)
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  return [
    { name: 'tonight', at: `${today}T21:00` },
    { name: 'sunday', at: `${addDays(today, (7 - weekday) % 7 || 7)}T11:00` },
    { name: 'monday', at: `${addDays(today, (8 - weekday) % 7 || 7)}T09:00` },
  ]
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
