import { FlaskConical, MessageCircleQuestion, Unplug } from 'lucide-react'
import type { ConversationDetail } from '#conversations/contract.ts'
import { ConversationStrip } from '#conversations/web/conversation-strip.tsx'
import { TaskPanel } from '#conversations/web/task-panel.tsx'
import { Button } from '#ui/button.tsx'
import { stateWords } from '#ui/state-words.ts'
import { useStickToEnd } from '#ui/use-stick-to-end.ts'
import { isOneCall } from './calls/is-one-call.ts'
import type { Calls } from './calls/use-calls.ts'
import { ConversationContext } from './conversation-context.tsx'
import { ConversationSkeleton } from './conversation-states.tsx'
import { ConversationTranscript } from './conversation-transcript.tsx'
import { talkWords } from './talk-words.ts'
import { useHasContext } from './use-has-context.ts'

interface ConversationBodyProps {
  conversation: ConversationDetail
  calls: Calls
  /** Reads the older messages of a very long conversation too. */
  onShowAll: () => void
  /** The strip stands here rather than in the page's head. */
  hasStrip?: boolean
  /** Whether the page's keys play the call that is open. */
  hasPageKeys?: boolean
}

/** Words at the left, context at the right; where that is too narrow, open messages stand under the words. */
export function ConversationBody({
  conversation,
  calls,
  onShowAll,
  hasStrip,
  hasPageKeys = false,
}: ConversationBodyProps) {
  const hasContext = useHasContext()
  const { messages, turns, tasks, strip, isSample } = conversation
  const last = messages.at(-1)
  // What was spoken stands within its call.
  const isWaiting = !calls.isLoaded && !calls.error && messages.some(({ spoken }) => spoken)
  // A call that is over is read from its beginning.
  const isRead = calls.open?.endedAt != null && isOneCall(conversation, calls)
  const scroller = useStickToEnd<HTMLDivElement>(
    isRead || !calls.isLoaded || !last
      ? undefined
      : `${last.id} ${turns.filter((turn) => turn.state === 'thinking').length}`,
  )
  const open = tasks.filter((task) => task.state === 'open')
  return (
    <div className="flex min-h-0 grow">
      <div className="flex min-h-0 min-w-0 grow flex-col bg-surface">
        {hasStrip && (
          <div className="flex h-13 shrink-0 items-center border-b border-line px-4">
            <ConversationStrip size="tall" strip={strip} />
          </div>
        )}
        <div
          ref={scroller}
          className="min-h-0 grow overflow-y-auto focus-visible:-outline-offset-2"
          role="log"
          aria-label={talkWords.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
          tabIndex={0}
        >
          {isSample && (
            <p className="flex items-center gap-1.5 px-4 pt-3 text-12 text-muted">
              <FlaskConical size={12} /> {talkWords.sample}
            </p>
          )}
          {!conversation.isWhole && (
            <p className="flex items-center gap-3 px-4 pt-3 text-13 text-muted">
              <span className="min-w-0 grow">{talkWords.notWhole(messages.length)}</span>
              <Button size="small" className="shrink-0" onClick={onShowAll}>
                {talkWords.showAll}
              </Button>
            </p>
          )}
          {calls.error && !calls.isLoaded && <CallsFailed onRetry={() => void calls.refetch()} />}
          {isWaiting ? (
            <ConversationSkeleton />
          ) : (
            <ConversationTranscript conversation={conversation} calls={calls} hasPageKeys={hasPageKeys} />
          )}
        </div>
        {!hasContext && open.length > 0 && (
          <section
            aria-label={talkWords.toAnswer}
            className="max-h-2/5 shrink-0 overflow-y-auto border-t border-warn-line bg-warn-soft px-4 py-3 text-13"
          >
            {open.map((task) => (
              <div key={task.id} className="flex gap-2.5">
                <MessageCircleQuestion size={16} className="mt-0.5 text-warn" />
                <TaskPanel task={task} />
              </div>
            ))}
          </section>
        )}
      </div>
      {hasContext && (
        <aside
          aria-label={talkWords.about}
          className="w-72 shrink-0 overflow-y-auto border-s border-line bg-surface"
        >
          <ConversationContext conversation={conversation} />
        </aside>
      )}
    </div>
  )
}

/** The texts are here all the same. */
function CallsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex items-center gap-3 px-4 pt-3 text-13 text-muted">
      <Unplug size={16} className="shrink-0 text-danger" />
      <span className="min-w-0 grow">{talkWords.callsFailed}</span>
      <Button size="small" className="shrink-0" onClick={onRetry}>
        {stateWords.retry}
      </Button>
    </p>
  )
}
