import { useEffect, useState } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import type { LanePeaks } from '#ui/sound/draw-lanes.ts'
import type { PlayedTurn } from '#ui/sound/played-turns.ts'
import { usePlayback } from '#ui/sound/use-playback.ts'
import { WaveformPlayer } from '#ui/sound/waveform-player.tsx'
import { Part } from './part.tsx'
import { pressed } from './pressed.ts'
import { type SampleRecording, sampleRecording } from './sample-recording.ts'

const marks = [
  { kind: 'tool', atMs: 46_000 },
  { kind: 'tool', atMs: 49_000 },
  { kind: 'error', atMs: 96_500 },
  { kind: 'handover', atMs: 141_000 },
  { kind: 'tool', atMs: 205_000 },
] as const
const onlyTurns: PlayedTurn[] = [
  { id: 'only', who: 'bot', startMs: 500, endMs: 4000 },
  { id: 'short', who: 'contact', startMs: 4900, endMs: 5600 },
]

/** The player with a recording, without its peaks yet, and with one that cannot be had. */
export function PlayerSection() {
  const { recording, noSound } = useSampleSound()
  return (
    <div className="grid gap-3">
      <Part title="A call, from 1:23" className="min-h-44 p-4">
        {recording ? (
          <Recording label="A whole call" {...recording} startMs={83_000} />
        ) : (
          <Skeleton className="w-full" />
        )}
      </Part>
      <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
        <Part title="While the sound is looked through" className="min-h-44 p-4">
          {recording && <Recording label="A call without peaks" {...recording} peaks={null} />}
        </Part>
        <Part title="Short, and not to be had" className="min-h-44 p-4">
          {noSound && (
            <Recording
              label="A lost call"
              turns={onlyTurns}
              durationMs={6000}
              peaks={null}
              source={noSound}
            />
          )}
        </Part>
      </div>
    </div>
  )
}

/** Made after the rest of the page is there, for it takes a moment. */
function useSampleSound() {
  const [sound, setSound] = useState<{ recording?: SampleRecording; noSound?: string }>({})
  useEffect(() => {
    let sources: string[] = []
    const timer = setTimeout(() => {
      const recording = sampleRecording()
      const noSound = URL.createObjectURL(new Blob(['no sound at all']))
      sources = [recording.source, noSound]
      setSound({ recording, noSound })
    })
    return () => {
      clearTimeout(timer)
      for (const source of sources) URL.revokeObjectURL(source)
    }
  }, [])
  return sound
}

interface RecordingProps {
  label: string
  source: string
  durationMs: number
  turns: PlayedTurn[]
  peaks: LanePeaks | null
  startMs?: number
}

function Recording({ label, source, durationMs, turns, peaks, startMs }: RecordingProps) {
  const playback = usePlayback({ source, durationMs })
  useEffect(() => {
    if (startMs !== undefined) playback.seek(startMs)
  }, [playback, startMs])
  return (
    <WaveformPlayer
      label={label}
      playback={playback}
      durationMs={durationMs}
      peaks={peaks}
      turns={turns}
      marks={startMs === undefined ? [] : marks}
      botName="Receptionist"
      personName="Jo Lind"
      hasPageKeys={false}
      {...(peaks && { onDownload: pressed('Download') })}
    />
  )
}
