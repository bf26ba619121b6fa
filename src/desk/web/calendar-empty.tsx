import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { botsQuery } from '#bots/web/queries.ts'
import { useSession } from '#teams/web/use-session.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import type { CalendarControl } from './use-calendar-control.ts'

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
      aria-label="How the calendar fills"
      className="w-80 shrink-0 overflow-y-auto border-l border-line bg-surface narrow:hidden"
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
        title="No service can be booked yet"
        action={
          <LinkButton variant="primary" to="/settings/account#services">
            Set up services
          </LinkButton>
        }
      >
        Say in the business profile how long a service takes, and your bots offer times for it.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Ask your bot to book"
      action={
        isAdministrator && (
          <LinkButton
            variant="primary"
            icon={Smartphone}
            to={{ to: '/admin/twilio/dev', search: phone ? { to: phone } : {} }}
          >
            Open the dev phone
          </LinkButton>
        )
      }
      sample={
        phone && (
          <CopyButton text={phone} label="Copy the number">
            {formatPhone(phone, country)}
          </CopyButton>
        )
      }
    >
      {phone
        ? `Text ${formatPhone(phone, country)}: “Can somebody come on Thursday after lunch?” What it books shows here at once.`
        : 'What your bots book shows here at once.'}{' '}
      Or click on any time to book by hand.
    </EmptyState>
  )
}
