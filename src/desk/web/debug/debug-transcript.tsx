import { memo, useEffect, useRef } from 'react'
import type { ConversationDetail, MessageItem } from '#conversations/contract.ts'
import type { CallDebug, CallItem } from '#telephony/contract.ts'
import { formatOffset } from '#ui/offset-text.ts'
import { Transcript, TranscriptTurn } from '#ui/transcript.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { buildTranscript, type TranscriptEntry } from '../build-transcript.ts'
import { AnswerWait } from '../calls/answer-wait.tsx'
import { groupCalls } from '../calls/group-calls.ts'
import { HeardLine } from '../calls/heard-line.tsx'
import { type LineSound, lineSound } from '../calls/line-sound.ts'
import { Speaker } from '../transcript-message.tsx'
import { TranscriptRow } from '../transcript-row.tsx'
import type { CallChoice, Chosen } from './call-choice.ts'
import { debugWords } from './debug-words.ts'

interface DebugTranscriptProps {
  conversation: ConversationDetail
  call: CallItem
  debug: CallDebug
  choice: CallChoice
  chosen: Chosen
  onChoose: (choice: CallChoice) => void
}

/** What was said, heard against generated; a line leads to where it is in the timeline. */
export const DebugTranscript = memo(function DebugTranscript(props: DebugTranscriptProps) {
  const { conversation, call, debug, choice, chosen, onChoose } = props
  const entries = entriesOf(conversation, call)
  const list = useRef<HTMLOListElement>(null)
  const isPhone = useIsPhone()
  const { startMs } = chosen.stretch ?? {}
  useEffect(() => {
    if (startMs !== undefined && !isPhone)
      list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [startMs, isPhone])
  if (entries.length === 0) return <p className="px-4 py-3 text-13 text-muted">{debugWords.nothingSaid}</p>
  return (
    <Transcript ref={list} aria-label={debugWords.transcript} className="[--time-column:2.5rem]">
      {entries.map((entry) => {
        const sound = entry.kind === 'message' ? lineSound(entry.message, debug) : null
        if (entry.kind !== 'message' || !sound)
          return <TranscriptRow key={entry.key} entry={entry} conversation={conversation} isSpoken />
        const pick = () => onChoose(choiceFor(entry.message, sound, debug))
        return (
          <DebugLine
            key={entry.key}
            {...{ message: entry.message, sound, conversation, call, debug }}
            isNow={isChosen(entry.message, sound, { choice, chosen })}
            onPick={pick}
          />
        )
      })}
    </Transcript>
  )
})

function entriesOf(conversation: ConversationDetail, call: CallItem): TranscriptEntry[] {
  const entries = buildTranscript(conversation, () => 'no days here')
  return groupCalls(entries, [call])
    .flatMap((part) => (part.kind === 'call' ? part.entries : []))
    .filter(({ kind }) => kind !== 'day')
}

/** A line of the contact is where they spoke; an answer is its turn, with the wait for it. */
function choiceFor(message: MessageItem, sound: LineSound, { spans, gaps }: CallDebug): CallChoice {
  const { turnId, role, text } = message
  if (turnId !== null && gaps.some((gap) => gap.turnId === turnId)) return { kind: 'turn', turnId }
  const lane = role === 'contact' ? 'contact' : 'speaking'
  const span = spans.find(
    (one) =>
      one.lane === lane &&
      one.startMs < sound.endMs &&
      (one.endMs ?? sound.endMs) > sound.startMs &&
      (lane === 'contact' || text.includes(one.name.trim())),
  )
  return span ? { kind: 'span', id: span.id } : { kind: 'moment', atMs: sound.startMs }
}

function isChosen(
  { turnId }: MessageItem,
  sound: LineSound,
  { choice, chosen }: Pick<DebugTranscriptProps, 'choice' | 'chosen'>,
): boolean {
  if (choice === null || !chosen.stretch) return false
  if (choice.kind === 'turn') return choice.turnId === turnId
  if (chosen.span?.turnId != null) return chosen.span.turnId === turnId
  const { startMs } = chosen.stretch
  return startMs >= sound.startMs && startMs < sound.endMs
}

interface DebugLineProps {
  message: MessageItem
  sound: LineSound
  conversation: ConversationDetail
  call: CallItem
  debug: CallDebug
  isNow: boolean
  onPick: () => void
}

function DebugLine({ message, sound, conversation, call, debug, isNow, onPick }: DebugLineProps) {
  const { role, turnId } = message
  if (role === 'system') return null
  const gap = turnId === null ? undefined : debug.gaps.find((one) => one.turnId === turnId)
  return (
    <TranscriptTurn
      who={role}
      name={<Speaker role={role} {...conversation} />}
      at={
        <button
          type="button"
          aria-label={debugWords.showAt(formatOffset(sound.startMs))}
          onClick={onPick}
          className="min-h-6 rounded-tag underline-offset-2 hover:text-ink hover:underline"
        >
          {formatOffset(sound.startMs)}
        </button>
      }
      end={role === 'bot' && gap && <AnswerWait gap={gap} />}
      isNow={isNow}
      onPick={onPick}
    >
      <p className="text-14 leading-5.5">
        <HeardLine message={message} call={call} sound={sound} gap={gap} />
      </p>
    </TranscriptTurn>
  )
}
