import { PhoneOff } from 'lucide-react'
import { memo, useMemo } from 'react'
import type { ConversationDetail } from '#conversations/contract.ts'
import type { CallDebug, CallItem } from '#telephony/contract.ts'
import { callEndingWords } from '#telephony/web/call-ending-words.ts'
import { formatOffset } from '#ui/offset-text.ts'
import { TranscriptEvent } from '#ui/transcript.tsx'
import type { TranscriptEntry } from '../build-transcript.ts'
import { TranscriptRow } from '../transcript-row.tsx'
import { callCardWords } from './call-card-words.ts'
import type { LineSound } from './line-sound.ts'
import { type LinePlace, SpokenLine } from './spoken-line.tsx'

interface CallRowsProps {
  call: CallItem
  entries: readonly TranscriptEntry[]
  conversation: ConversationDetail
  debug: CallDebug | undefined
  /** When each line sounded, by the message's id. */
  sounds: ReadonlyMap<string, LineSound>
  place: LinePlace
}

/** The lines of a call and what happened between them; not drawn anew while the call is only played. */
export const CallRows = memo(function CallRows(props: CallRowsProps) {
  const { call, entries, conversation, debug, sounds, place } = props
  const gaps = useMemo(() => new Map(debug?.gaps.map((gap) => [gap.turnId, gap])), [debug])
  return (
    <>
      {entries.map((entry) => {
        const sound = entry.kind === 'message' ? sounds.get(entry.message.id) : undefined
        if (entry.kind !== 'message' || !sound)
          return <TranscriptRow key={entry.key} entry={entry} conversation={conversation} isSpoken />
        const { message, turn } = entry
        return (
          <SpokenLine
            key={entry.key}
            message={message}
            turn={turn}
            conversation={conversation}
            call={call}
            sound={sound}
            gap={message.turnId === null ? undefined : gaps.get(message.turnId)}
            place={place}
          />
        )
      })}
      {call.ending && call.durationMs !== null && entries.length > 0 && (
        <TranscriptEvent icon={<PhoneOff size={12} />} at={formatOffset(call.durationMs)}>
          {callCardWords.ended(callEndingWords.title(call.ending.code, call.ending.title))}
        </TranscriptEvent>
      )}
    </>
  )
})
