import { useMemo } from 'react'
import type { ConversationDetail } from '#conversations/contract.ts'
import { Transcript } from '#ui/transcript.tsx'
import { buildTranscript } from './build-transcript.ts'
import { CallSection } from './calls/call-section.tsx'
import { groupCalls } from './calls/group-calls.ts'
import type { Calls } from './calls/use-calls.ts'
import { talkWords } from './talk-words.ts'
import { TranscriptRow, useDayText } from './transcript-row.tsx'

interface ConversationTranscriptProps {
  conversation: ConversationDetail
  calls: Calls
  /** Whether the page's keys play the call that is open. */
  hasPageKeys: boolean
}

/** Everything that was said and done, in order; each call as a part of its own. */
export function ConversationTranscript({ conversation, calls, hasPageKeys }: ConversationTranscriptProps) {
  const dayText = useDayText()
  const parts = useMemo(
    () => groupCalls(buildTranscript(conversation, dayText), calls.calls),
    [conversation, dayText, calls.calls],
  )
  return (
    <Transcript times="clock" aria-label={talkWords.transcript}>
      {parts.map((part) =>
        part.kind === 'entry' ? (
          <TranscriptRow key={part.entry.key} entry={part.entry} conversation={conversation} />
        ) : (
          <CallSection
            key={part.call.id}
            call={part.call}
            entries={part.entries}
            conversation={conversation}
            isOpen={part.call.id === calls.open?.id}
            onOpen={() => calls.setOpen(part.call.id)}
            hasPageKeys={hasPageKeys}
          />
        ),
      )}
    </Transcript>
  )
}
