import { CircleX, RefreshCw } from 'lucide-react'
import type { ConversationDetail, TurnItem } from '#conversations/contract.ts'
import { usePlace } from '#ui/place.ts'
import { Transcript, TranscriptEvent, TranscriptTurn, Unspoken } from '#ui/transcript.tsx'
import { buildTranscript } from './build-transcript.ts'
import { ToolCall } from './tool-call.tsx'
import { TranscriptMessage } from './transcript-message.tsx'

/** Everything that was said and done, in order. */
export function ConversationTranscript({ conversation }: { conversation: ConversationDetail }) {
  const { locale, timeZone } = usePlace()
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const entries = buildTranscript(conversation, (at) => day.format(new Date(at)))
  return (
    <Transcript times="clock" aria-label="Transcript">
      {entries.map((entry) => {
        if (entry.kind === 'day') return <DayLine key={entry.key}>{day.format(new Date(entry.at))}</DayLine>
        if (entry.kind === 'tool') return <ToolCall key={entry.key} tool={entry.tool} />
        if (entry.kind === 'turn')
          return <SilentTurn key={entry.key} turn={entry.turn} bot={conversation.bot.name} />
        return (
          <TranscriptMessage
            key={entry.key}
            message={entry.message}
            turn={entry.turn}
            conversation={conversation}
          />
        )
      })}
    </Transcript>
  )
}

function DayLine({ children }: { children: string }) {
  return (
    <li className="flex items-center gap-3 px-4 py-2 text-12 text-muted">
      <span className="h-px grow bg-line" />
      {children}
      <span className="h-px grow bg-line" />
    </li>
  )
}

function SilentTurn({ turn, bot }: { turn: TurnItem; bot: string }) {
  if (turn.state === 'superseded') {
    return (
      <TranscriptEvent icon={<RefreshCw size={12} />}>
        They wrote again, so the answer was begun anew.
      </TranscriptEvent>
    )
  }
  if (turn.state === 'failed') {
    return (
      <TranscriptEvent icon={<CircleX size={12} className="text-danger" />}>
        Making an answer was cut off; it is tried again.
      </TranscriptEvent>
    )
  }
  if (turn.state === 'done') return null
  return (
    <TranscriptTurn who="bot" name={bot} isNow>
      <Unspoken isCaret>is writing</Unspoken>
    </TranscriptTurn>
  )
}
