import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { botsQuery } from '#bots/web/queries.ts'
import { useSession } from '#teams/web/use-session.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { calendarWords } from './calendar-words.ts'
import type { CalendarControl } from './use-calendar-control.ts'

const words = calendarWords.empty

/** Whether nothing at all is on the days that are read. */
export function useIsCalendarEmpty({ calendar, moving }: CalendarControl): boolean {
  const { view, isReading } = calendar
  if (!view || isReading || moving) return false
  return view.appointments.length + view.holds.length + view.blocks.length === 0
}

/** Beside an empty week, so that the hours can still be clicked: how it fills by itself. */
export function CalendarEmpty({ control }: { control: CalendarControl }) {
  return (
    <aside
      aria-label={words.label}
      className="w-80 shrink-0 overflow-y-auto border-s border-line bg-surface narrow:hidden"
    >
      <CalendarLesson control={control} />
    </aside>
  )
}

export function CalendarLesson({ control }: { control: CalendarControl }) {
  const { isAdministrator } = useSession()
  const { country } = usePlace()
  const bots = useQuery(botsQuery.list.queryOptions()).data?.items ?? []
  const phone = bots.find(
    (bot) => bot.status === 'active' && bot.liveVersion !== null && bot.numbers.length > 0,
  )?.numbers[0]?.phone
  if (control.calendar.view?.services.length === 0) {
    return (
      <EmptyState
        title={words.noService}
        action={
          <LinkButton variant="primary" to="/settings/account#services">
            {words.setUp}
          </LinkButton>
        }
      >
        {words.noServiceWhy}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={words.title}
      action={
        isAdministrator && (
          <LinkButton
            variant="primary"
            icon={Smartphone}
            to={{ to: '/admin/twilio/dev', search: phone ? { to: phone } : {} }}
          >
            {words.devPhone}
          </LinkButton>
        )
      }
      sample={
        phone && (
          <CopyButton text={phone} label={words.copyNumber}>
            {formatPhone(phone, country)}
          </CopyButton>
        )
      }
    >
      {phone ? words.text(formatPhone(phone, country)) : words.books}
      {!control.offReason && ` ${control.isPhone ? words.byHandPhone : words.byHand}`}
    </EmptyState>
  )
}
