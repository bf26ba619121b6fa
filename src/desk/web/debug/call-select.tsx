import { formatOffset } from '#ui/offset-text.ts'
import { usePlace } from '#ui/place.ts'
import { Select } from '#ui/select.tsx'
import { formatClock, formatTimeAgo } from '#ui/time-text.ts'
import { useNow } from '#ui/use-now.ts'
import { directionWords } from '../calls/call-words.ts'
import type { Calls } from '../calls/use-calls.ts'
import { debugWords } from './debug-words.ts'

/** Which of several calls is looked at. */
export function CallSelect({ calls: { calls, open, setOpen } }: { calls: Calls }) {
  const place = usePlace()
  const now = useNow()
  return (
    <Select
      isCompact
      className="max-w-72 narrow:max-w-52 phone:max-w-none"
      aria-label={debugWords.call}
      value={open?.id ?? ''}
      onChange={(event) => setOpen(event.target.value)}
      options={calls.map((call) => {
        const at = new Date(call.startedAt)
        const length = call.durationMs === null ? '' : `, ${formatOffset(call.durationMs)}`
        return {
          value: call.id,
          label:
            debugWords.callAt(directionWords(call), formatClock(at, place), formatTimeAgo(at, now, place)) +
            length,
        }
      })}
    />
  )
}
