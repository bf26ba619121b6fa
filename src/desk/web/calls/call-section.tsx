import { ArrowDownUp } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'
import type { ConversationDetail } from '#conversations/contract.ts'
import type { CallDebug, CallItem } from '#telephony/contract.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { createPlayback } from '#ui/sound/playback.ts'
import type { PlayedTurn } from '#ui/sound/played-turns.ts'
import { usePlayback } from '#ui/sound/use-playback.ts'
import { longTranscript } from '#ui/transcript.tsx'
import { useIdleRows } from '#ui/use-idle-rows.ts'
import type { TranscriptEntry } from '../build-transcript.ts'
import { callCardWords } from './call-card-words.ts'
import { CallHead } from './call-head.tsx'
import { CallRows } from './call-rows.tsx'
import { CallPlayer, SilentCall } from './call-sound.tsx'
import { directionWords } from './call-words.ts'
import { type LineSound, lineSound } from './line-sound.ts'
import type { LinePlace } from './spoken-line.tsx'
import { useCallDebug } from './use-calls.ts'
import { useFollowPlayhead } from './use-follow-playhead.ts'

export interface CallSectionProps {
  call: CallItem
  entries: readonly TranscriptEntry[]
  conversation: ConversationDetail
  /** Of several calls one is open: it can be heard, and its waits are shown. */
  isOpen: boolean
  onOpen: () => void
  hasPageKeys: boolean
}

/** A call in its place among the texts: what it was, its sound, and what was said. */
export function CallSection(props: CallSectionProps) {
  const { call, entries, isOpen, conversation } = props
  const callId = isOpen ? call.id : undefined
  // What it says of each line is drawn after a click that comes meanwhile.
  const debug = useDeferredValue(useCallDebug({ conversationId: conversation.id, callId }).data)
  const sounds = useMemo(() => soundsOf(entries, debug), [entries, debug])
  const { recording } = call
  const known = { ...props, debug, sounds }
  if (isOpen && recording?.state === 'ready' && recording.url !== null && recording.durationMs !== null) {
    const { url, durationMs } = recording
    return <HeardCall {...known} recording={{ ...recording, url, durationMs }} />
  }
  return (
    <CallFrame {...props} isHeard={false} sound={isOpen && <SilentCall call={call} debug={debug} />}>
      <CallRows {...{ call, entries, conversation, debug, sounds }} place={still} />
    </CallFrame>
  )
}

/** For rows of a call that has no sound to follow. */
const still: LinePlace = { playback: createPlayback(), offsetMs: 0, canPlay: false, onSeek: () => {} }

interface HeardCallProps extends CallSectionProps {
  debug: CallDebug | undefined
  sounds: ReadonlyMap<string, LineSound>
  recording: NonNullable<CallItem['recording']> & { url: string; durationMs: number }
}

function HeardCall({ recording, ...props }: HeardCallProps) {
  const { call, entries, conversation, debug, sounds } = props
  const { url, durationMs, offsetMs } = recording
  const playback = usePlayback({ source: url, durationMs })
  const turns = useMemo(() => playedTurns(entries, sounds, offsetMs), [entries, sounds, offsetMs])
  const follow = useFollowPlayhead(playback, turns)
  const { resume } = follow
  const onSeek = useCallback(
    (ms: number) => {
      playback.seek(ms - offsetMs)
      resume()
    },
    [playback, offsetMs, resume],
  )
  const place = useMemo(() => ({ playback, offsetMs, canPlay: true, onSeek }), [playback, offsetMs, onSeek])
  return (
    <CallFrame
      {...props}
      isHeard
      onScrolled={follow.leave}
      sound={
        <CallPlayer
          recording={recording}
          debug={debug}
          playback={playback}
          turns={turns}
          botName={conversation.bot.name}
          hasPageKeys={props.hasPageKeys}
        />
      }
    >
      <CallRows {...{ call, entries, conversation, debug, sounds, place }} />
      {follow.isLost && (
        <li className="pointer-events-none sticky bottom-3 flex justify-center">
          <Button
            size="small"
            icon={ArrowDownUp}
            className="pointer-events-auto rounded-full"
            onClick={resume}
          >
            {callCardWords.backToPlaying}
          </Button>
        </li>
      )}
    </CallFrame>
  )
}

function soundsOf(
  entries: readonly TranscriptEntry[],
  debug: CallDebug | undefined,
): ReadonlyMap<string, LineSound> {
  return new Map(
    entries.flatMap((entry): [string, LineSound][] => {
      const sound = entry.kind === 'message' ? lineSound(entry.message, debug) : null
      return entry.kind === 'message' && sound ? [[entry.message.id, sound]] : []
    }),
  )
}

/** In the recording's own time. */
function playedTurns(
  entries: readonly TranscriptEntry[],
  sounds: ReadonlyMap<string, LineSound>,
  offsetMs: number,
): PlayedTurn[] {
  return entries
    .flatMap((entry): PlayedTurn[] => {
      if (entry.kind !== 'message' || entry.message.role === 'system') return []
      const { id, role: who } = entry.message
      const sound = sounds.get(id)
      return sound ? [{ id, who, startMs: sound.startMs - offsetMs, endMs: sound.endMs - offsetMs }] : []
    })
    .sort((one, other) => one.startMs - other.startMs)
}

interface CallFrameProps extends CallSectionProps {
  isHeard: boolean
  sound: ReactNode
  onScrolled?: () => void
  children: ReactNode
}

const manyLines = 100

/** The sound stays at the top while one reads the lines of its call. */
function CallFrame({ call, entries, isOpen, onOpen, isHeard, sound, onScrolled, children }: CallFrameProps) {
  const isLong = call.endedAt !== null && entries.length > manyLines
  const lines = useIdleRows<HTMLOListElement>(isLong ? entries : undefined)
  return (
    <li className="my-2 border-y border-line first:mt-0 first:border-t-0" id={call.id}>
      <article
        aria-label={directionWords(call)}
        onWheel={onScrolled}
        onTouchMove={onScrolled}
        className={isHeard ? '[--transcript-top:11rem]' : undefined}
      >
        <div className="px-4 pt-3 pb-2">
          <CallHead call={call} isOpen={isOpen} onOpen={onOpen} />
        </div>
        {sound && (
          <div
            className={classNames(
              'border-line bg-surface px-4 py-2',
              entries.length > 0 && 'border-b',
              isHeard && 'sticky top-0 z-10',
            )}
          >
            {sound}
          </div>
        )}
        {entries.length > 0 && (
          <ol
            ref={lines}
            aria-label={callCardWords.said}
            className={classNames('py-2', isLong && longTranscript)}
          >
            {children}
          </ol>
        )}
      </article>
    </li>
  )
}
