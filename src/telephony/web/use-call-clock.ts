import { useEffect, useState } from 'react'

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
  const seconds = Math.floor(elapsedMs / 1000)
  return { text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, elapsedMs }
}
