import { useQuery } from '@tanstack/react-query'
import { Ban, CircleCheck } from 'lucide-react'
import { ComingAppointments } from '#booking/web/coming-appointments.tsx'
import { contactsQuery } from '#contacts/web/queries.ts'
import type { ConversationDetail } from '#conversations/contract.ts'
import { PersonName } from '#conversations/web/person-name.tsx'
import { TaskPanel } from '#conversations/web/task-panel.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Link } from '#ui/link.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { PaneSection } from '#ui/pane-section.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { CollectedSection } from './collected-section.tsx'
import { ReceiptsSection } from './receipts-section.tsx'
import { talkWords } from './talk-words.ts'

const words = talkWords.context

/** What one wants to know beside a conversation: contact, messages to answer, consent, earlier talks. */
export function ConversationContext({ conversation }: { conversation: ConversationDetail }) {
  const { contact, tasks, bot, earlier } = conversation
  const open = tasks.filter((task) => task.state === 'open').length
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-5 py-3 phone:px-4">
        <Avatar name={contact.name ?? '?'} size="large" />
        <div className="min-w-0 text-13">
          <Link
            to={`/contacts/${contact.id}`}
            className="block truncate text-14 font-semibold hover:underline"
          >
            <PersonName person={contact} />
          </Link>
          {contact.name && contact.phone && <PhoneText number={contact.phone} className="text-muted" />}
        </div>
      </div>
      {tasks.length > 0 && (
        <PaneSection title={words.messages} count={open > 0 ? words.open(open) : words.settled}>
          <div className="grid gap-4">
            {tasks.map((task) => (
              <TaskPanel key={task.id} task={task} />
            ))}
          </div>
        </PaneSection>
      )}
      <ComingAppointments contactId={contact.id} />
      <CollectedSection conversation={conversation} />
      <ReceiptsSection conversation={conversation} />
      <PaneSection title={words.answeredBy}>
        <FactList
          layout="ends"
          facts={[
            {
              label: words.bot,
              value: (
                <Link to={`/bots/${bot.id}`} className="link">
                  {bot.name}
                  {conversation.botVersion !== null && ` v${conversation.botVersion}`}
                </Link>
              ),
            },
            {
              label: words.number,
              value: conversation.number ? <PhoneText number={conversation.number.phone} /> : words.released,
            },
          ]}
        />
      </PaneSection>
      <ConsentSection contactId={contact.id} />
      {earlier.length > 0 && (
        <PaneSection title={words.earlier} count={earlier.length}>
          <ul>
            {earlier.map((talk) => (
              <li key={talk.id} className="flex items-baseline gap-2 py-0.5">
                <Link to={`/conversations/${talk.id}`} className="min-w-0 grow truncate hover:underline">
                  {talk.subject}
                </Link>
                <TimeAgo at={talk.lastMessageAt} className="text-12 text-muted" />
              </li>
            ))}
          </ul>
        </PaneSection>
      )}
    </>
  )
}

function ConsentSection({ contactId }: { contactId: string }) {
  const options = contactsQuery.get.queryOptions({ input: { id: contactId } })
  const contact = useQuery(options).data
  useLiveInvalidate(`contact.${contactId}`, options.queryKey)
  if (!contact) return null
  return (
    <PaneSection title={words.mayText}>
      <ul className="grid gap-1">
        {contact.phones.map(({ phone, stopState }) => (
          <li key={phone} className="flex flex-wrap items-center justify-between gap-x-2">
            <PhoneText number={phone} />
            {stopState === 'open' ? (
              <Badge tone="ok" icon={CircleCheck} isPlain>
                {words.mayTextYes}
              </Badge>
            ) : (
              <Badge tone="danger" icon={Ban} isPlain>
                {words.mayTextNo}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </PaneSection>
  )
}
