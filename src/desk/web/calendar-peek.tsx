import { MessageSquareText, Undo2 } from 'lucide-react'
import type { Block, Hold } from '#booking/contract.ts'
import { appointmentWords } from '#booking/web/appointment-words.ts'
import { HoldTimeLeft } from '#booking/web/hold-time-left.tsx'
import { useReleaseHold, useRemoveBlock } from '#booking/web/use-appointment-deeds.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Fact, FactList } from '#ui/fact-list.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Peek } from '#ui/peek.tsx'
import { AppointmentPeek } from './appointment-peek.tsx'
import { When } from './calendar-when.tsx'
import { calendarWords } from './calendar-words.ts'
import type { CalendarControl } from './use-calendar-control.ts'

const words = calendarWords.peek

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

function HoldPeek({ control, hold }: Of<{ hold: Hold }>) {
  const release = useReleaseHold(control.close)
  const { crews = [] } = control.calendar.view ?? {}
  const crew = crews.length > 1 ? crews.find(({ id }) => id === hold.crewId)?.name : undefined
  const facts: (Fact | false)[] = [
    { label: words.when, value: <When at={hold} /> },
    crew !== undefined && { label: words.crew, value: crew },
    { label: words.for, value: hold.contactName ?? words.nobody },
    { label: words.timeLeft, value: <HoldTimeLeft until={hold.until} /> },
  ]
  return (
    <Peek
      title={hold.service}
      subtitle={words.heldWhy}
      actions={<Badge tone="live">{calendarWords.entry.held}</Badge>}
      onClose={control.close}
      footer={
        <Button
          icon={Undo2}
          disabledReason={control.offReason}
          pending={release.isPending}
          onClick={() => release.run(hold.id)}
        >
          {words.release}
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
          {words.openTalk}
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
      title={block.reason || words.blockedTime}
      subtitle={words.blockedWhy}
      onClose={control.close}
      footer={
        <Button
          icon={Undo2}
          disabledReason={control.offReason}
          pending={remove.isPending}
          onClick={() => remove.run(block.id)}
        >
          {words.free}
        </Button>
      }
    >
      <FactList
        facts={[
          { label: words.when, value: <When at={block} /> },
          {
            label: words.for,
            value: crews.find(({ id }) => id === block.crewId)?.name ?? appointmentWords.everybody,
          },
          { label: words.blockedBy, value: block.createdBy },
        ]}
      />
    </Peek>
  )
}
