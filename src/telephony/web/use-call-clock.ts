import { useEffect, useState } from 'react'
import { formatOffset } from '#ui/offset-text.ts'

const everyMs = 200

/** How long a call has been going on, as `0:42` and in milliseconds; nothing before it is answered. */
export function useCallClock(startedAt: string | null): { text: string; elapsedMs: number | null } {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (startedAt === null) return
    const timer = setInterval(() => setNowMs(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [startedAt])
  if (startedAt === null) return { text: '', elapsedMs: null }
  const elapsedMs = Math.max(0, nowMs - Date.parse(startedAt))
  return { text: formatOffset(elapsedMs), elapsedMs }
}
