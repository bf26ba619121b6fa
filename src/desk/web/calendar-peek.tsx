import { ArrowRightLeft, MessageSquareText, Pencil, RotateCcw, Undo2, X } from 'lucide-react'
import type { Appointment, Block, Hold } from '#booking/contract.ts'
import { AppointmentBadge } from '#booking/web/appointment-badge.tsx'
import { formatSpan, formatStart, reminderWords } from '#booking/web/booking-words.ts'
import { HoldTimeLeft } from '#booking/web/hold-time-left.tsx'
import {
  useCancelAppointment,
  useReleaseHold,
  useRemoveBlock,
  useRestoreAppointment,
} from '#booking/web/use-appointment-deeds.ts'
import { toWallClock } from '#kit/wall-clock.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { type Fact, FactList } from '#ui/fact-list.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ObjectMenu } from '#ui/object-menu.tsx'
import { Peek } from '#ui/peek.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { TimeAgo } from '#ui/time-ago.tsx'
import type { CalendarControl } from './use-calendar-control.ts'

/** What is open, beside the calendar; on a phone a sheet. */
export function CalendarPeek({ control }: { control: CalendarControl }) {
  const { view } = control.calendar
  const { openId, pointed } = control.place
  const appointment = view?.appointments.find(({ id }) => id === openId) ?? pointed
  const hold = view?.holds.find(({ id }) => id === openId)
  const block = view?.blocks.find(({ id }) => id === openId)
  if (appointment && appointment.id === openId)
    return <AppointmentPeek control={control} appointment={appointment} />
  if (hold) return <HoldPeek control={control} hold={hold} />
  if (block) return <BlockPeek control={control} block={block} />
  return null
}

type Of<T> = T & { control: CalendarControl }

function AppointmentPeek({ control, appointment }: Of<{ appointment: Appointment }>) {
  const { offReason } = control
  const cancel = useCancelAppointment()
  const restore = useRestoreAppointment()
  const isCancelled = appointment.status === 'cancelled'
  const isPast = new Date(appointment.endsAt) < new Date()
  const tellReason = offReason ?? (appointment.phone ? undefined : 'There is no number to text')
  return (
    <Peek
      title={appointment.service}
      subtitle={appointment.name}
      actions={
        <>
          <AppointmentBadge status={appointment.status} />
          <ObjectMenu
            what="appointment"
            id={appointment.id}
            path={`/calendar?open=${appointment.id}`}
            data={appointment}
            entries={[
              {
                label: 'Edit details',
                icon: Pencil,
                disabledReason: offReason,
                onSelect: () => control.setPanel({ kind: 'edit', appointment }),
              },
              ...(isCancelled
                ? []
                : [
                    {
                      label: 'Cancel and text them',
                      icon: MessageSquareText,
                      tone: 'danger' as const,
                      disabledReason: tellReason,
                      onSelect: () => cancel.run({ appointment, tellContact: true }),
                    },
                  ]),
            ]}
          />
        </>
      }
      onClose={control.close}
      footer={
        isCancelled ? (
          <Button
            icon={RotateCcw}
            disabledReason={offReason}
            pending={restore.isPending}
            onClick={() => restore.run(appointment)}
          >
            Restore
          </Button>
        ) : (
          <>
            <Button
              icon={ArrowRightLeft}
              keys="m"
              disabledReason={offReason ?? (isPast ? 'It is over' : undefined)}
              onClick={() => control.startMove(appointment)}
            >
              Move
            </Button>
            <Button
              icon={Pencil}
              disabledReason={offReason}
              onClick={() => control.setPanel({ kind: 'edit', appointment })}
            >
              Edit
            </Button>
            <Button
              variant="danger"
              icon={X}
              className="ml-auto"
              disabledReason={offReason}
              pending={cancel.isPending}
              onClick={() => cancel.run({ appointment })}
            >
              Cancel it
            </Button>
          </>
        )
      }
    >
      <FactList facts={useFacts(control, appointment)} />
      {appointment.conversationId && (
        <LinkButton
          icon={MessageSquareText}
          to={`/conversations/${appointment.conversationId}`}
          className="justify-self-start"
        >
          Open the talk
        </LinkButton>
      )}
    </Peek>
  )
}

function useFacts({ calendar }: CalendarControl, appointment: Appointment): Fact[] {
  const place = usePlace()
  const { crews = [] } = calendar.view ?? {}
  const { name, contactId, phone, email, address, note, receiptId, movedFrom, bookedBy } = appointment
  const crew = crews.length > 1 ? crews.find(({ id }) => id === appointment.crewId)?.name : undefined
  const facts: (Fact | false)[] = [
    { label: 'When', value: <When at={appointment} /> },
    crew !== undefined && { label: 'Crew', value: crew },
    {
      label: 'For',
      value: contactId ? (
        <Link to={`/contacts/${contactId}`} className="link">
          {name}
        </Link>
      ) : (
        name
      ),
    },
    phone !== null && { label: 'Phone', value: <PhoneText number={phone} /> },
    email !== null && { label: 'E-mail', value: <span className="break-all">{email}</span> },
    address !== null && { label: 'Address', value: address },
    note !== null && { label: 'Note', value: <span className="whitespace-pre-wrap">{note}</span> },
    {
      label: 'Booked by',
      value: `${bookedBy.name}${bookedBy.kind === 'bot' ? ', bot' : ''}`,
      source: <TimeAgo at={appointment.createdAt} />,
    },
    movedFrom !== null && { label: 'Moved from', value: formatStart(new Date(movedFrom), place) },
    appointment.status === 'booked' && { label: 'Reminder', value: reminderWords[appointment.reminder] },
    receiptId !== null && {
      label: 'Receipt',
      value: <span className="font-mono text-12 break-all">{receiptId}</span>,
      source: <CopyButton text={receiptId} label="Copy the receipt" />,
    },
  ]
  return facts.filter((fact) => fact !== false)
}

function When({ at }: { at: { startsAt: string; endsAt: string } }) {
  const place = usePlace()
  const from = new Date(at.startsAt)
  const to = new Date(at.endsAt)
  const day = new Intl.DateTimeFormat(place.locale, {
    timeZone: place.timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
  const isOneDay = toWallClock(from, place.timeZone).date === toWallClock(to, place.timeZone).date
  if (!isOneDay) return `${formatStart(from, place)} to ${formatStart(to, place)}`
  return (
    <>
      <span className="block">{day.format(from)}</span>
      <span className="font-medium">{formatSpan(from, to, place)}</span>
    </>
  )
}

function HoldPeek({ control, hold }: Of<{ hold: Hold }>) {
  const release = useReleaseHold(control.close)
  const { crews = [] } = control.calendar.view ?? {}
  const crew = crews.length > 1 ? crews.find(({ id }) => id === hold.crewId)?.name : undefined
  const facts: (Fact | false)[] = [
    { label: 'When', value: <When at={hold} /> },
    crew !== undefined && { label: 'Crew', value: crew },
    { label: 'For', value: hold.contactName ?? 'Somebody without a name yet' },
    { label: 'Time left', value: <HoldTimeLeft until={hold.until} /> },
  ]
  return (
    <Peek
      title={hold.service}
      subtitle="Held while they make up their mind"
      actions={<Badge tone="live">Held</Badge>}
      onClose={control.close}
      footer={
        <Button
          icon={Undo2}
          disabledReason={control.offReason}
          pending={release.isPending}
          onClick={() => release.run(hold.id)}
        >
          Release the hold
        </Button>
      }
    >
      <FactList facts={facts.filter((fact) => fact !== false)} />
      {hold.conversationId && (
        <LinkButton
          icon={MessageSquareText}
          to={`/conversations/${hold.conversationId}`}
          className="justify-self-start"
        >
          Open the talk
        </LinkButton>
      )}
    </Peek>
  )
}

function BlockPeek({ control, block }: Of<{ block: Block }>) {
  const remove = useRemoveBlock(control.close)
  const { crews = [] } = control.calendar.view ?? {}
  return (
    <Peek
      title={block.reason || 'Blocked time'}
      subtitle="Nothing is offered or booked in it"
      onClose={control.close}
      footer={
        <Button
          icon={Undo2}
          disabledReason={control.offReason}
          pending={remove.isPending}
          onClick={() => remove.run(block.id)}
        >
          Give it free
        </Button>
      }
    >
      <FactList
        facts={[
          { label: 'When', value: <When at={block} /> },
          { label: 'For', value: crews.find(({ id }) => id === block.crewId)?.name ?? 'Everybody' },
          { label: 'Blocked by', value: block.createdBy },
        ]}
      />
    </Peek>
  )
}
