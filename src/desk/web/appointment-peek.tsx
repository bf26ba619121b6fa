import { ArrowRightLeft, MessageSquareText, Pencil, RotateCcw, X } from 'lucide-react'
import type { Appointment } from '#booking/contract.ts'
import { AppointmentBadge } from '#booking/web/appointment-badge.tsx'
import { formatStart, reminderWords } from '#booking/web/booking-words.ts'
import { useCancelAppointment, useRestoreAppointment } from '#booking/web/use-appointment-deeds.ts'
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
import { When } from './calendar-when.tsx'
import { calendarWords } from './calendar-words.ts'
import type { CalendarControl } from './use-calendar-control.ts'

const words = calendarWords.peek

interface AppointmentPeekProps {
  control: CalendarControl
  appointment: Appointment
}

/** One appointment: its facts, who booked it in which talk, and what can be done with it. */
export function AppointmentPeek({ control, appointment }: AppointmentPeekProps) {
  const { offReason } = control
  const cancel = useCancelAppointment()
  const restore = useRestoreAppointment()
  const isCancelled = appointment.status === 'cancelled'
  const isPast = new Date(appointment.endsAt) < new Date()
  const tellReason = offReason ?? (appointment.phone ? undefined : words.noNumber)
  return (
    <Peek
      title={appointment.service}
      subtitle={appointment.name}
      actions={
        <>
          <AppointmentBadge status={appointment.status} />
          <ObjectMenu
            what={words.what}
            id={appointment.id}
            path={`/calendar?open=${appointment.id}`}
            data={appointment}
            entries={[
              {
                label: words.editDetails,
                icon: Pencil,
                disabledReason: offReason,
                onSelect: () => control.setPanel({ kind: 'edit', appointment }),
              },
              ...(isCancelled
                ? []
                : [
                    {
                      label: words.cancelAndText,
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
            {words.restore}
          </Button>
        ) : (
          <>
            <Button
              icon={ArrowRightLeft}
              keys="m"
              disabledReason={offReason ?? (isPast ? words.over : undefined)}
              onClick={() => control.startMove(appointment)}
            >
              {words.move}
            </Button>
            <Button
              icon={Pencil}
              disabledReason={offReason}
              onClick={() => control.setPanel({ kind: 'edit', appointment })}
            >
              {words.edit}
            </Button>
            <Button
              variant="danger"
              icon={X}
              className="ms-auto"
              disabledReason={offReason}
              pending={cancel.isPending}
              onClick={() => cancel.run({ appointment })}
            >
              {words.cancel}
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
          {words.openTalk}
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
    { label: words.when, value: <When at={appointment} /> },
    crew !== undefined && { label: words.crew, value: crew },
    {
      label: words.for,
      value: contactId ? (
        <Link to={`/contacts/${contactId}`} className="link">
          {name}
        </Link>
      ) : (
        name
      ),
    },
    phone !== null && { label: words.phone, value: <PhoneText number={phone} /> },
    email !== null && { label: words.email, value: <span className="break-all">{email}</span> },
    address !== null && { label: words.address, value: address },
    note !== null && { label: words.note, value: <span className="whitespace-pre-wrap">{note}</span> },
    {
      label: words.bookedBy,
      value: bookedBy.kind === 'bot' ? words.bot(bookedBy.name) : bookedBy.name,
      source: <TimeAgo at={appointment.createdAt} />,
    },
    movedFrom !== null && { label: words.movedFrom, value: formatStart(new Date(movedFrom), place) },
    appointment.status === 'booked' && { label: words.reminder, value: reminderWords[appointment.reminder] },
    receiptId !== null && {
      label: words.receipt,
      value: <span className="font-mono text-12 break-all">{receiptId}</span>,
      source: <CopyButton text={receiptId} label={words.copyReceipt} />,
    },
  ]
  return facts.filter((fact) => fact !== false)
}
