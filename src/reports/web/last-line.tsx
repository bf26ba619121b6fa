import type { ConversationSummary } from '#conversations/contract.ts'
import { weave } from '#ui/weave.tsx'
import { homeWords } from './home-words.ts'

/** Who spoke last, and what they said, in one line. */
export function LastLine({ conversation }: { conversation: ConversationSummary }) {
  return (
    <p className="truncate text-13 text-muted">
      {weave(homeWords.said, {
        who: <span className="font-medium text-ink">{homeWords.speakers[conversation.lastRole]}</span>,
        line: conversation.lastLine,
      })}
    </p>
  )
}
