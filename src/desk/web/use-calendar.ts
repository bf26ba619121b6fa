import { useMemo } from 'react'
import { useBookingSettings, useCalendarWeek } from '#booking/web/use-calendar-week.ts'
import { usePlace } from '#ui/place.ts'
import { useIsPhone } from '#ui/use-media-query.ts'
import { makeAxis } from './calendar-axis.ts'
import { dayColumns, planColumns, weekOf } from './calendar-columns.ts'
import type { CalendarPlace } from './use-calendar-place.ts'

/** What is shown of the calendar: the week that is read, and the columns of the view laid out. */
export function useCalendar({ date, span, crewId, isCancelledShown }: CalendarPlace) {
  const isPhone = useIsPhone()
  const place = usePlace()
  const week = weekOf(date)
  const { data, error, isPlaceholderData, refetch } = useCalendarWeek(week[0] ?? date)
  const stepMinutes = useBookingSettings().data?.stepMinutes ?? 30
  const timeZone = data?.timeZone ?? place.timeZone
  const isDay = isPhone || span === 'day'
  const plan = useMemo(() => {
    const crew = data?.crews.find(({ id }) => id === crewId) ?? null
    const columns = isPhone
      ? [{ date, crew: null }]
      : isDay
        ? dayColumns(data, date)
        : weekOf(date).map((day) => ({ date: day, crew }))
    const axis = makeAxis(
      columns.map((column) => column.date),
      timeZone,
    )
    return { axis, columns: data ? planColumns({ view: data, axis, columns, isCancelledShown }) : [] }
  }, [data, date, isDay, isPhone, crewId, timeZone, isCancelledShown])
  return {
    ...plan,
    view: data,
    error,
    refetch,
    /** The days are not read yet; what is known of other days is kept. */
    isReading: isPlaceholderData,
    week,
    isDay,
    timeZone,
    stepMinutes,
  }
}

export type Calendar = ReturnType<typeof useCalendar>
