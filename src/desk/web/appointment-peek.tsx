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
import type { CalendarControl } from './use-calendar-control.ts'

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
