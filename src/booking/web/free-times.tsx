import { useQuery } from '@tanstack/react-query'
import type { FreeWindow } from '#booking/contract.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlace } from '#ui/place.ts'
import { appointmentWords } from './appointment-words.ts'
import { formatStart } from './booking-words.ts'
import { bookingRpc } from './queries.ts'

const words = appointmentWords.free

interface TimesProps {
  onChoose: (window: FreeWindow) => void
}

/** The next times the bots would offer for a service from a day on, as buttons. */
export function FreeTimes({ service, from, onChoose }: TimesProps & { service: string; from: string }) {
  const isAskable = service !== '' && /^\d{4}-\d\d-\d\d$/.test(from)
  const { data } = useQuery({
    ...bookingRpc.query.calendar.windows.queryOptions({ input: { service, from, limit: 4 } }),
    enabled: isAskable,
    placeholderData: (before) => before,
  })
  if (!data) return <div className="h-12" />
  return (
    <div className="grid gap-1">
      <p className="text-12 text-muted">{data.items.length > 0 ? words.next : words.none}</p>
      <WindowButtons windows={data.items} onChoose={onChoose} />
    </div>
  )
}

/** Somebody else has the time that was asked for: what is nearest to it. */
export function TakenNotice({ next, onChoose }: TimesProps & { next: readonly FreeWindow[] }) {
  return (
    <Notice tone="warn" isAlert title={words.taken}>
      {next.length > 0 ? (
        <div className="mt-1 grid gap-2">
          <p>{words.nearest}</p>
          <WindowButtons windows={next} onChoose={onChoose} />
        </div>
      ) : (
        words.noneNear
      )}
    </Notice>
  )
}

function WindowButtons({ windows, onChoose }: TimesProps & { windows: readonly FreeWindow[] }) {
  const place = usePlace()
  return (
    <div className="flex flex-wrap gap-1.5">
      {windows.map((window) => (
        <Button key={window.windowId} size="small" title={window.label} onClick={() => onChoose(window)}>
          {formatStart(new Date(window.startsAt), place)}
        </Button>
      ))}
    </div>
  )
}
