import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatOffset } from '#ui/offset-text.ts'
import { bookingRpc } from './queries.ts'

/** How long a hold lasts still, counting down by the second: `4:32`. When it is over, the calendar is read again. */
export function HoldTimeLeft({ until }: { until: string }) {
  const client = useQueryClient()
  const endMs = new Date(until).getTime()
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => {
      setNowMs(Date.now())
      if (Date.now() < endMs) return
      clearInterval(timer)
      void client.invalidateQueries({ queryKey: bookingRpc.query.calendar.key() })
    }, 1000)
    return () => clearInterval(timer)
  }, [client, endMs])
  return (
    <span role="timer" aria-live="off" className="tabular-nums">
      {formatOffset(endMs - nowMs)}
    </span>
  )
}
