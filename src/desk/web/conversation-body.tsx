import { FlaskConical, MessageCircleQuestion } from 'lucide-react'
import type { ConversationDetail } from '#conversations/contract.ts'
import { ConversationStrip } from '#conversations/web/conversation-strip.tsx'
import { TaskPanel } from '#conversations/web/task-panel.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { useStickToEnd } from '#ui/use-stick-to-end.ts'
import { isOneCall } from './calls/is-one-call.ts'
import type { Calls } from './calls/use-calls.ts'
import { ConversationContext } from './conversation-context.tsx'
import { ConversationSkeleton } from './conversation-states.tsx'
import { ConversationTranscript } from './conversation-transcript.tsx'

interface ConversationBodyProps {
  conversation: ConversationDetail
  calls: Calls
  /** The strip stands here rather than in the page's head. */
  hasStrip?: boolean
  /** Whether the page's keys play the call that is open. */
  hasPageKeys?: boolean
}

/** Words at the left, context at the right; where that is too narrow, open messages stand under the words. */
export function ConversationBody({
  conversation,
  calls,
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
          <div className="shrink-0 border-b border-line px-4 py-2.5">
            <ConversationStrip size="tall" strip={strip} />
          </div>
        )}
        <div
          ref={scroller}
          className="min-h-0 grow overflow-y-auto focus-visible:-outline-offset-2"
          role="log"
          aria-label="Conversation"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
          tabIndex={0}
        >
          {isSample && (
            <p className="flex items-center gap-1.5 px-4 pt-3 text-12 text-muted">
              <FlaskConical size={12} /> Sample conversation. No real person wrote this.
            </p>
          )}
          {isWaiting ? (
            <ConversationSkeleton />
          ) : (
            <ConversationTranscript conversation={conversation} calls={calls} hasPageKeys={hasPageKeys} />
          )}
        </div>
        {!hasContext && open.length > 0 && (
          <section
            aria-label="Message to answer"
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
          aria-label="About this conversation"
          className="w-72 shrink-0 overflow-y-auto border-l border-line bg-surface"
        >
          <ConversationContext conversation={conversation} />
        </aside>
      )}
    </div>
  )
}

/** Whether the context fits beside the words. */
export function useHasContext(): boolean {
  return useMediaQuery('(width > 1140px)')
}
