import { useParams } from '@tanstack/react-router'
import type { ConversationDetail } from '#conversations/contract.ts'
import { ConversationBadge } from '#conversations/web/conversation-badge.tsx'
import { ConversationStrip } from '#conversations/web/conversation-strip.tsx'
import { PersonName } from '#conversations/web/person-name.tsx'
import { DetailHeader } from '#ui/detail-header.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { ConversationBody } from './conversation-body.tsx'
import { ConversationDeeds } from './conversation-deeds.tsx'
import { ConversationFailed, ConversationSkeleton } from './conversation-states.tsx'
import { useConversation } from './use-conversation.ts'

const inbox = { label: 'Inbox', to: '/conversations' }

/** One conversation on its own page: facts, strip, words, context. */
export function ConversationPage() {
  const { id = '' } = useParams({ strict: false })
  const isPhone = useIsPhone()
  const { data, error, refetch } = useConversation(id)
  if (!data) {
    return (
      <div className="flex grow flex-col bg-surface">
        {error ? (
          <ConversationFailed error={error} onRetry={refetch} />
        ) : (
          <>
            <PageHead title="Conversation" crumbs={[inbox]} />
            <ConversationSkeleton />
          </>
        )}
      </div>
    )
  }
  const badge = <ConversationBadge status={data.status} isStopped={data.isStopped} />
  return (
    <>
      <DetailHeader
        crumbs={[inbox]}
        title={<PersonName person={data.contact} />}
        documentTitle={data.contact.name ?? data.contact.phone ?? 'Conversation'}
        badge={isPhone ? undefined : badge}
        facts={isPhone ? [] : factsOf(data)}
        end={<ConversationDeeds conversation={data} />}
      >
        <div className="flex items-center gap-3 px-6 pb-2.5 phone:px-4 phone:pt-2.5">
          <div className="min-w-0 grow">
            <ConversationStrip size="tall" strip={data.strip} />
          </div>
          {isPhone && badge}
        </div>
      </DetailHeader>
      <ConversationBody conversation={data} />
    </>
  )
}

function factsOf(conversation: ConversationDetail) {
  const { contact, number, bot, botVersion, createdAt, messageCount } = conversation
  return [
    { label: 'From', value: contact.phone ? <PhoneText number={contact.phone} /> : 'Unknown' },
    { label: 'To', value: number ? <PhoneText number={number.phone} /> : 'Released number' },
    { label: 'Bot', value: botVersion === null ? bot.name : `${bot.name} v${botVersion}` },
    { label: 'Started', value: <TimeAgo at={createdAt} /> },
    { label: 'Texts', value: messageCount },
  ]
}
