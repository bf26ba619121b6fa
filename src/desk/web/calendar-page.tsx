import { ErrorPanel } from '#ui/error-panel.tsx'
import { latePart, useLatePart } from '#ui/late-part.ts'
import { OverlayComing } from '#ui/overlay-coming.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { CalendarDayList } from './calendar-day-list.tsx'
import { CalendarDeeds } from './calendar-deeds.tsx'
import { CalendarEmpty, useIsCalendarEmpty } from './calendar-empty.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarMoveBar } from './calendar-move-bar.tsx'
import { CalendarPeek } from './calendar-peek.tsx'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { calendarWords } from './calendar-words.ts'
import { type CalendarControl, useCalendarControl } from './use-calendar-control.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'

const panels = latePart(() => import('./calendar-panels.tsx'), 'CalendarPanels')

/** The team's appointments by day and week: book, move, cancel, block time. */
export function CalendarPage() {
  const control = useCalendarControl()
  useCalendarKeys(control)
  const { calendar, moving, isPhone } = control
  const isEmpty = useIsCalendarEmpty(control)
  return (
    <>
      <PageHead
        title={calendarWords.title}
        facts={factsOf(control)}
        end={<CalendarDeeds control={control} />}
      />
      <CalendarToolbar control={control} />
      <div className="flex min-h-0 grow">
        {!calendar.view ? (
          calendar.error ? (
            <div className="grow bg-surface">
              <ErrorPanel error={calendar.error} title={calendarWords.failed} onRetry={calendar.refetch}>
                {calendarWords.stillBook}
              </ErrorPanel>
            </div>
          ) : (
            <CalendarSkeleton columns={calendar.isDay ? 1 : 7} />
          )
        ) : isPhone ? (
          <CalendarDayList control={control} />
        ) : (
          <div className="flex min-h-0 min-w-0 grow flex-col">
            <CalendarGrid control={control} />
            {moving && <CalendarMoveBar control={control} moving={moving} />}
          </div>
        )}
        {control.place.openId ? (
          <CalendarPeek control={control} />
        ) : (
          isEmpty && !isPhone && <CalendarEmpty control={control} />
        )}
      </div>
      <LatePanels control={control} />
    </>
  )
}

/** The forms over the calendar, with the library they need, once one is opened. */
function LatePanels({ control }: { control: CalendarControl }) {
  const isOpen = control.panel !== undefined
  const Panels = useLatePart(panels, isOpen)
  return Panels ? (
    <Panels control={control} />
  ) : (
    <OverlayComing isOpen={isOpen} onOpenChange={() => control.setPanel(undefined)} />
  )
}

function factsOf({ calendar, isPhone }: CalendarControl): string | undefined {
  if (!calendar.view || calendar.isReading || isPhone) return undefined
  const booked = calendar.view.appointments.filter(({ status }) => status === 'booked').length
  const held = calendar.view.holds.length
  if (booked + held === 0) return undefined
  return held > 0 ? calendarWords.inWeekAndHeld(booked, held) : calendarWords.inWeek(booked)
}
