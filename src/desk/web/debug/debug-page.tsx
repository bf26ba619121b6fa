import { useParams } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { ConversationDetail } from '#conversations/contract.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { isMissing } from '#ui/problem.ts'
import { useIsPhone } from '#ui/use-media-query.ts'
import { CallBadge } from '../calls/call-ending.tsx'
import { type Calls, useCallDebug, useCalls } from '../calls/use-calls.ts'
import { ConversationFailed } from '../conversation-states.tsx'
import { useConversation } from '../use-conversation.ts'
import { CallDebugView } from './call-debug-view.tsx'
import { CallSelect } from './call-select.tsx'
import { DebugSkeleton } from './debug-skeleton.tsx'
import { debugWords } from './debug-words.ts'
import { TextsDebug } from './texts-debug.tsx'
import { useDebugFacts } from './use-debug-facts.ts'

const inbox = { label: debugWords.inbox, to: '/conversations' }

/** How the answers of a conversation came about: its calls moment by moment, or what was asked for its texts. */
export function DebugPage() {
  const { id = '' } = useParams({ strict: false })
  const conversation = useConversation(id)
  const calls = useCalls(id)
  const { data } = conversation
  if (data && calls.isLoaded) return <Loaded key={calls.open?.id} conversation={data} calls={calls} />
  if (conversation.error)
    return (
      <div className="flex grow flex-col bg-surface">
        {!isMissing(conversation.error) && <PageHead title={debugWords.title} crumbs={[inbox]} />}
        <ConversationFailed error={conversation.error} onRetry={() => void conversation.refetch()} />
      </div>
    )
  return (
    <div className="flex min-h-0 grow flex-col bg-surface">
      <PageHead title={debugWords.title} crumbs={[inbox]} />
      {calls.error ? (
        <ErrorPanel error={calls.error} title={debugWords.callsFailed} onRetry={() => void calls.refetch()} />
      ) : (
        <DebugSkeleton />
      )}
    </div>
  )
}

function Loaded({ conversation, calls }: { conversation: ConversationDetail; calls: Calls }) {
  const { country } = usePlace()
  const isPhone = useIsPhone()
  const hasSeveral = calls.calls.length > 1
  const { contact, id } = conversation
  const call = calls.open
  const { data: debug, error, refetch } = useCallDebug({ conversationId: id, callId: call?.id })
  const facts = useDebugFacts(conversation, debug)
  const name = contact.name ?? (contact.phone ? formatPhone(contact.phone, country) : debugWords.unknown)
  return (
    <>
      <PageHead
        title={debugWords.title}
        documentTitle={debugWords.documentTitle(name)}
        crumbs={[inbox, { label: name, to: `/conversations/${id}` }]}
        badge={call && <CallBadge call={call} />}
        facts={facts && <span title={debugWords.headWaitsHelp}>{facts}</span>}
        end={
          <>
            {hasSeveral && !isPhone && <CallSelect calls={calls} />}
            {debug && (
              <IconButton
                icon={Download}
                label={debugWords.download}
                onClick={() => saveJson(debug, debug.callId)}
              />
            )}
          </>
        }
      />
      {hasSeveral && isPhone && (
        <div className="shrink-0 border-b border-line bg-surface px-4 py-2">
          <CallSelect calls={calls} />
        </div>
      )}
      {!call && <TextsDebug conversation={conversation} />}
      {call && debug && <CallDebugView conversation={conversation} call={call} debug={debug} />}
      {call && !debug && (
        <div className="flex min-h-0 grow flex-col bg-surface">
          {error ? (
            <ErrorPanel error={error} title={debugWords.failed} onRetry={() => void refetch()}>
              {debugWords.elsewhere}
            </ErrorPanel>
          ) : (
            <DebugSkeleton />
          )}
        </div>
      )}
    </>
  )
}

function saveJson(data: unknown, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  link.download = `${name}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
