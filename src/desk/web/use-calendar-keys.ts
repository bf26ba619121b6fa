import { addDays, fromWallClock, toWallClock } from '#kit/wall-clock.ts'
import { useShortcut } from '#ui/use-shortcut.ts'
import { stepOf, type WalkStep, walkTo } from './calendar-walk.ts'
import { calendarWords } from './calendar-words.ts'
import type { CalendarControl } from './use-calendar-control.ts'

const words = calendarWords.keys

/** The keys of the calendar. */
export function useCalendarKeys(control: CalendarControl): void {
  const { place, offReason, isPhone, moving } = control
  const { group } = words
  const change = { group, isOff: Boolean(offReason), isCommand: true }
  useShortcut('d', calendarWords.bar.day, {
    group,
    run: () => place.change({ view: 'day', date: place.date }),
    isOff: isPhone,
  })
  useShortcut('w', calendarWords.bar.week, {
    group,
    run: () => place.change({ view: 'week', date: place.date }),
    isOff: isPhone,
  })
  useShortcut('t', calendarWords.bar.today, { group, run: () => goToday(control) })
  useShortcut('n', calendarWords.deeds.newAppointment, { ...change, run: () => addNext(control) })
  useShortcut('b', calendarWords.deeds.blockTime, { ...change, run: () => blockNext(control) })
  useShortcut('m', words.move, {
    ...change,
    isCommand: false,
    run: () => {
      const appointment = currentAppointment(control)
      if (appointment && appointment.status === 'booked') control.startMove(appointment)
    },
  })
  const walk = { group, isOff: moving !== undefined }
  useShortcut('arrowdown', words.next, { ...walk, run: () => walkFocus(control, 'down') })
  useShortcut('arrowup', words.before, { ...walk, run: () => walkFocus(control, 'up') })
  useShortcut('arrowright', words.right, {
    ...walk,
    run: () => walkFocus(control, stepOf('arrowright')),
  })
  useShortcut('arrowleft', words.left, {
    ...walk,
    run: () => walkFocus(control, stepOf('arrowleft')),
  })
}

export function goToday({ place }: CalendarControl): void {
  place.change({ date: undefined, open: undefined })
  requestAnimationFrame(() => document.querySelector('[data-now]')?.scrollIntoView({ block: 'center' }))
}

/** The next full step from now, or the opening of the day that is shown. */
export function nextTime({ calendar, place }: CalendarControl): Date {
  const { timeZone, stepMinutes, view } = calendar
  const now = new Date()
  const day = place.date < place.today ? place.today : place.date
  const opens = view?.days.find(({ date }) => date === day)?.open[0]?.from
  const { date, minutes } = toWallClock(now, timeZone)
  const soon = fromWallClock(date, Math.ceil((minutes + 1) / stepMinutes) * stepMinutes, timeZone)
  const opening = opens ? new Date(opens) : fromWallClock(day, 9 * 60, timeZone)
  return opening > now ? opening : soon
}

export function addNext(control: CalendarControl): void {
  control.addAt(nextTime(control), control.place.crewId)
}

export function blockNext(control: CalendarControl): void {
  const from = nextTime(control)
  control.setPanel({
    kind: 'block',
    from,
    to: new Date(from.getTime() + 60 * 60_000),
    crewId: control.place.crewId,
  })
}

function walkFocus(control: CalendarControl, step: WalkStep): void {
  const next = walkTo(control.walked, focusedId(), step)
  const button = next && document.querySelector<HTMLElement>(`[data-entry="${next}"]`)
  if (next && button) {
    control.setFocusId(next)
    button.focus()
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  } else if (step === 'left' || step === 'right') control.turn(step === 'right' ? 1 : -1)
}

function focusedId(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset.entry
}

function currentAppointment({ calendar, place }: CalendarControl) {
  const id = focusedId() ?? place.openId
  return calendar.view?.appointments.find((appointment) => appointment.id === id)
}

/** The days shown, first and last. */
export function shownDays({ calendar, place }: CalendarControl): { from: string; to: string } {
  if (calendar.isDay) return { from: place.date, to: place.date }
  const from = calendar.week[0] ?? place.date
  return { from, to: addDays(from, 6) }
}
