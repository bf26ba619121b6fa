import { useMemo } from 'react'
import type { CallDebug, CallItem, CallRecording } from '#telephony/contract.ts'
import type { Playback } from '#ui/sound/playback.ts'
import type { PlayedTurn } from '#ui/sound/played-turns.ts'
import { WaveformPlayer } from '#ui/sound/waveform-player.tsx'
import { TurnStrip } from '#ui/turn-strip.tsx'
import { callMarks, extentOf } from '../debug/call-marks.ts'
import { callCardWords } from './call-card-words.ts'
import { recordingSides } from './recording-sides.ts'

interface CallPlayerProps {
  recording: CallRecording & { durationMs: number; url: string }
  debug: CallDebug | undefined
  playback: Playback
  /** When who was heard, in the recording's own time. */
  turns: readonly PlayedTurn[]
  botName: string
  hasPageKeys: boolean
}

/** The recording of a call: both sides seen and heard. */
export function CallPlayer({ recording, debug, playback, turns, botName, hasPageKeys }: CallPlayerProps) {
  const { durationMs, offsetMs, peaks, url } = recording
  const sides = useMemo(() => peaks && recordingSides(peaks, turns), [peaks, turns])
  const marks = useMemo(
    () =>
      callMarks({ spans: debug?.spans ?? [] }, offsetMs + durationMs).flatMap((mark) =>
        'atMs' in mark && mark.atMs >= offsetMs ? [{ ...mark, atMs: mark.atMs - offsetMs }] : [],
      ),
    [debug, offsetMs, durationMs],
  )
  return (
    <WaveformPlayer
      label={callCardWords.recording}
      playback={playback}
      durationMs={durationMs}
      peaks={sides}
      turns={turns}
      marks={marks}
      botName={botName}
      hasPageKeys={hasPageKeys}
      onDownload={() => save(url)}
    />
  )
}

function save(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = url.split('/').at(-1) ?? 'recording.wav'
  link.click()
}

/** A call that cannot be heard: its strip, and why there is no sound. */
export function SilentCall({ call, debug }: { call: CallItem; debug: CallDebug | undefined }) {
  const words = whySilent(call)
  return (
    <div className="grid gap-1.5">
      {debug && (
        <TurnStrip
          size="tall"
          marks={callMarks(debug, extentOf(debug))}
          durationMs={extentOf(debug)}
          isLive={debug.isLive}
        />
      )}
      {words && <p className="text-12 text-muted">{words}</p>}
    </div>
  )
}

function whySilent({ recording, endedAt, answeredAt }: CallItem): string | undefined {
  if (!answeredAt && !recording) return undefined
  if (!recording) return endedAt ? callCardWords.notRecorded : undefined
  const { state, problem } = recording
  if (state === 'recording') return callCardWords.beingRecorded
  if (state === 'waiting') return callCardWords.onItsWay
  if (state === 'none') return problem ?? callCardWords.nothingRecorded
  return callCardWords.gone(problem)
}
