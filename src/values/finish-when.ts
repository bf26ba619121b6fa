import { clockText, type Half, minutesOf } from './clock.ts'
import { timesOf } from './read-times.ts'
import type { SaidDays } from './said-days.ts'
import type { SaidTimes } from './said-times.ts'
import type { When } from './types.ts'
import { tonight } from './when-words.ts'

/** A piece of a time, with the tokens it stands on. */
export type Part = { from: number; next: number } & (
  | { kind: 'days'; days: SaidDays; isExcluded: boolean }
  | { kind: 'times'; times: SaidTimes; isExcluded: boolean }
  | { kind: 'moment'; days: SaidDays; clock: string }
)

/** Days and times of day that were found to belong together. */
export interface Group {
  from: number
  next: number
  days: SaidDays | null
  times: SaidTimes[]
  /** "At 10 on Friday": the time was said before its day. */
  isTimeFirst: boolean
  clock: string | null
  isExcluded: boolean
}

export type Setting = { now: { day: string; minute: number }; isAsked: boolean }
export type Joined = { from: number; next: number; value: When; confidence: number }

/** The value of a group, or none when it lies in the past. */
export function finishWhen(group: Group, { now }: Setting): Joined[] {
  const said =
    group.days?.isTonight && group.times.length === 0
      ? [{ shape: 'part' as const, part: tonight, needsDay: false, isSure: true, isApproximate: false }]
      : group.times
  const days = group.days ? { from: group.days.from, to: group.days.to } : null
  const times =
    group.clock === null
      ? said.length > 0
        ? timesOfGroup(said, group.days, now)
        : null
      : { from: group.clock, to: group.clock }
  const isToday = days !== null && days.from === now.day && days.to === now.day
  if (isToday && times && times.to < clockText(now.minute)) return []
  const isApproximate = group.days?.isApproximate === true || said.some((one) => one.isApproximate)
  const confidence = Math.min(group.days?.confidence ?? 0.9, said.every((one) => one.isSure) ? 1 : 0.7)
  return [
    {
      from: group.from,
      next: group.next,
      value: { days, times, isExcluded: group.isExcluded, isApproximate },
      confidence,
    },
  ]
}

/** A part of the day tells the half of an exact time beside it, and narrows an open one. */
function timesOfGroup(
  said: SaidTimes[],
  days: SaidDays | null,
  now: Setting['now'],
): { from: string; to: string } {
  const part = said.find((one) => one.shape === 'part')
  const exact = said.find((one) => one.shape !== 'part')
  const hint: Half = part?.shape === 'part' ? part.part.half : days?.isTonight ? 'pm' : null
  if (!exact) return timesOf(said[0] as SaidTimes, hint)
  const times = timesOf(exact, hint)
  if (part?.shape === 'part' && (exact.shape === 'after' || exact.shape === 'before')) {
    const [from, to] = [clockText(part.part.from), clockText(part.part.to)]
    if (exact.shape === 'after' && times.from < to) return { from: times.from, to }
    if (exact.shape === 'before' && times.to > from) return { from, to: times.to }
  }
  const isOver =
    days?.from === now.day &&
    days.to === now.day &&
    exact.shape === 'at' &&
    times.from <= clockText(now.minute)
  if (isOver && exact.shape === 'at' && exact.clock.half === null && hint === null) {
    const later = minutesOf(exact.clock, 'pm')
    if (later > now.minute) return { from: clockText(later), to: clockText(later) }
  }
  return times
}
