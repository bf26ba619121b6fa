import { ChevronLeft, ChevronRight, Eye, EyeOff, Globe } from 'lucide-react'
import { formatDate, formatDates } from '#booking/web/booking-words.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { usePlace } from '#ui/place.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Select } from '#ui/select.tsx'
import { calendarWords } from './calendar-words.ts'
import type { CalendarControl } from './use-calendar-control.ts'
import { goToday, shownDays } from './use-calendar-keys.ts'
import type { CalendarSpan } from './use-calendar-place.ts'

const words = calendarWords.bar

/** Which days are shown, and how. */
export function CalendarToolbar({ control }: { control: CalendarControl }) {
  const { locale } = usePlace()
  const { place, calendar, isPhone } = control
  const { from, to } = shownDays(control)
  const crews = calendar.view?.crews ?? []
  const cancelled = countCancelled(control, from, to)
  const isTodayShown = place.today >= from && place.today <= to
  return (
    <>
      <div className="flex min-h-11 shrink-0 items-center gap-2 border-b border-line bg-surface px-4 py-1.5 phone:px-3">
        <Button
          size="small"
          keys="t"
          disabledReason={isTodayShown ? words.todayShown : undefined}
          onClick={() => goToday(control)}
        >
          {words.today}
        </Button>
        <span className="flex">
          <IconButton
            size="small"
            icon={ChevronLeft}
            className="rtl:-scale-x-100"
            label={calendar.isDay ? words.dayBefore : words.weekBefore}
            onClick={() => control.turn(-1)}
          />
          <IconButton
            size="small"
            icon={ChevronRight}
            className="rtl:-scale-x-100"
            label={calendar.isDay ? words.nextDay : words.nextWeek}
            onClick={() => control.turn(1)}
          />
        </span>
        <h2 aria-live="polite" className="min-w-0 truncate text-14 font-semibold tabular-nums">
          {isPhone
            ? formatDate(from, locale, 'short')
            : calendar.isDay
              ? words.dayOfYear(formatDate(from, locale), from.slice(0, 4))
              : formatDates(from, to, locale)}
        </h2>
        {!isPhone && (
          <div className="ms-auto flex items-center gap-2">
            <OtherZone timeZone={calendar.timeZone} />
            {(cancelled > 0 || place.isCancelledShown) && (
              <Button
                size="small"
                variant="quiet"
                icon={place.isCancelledShown ? EyeOff : Eye}
                aria-pressed={place.isCancelledShown}
                onClick={() => place.change({ cancelled: place.isCancelledShown ? undefined : 'yes' })}
              >
                {place.isCancelledShown
                  ? calendarWords.deeds.hideCancelled
                  : calendarWords.deeds.showSome(cancelled)}
              </Button>
            )}
            {crews.length > 1 && !calendar.isDay && (
              <span className="w-44">
                <Select
                  isCompact
                  aria-label={words.crew}
                  value={place.crewId ?? ''}
                  options={[
                    { value: '', label: words.allCrews },
                    ...crews.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={(event) => place.change({ crew: event.target.value || undefined })}
                />
              </span>
            )}
            <SegmentedControl
              label={words.shownAtATime}
              items={[
                { value: 'day', label: words.day },
                { value: 'week', label: words.week },
              ]}
              value={place.span}
              onChange={(view) => place.change({ view: view as CalendarSpan, date: place.date })}
            />
          </div>
        )}
      </div>
      {isPhone && <OtherZone timeZone={calendar.timeZone} isBar />}
    </>
  )
}

/** Said only where the browser's own clock shows another time. */
function OtherZone({ timeZone, isBar = false }: { timeZone: string; isBar?: boolean }) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const now = new Date()
  const clock = (zone: string) =>
    new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(now)
  if (clock(own) === clock(timeZone)) return null
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  return (
    <span
      title={words.zoneHelp(timeZone, own)}
      className={
        isBar
          ? 'flex items-center gap-1.5 border-b border-line bg-surface px-3 py-1 text-12 text-muted'
          : 'flex items-center gap-1.5 text-12 text-muted'
      }
    >
      <Globe size={12} />
      <span className="narrow:sr-only phone:not-sr-only">{words.zone(city)}</span>
    </span>
  )
}

function countCancelled({ calendar }: CalendarControl, from: string, to: string): number {
  const start = (iso: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: calendar.timeZone }).format(new Date(iso))
  return (calendar.view?.appointments ?? []).filter(
    ({ status, startsAt }) => status === 'cancelled' && start(startsAt) >= from && start(startsAt) <= to,
  ).length
}
