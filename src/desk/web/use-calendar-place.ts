import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { bookingRpc } from '#booking/web/queries.ts'
import { toWallClock } from '#kit/wall-clock.ts'
import { usePlace } from '#ui/place.ts'
import { useGo } from '#ui/use-go.ts'
import { useNow } from '#ui/use-now.ts'

export type CalendarSpan = 'day' | 'week'

interface Address {
  date?: string
  view?: CalendarSpan
  /** Only this crew's, in the week. */
  crew?: string
  /** The appointment, hold or block that is open. */
  open?: string
  cancelled?: 'yes'
}

const spanKey = 'parley.calendar.view'

/** Where one is in the calendar, as the address says: it can be shared, and reload keeps it. */
export function useCalendarPlace() {
  const { timeZone } = usePlace()
  const go = useGo()
  const address = useSearch({ strict: false }) as Address
  const today = toWallClock(useNow(), timeZone).date
  const pointed = usePointedAppointment(address)
  const pointedDate = pointed && toWallClock(new Date(pointed.startsAt), timeZone).date
  const date = isDate(address.date) ? address.date : (pointedDate ?? today)
  const span: CalendarSpan = address.view ?? (localStorage.getItem(spanKey) === 'day' ? 'day' : 'week')
  const change = useCallback(
    (changes: Address) => {
      if (changes.view) localStorage.setItem(spanKey, changes.view)
      go({ to: '/calendar', search: { ...address, ...changes } }, { replace: true })
    },
    [go, address],
  )
  return {
    today,
    date,
    span,
    crewId: address.crew,
    openId: address.open,
    /** The open appointment as read by itself, wherever in time it is. */
    pointed,
    isCancelledShown: address.cancelled === 'yes',
    change,
  }
}

export type CalendarPlace = ReturnType<typeof useCalendarPlace>

/** A link names an appointment without saying when it is. */
function usePointedAppointment({ open }: Address) {
  const isAppointment = open?.startsWith('apt_') ?? false
  return useQuery({
    ...bookingRpc.query.appointments.get.queryOptions({ input: { id: open ?? '' } }),
    enabled: isAppointment,
  }).data
}

function isDate(text: string | undefined): text is string {
  return text !== undefined && /^20\d\d-[01]\d-[0-3]\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
