import { CircleX, RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import type { ConversationDetail, TurnItem } from '#conversations/contract.ts'
import { usePlace } from '#ui/place.ts'
import { TranscriptEvent, TranscriptTurn, Unspoken } from '#ui/transcript.tsx'
import type { TranscriptEntry } from './build-transcript.ts'
import { talkWords } from './talk-words.ts'
import { ToolCall } from './tool-call.tsx'
import { TranscriptMessage } from './transcript-message.tsx'

const words = talkWords.line

interface TranscriptRowProps {
  entry: TranscriptEntry
  conversation: ConversationDetail
  /** Within a call. */
  isSpoken?: boolean
}

/** One entry of a transcript: a day, a text, a tool at work, or a turn that said nothing. */
export function TranscriptRow({ entry, conversation, isSpoken = false }: TranscriptRowProps) {
  if (entry.kind === 'day') return <DayLine at={entry.at} />
  if (entry.kind === 'tool') return <ToolCall tool={entry.tool} />
  if (entry.kind === 'turn')
    return <SilentTurn turn={entry.turn} bot={conversation.bot.name} isSpoken={isSpoken} />
  return <TranscriptMessage message={entry.message} turn={entry.turn} conversation={conversation} />
}

/** The day of a moment where the team is, such as `Tuesday, November 17`. */
export function useDayText(): (at: string) => string {
  const { locale, timeZone } = usePlace()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
    return (at) => day.format(new Date(at))
  }, [locale, timeZone])
}

function DayLine({ at }: { at: string }) {
  const dayText = useDayText()
  return (
    <li className="flex items-center gap-3 px-4 py-2 text-12 text-muted">
      <span className="h-px grow bg-line" />
      {dayText(at)}
      <span className="h-px grow bg-line" />
    </li>
  )
}

function SilentTurn({ turn, bot, isSpoken }: { turn: TurnItem; bot: string; isSpoken: boolean }) {
  if (turn.state === 'superseded') {
    return (
      <TranscriptEvent icon={<RefreshCw size={12} />}>
        {isSpoken ? words.spokeOn : words.wroteAgain}
      </TranscriptEvent>
    )
  }
  if (turn.state === 'failed') {
    return (
      <TranscriptEvent icon={<CircleX size={12} className="text-danger" />}>{words.cutOff}</TranscriptEvent>
    )
  }
  if (turn.state === 'done') return null
  return (
    <TranscriptTurn who="bot" name={bot} isNow>
      <Unspoken isCaret>{isSpoken ? words.isThinking : words.isWriting}</Unspoken>
    </TranscriptTurn>
  )
}
