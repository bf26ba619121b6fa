import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addDays } from '#kit/wall-clock.ts'
import { useLiveInvalidate } from '#ui/live.ts'
import { bookingRpc } from './queries.ts'

/** All that is on the calendar in the seven days from a date on; the weeks beside it are read ahead. */
export function useCalendarWeek(from: string) {
  const client = useQueryClient()
  useLiveInvalidate('calendar', bookingRpc.query.calendar.key())
  useLiveInvalidate('profile.', bookingRpc.query.calendar.key())
  const week = useQuery({ ...weekOptions(from), placeholderData: keepPreviousData })
  const isRead = week.isSuccess && !week.isPlaceholderData
  useEffect(() => {
    if (!isRead) return
    for (const days of [7, -7]) void client.prefetchQuery(weekOptions(addDays(from, days)))
  }, [client, from, isRead])
  return week
}

function weekOptions(from: string) {
  return {
    ...bookingRpc.query.calendar.view.queryOptions({ input: { from, to: addDays(from, 6) } }),
    staleTime: 15_000,
  }
}

/** The rules by which times are offered. */
export function useBookingSettings() {
  return useQuery({ ...bookingRpc.query.calendar.settings.queryOptions(), staleTime: 60_000 })
}
