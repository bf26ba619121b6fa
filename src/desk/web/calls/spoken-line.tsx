import { memo, useMemo } from 'react'
import type { ConversationDetail, MessageItem, TurnItem } from '#conversations/contract.ts'
import type { CallItem, TurnGap } from '#telephony/contract.ts'
import { formatOffset } from '#ui/offset-text.ts'
import type { Playback } from '#ui/sound/playback.ts'
import { usePlaybackState } from '#ui/sound/use-playback.ts'
import { SpokenWord, TranscriptTurn } from '#ui/transcript.tsx'
import { HeldBack, Speaker } from '../transcript-message.tsx'
import { WhyAnswer } from '../why-answer.tsx'
import { AnswerWait } from './answer-wait.tsx'
import { callCardWords } from './call-card-words.ts'
import { HeardLine } from './heard-line.tsx'
import { type LineSound, wordAt } from './line-sound.ts'

/** Where a line stands in the recording of its call. */
export interface LinePlace {
  playback: Playback
  /** When the recording began, since the call did. */
  offsetMs: number
  canPlay: boolean
  onSeek: (ms: number) => void
}

interface SpokenLineProps {
  message: MessageItem
  turn: TurnItem | undefined
  conversation: Pick<ConversationDetail, 'contact' | 'bot'>
  call: CallItem
  sound: LineSound
  gap: TurnGap | undefined
  place: LinePlace
}

/** One line of a call: when, who, the words as far as they were heard, and how long the answer took. */
export const SpokenLine = memo(function SpokenLine(props: SpokenLineProps) {
  const { message, turn, conversation, call, sound, gap, place } = props
  const { role, id } = message
  const { playback, offsetMs, canPlay, onSeek } = place
  const isNow = usePlaybackState(playback, ({ isPlaying, atMs }) => {
    const ms = atMs + offsetMs
    return canPlay && (isPlaying || atMs > 0) && ms >= sound.startMs && ms < sound.endMs
  })
  if (role === 'system') return null
  const at = formatOffset(sound.startMs)
  return (
    <TranscriptTurn
      id={id}
      who={role}
      name={<Speaker role={role} {...conversation} />}
      at={canPlay ? <SeekButton at={at} onClick={() => onSeek(sound.startMs)} /> : at}
      end={role === 'bot' && gap && <AnswerWait gap={gap} />}
      isNow={isNow}
      {...(canPlay && { onPick: () => onSeek(sound.startMs) })}
    >
      <p className="whitespace-pre-wrap">
        <HeardLine
          message={message}
          call={call}
          sound={sound}
          gap={gap}
          draw={(heard) =>
            isNow ? (
              <FollowedWords text={heard} sound={sound} playback={playback} offsetMs={offsetMs} />
            ) : (
              heard
            )
          }
        />
      </p>
      {turn && <HeldBack turn={turn} />}
      {turn && role === 'bot' && <WhyAnswer turn={turn} botId={conversation.bot.id} />}
    </TranscriptTurn>
  )
})

function SeekButton({ at, onClick }: { at: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={callCardWords.playFrom(at)}
      onClick={onClick}
      className="min-h-6 rounded-tag underline-offset-2 hover:text-ink hover:underline"
    >
      {at}
    </button>
  )
}

interface FollowedWordsProps {
  text: string
  sound: LineSound
  playback: Playback
  offsetMs: number
}

/** The words of the line that plays, the one that sounds marked. */
function FollowedWords({ text, sound, playback, offsetMs }: FollowedWordsProps) {
  const words = useMemo(() => sound.words(), [sound])
  const at = usePlaybackState(playback, (state) => wordAt(words, state.atMs + offsetMs))
  const word = words[at]
  if (!word) return text
  return (
    <>
      {text.slice(0, word.from)}
      <SpokenWord>{text.slice(word.from, word.to)}</SpokenWord>
      {text.slice(word.to)}
    </>
  )
}
