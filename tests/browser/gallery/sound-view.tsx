import { useEffect, useMemo, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import type { LanePeaks } from '#ui/sound/draw-lanes.ts'
import type { PlayedTurn } from '#ui/sound/played-turns.ts'
import { usePlayback, usePlaybackState } from '#ui/sound/use-playback.ts'
import { WaveformPlayer } from '#ui/sound/waveform-player.tsx'
import { Frame } from './frame.tsx'
import { renderStream } from './render-stream.ts'
import { sampleRecording } from './sample-recording.ts'

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

const noSound = URL.createObjectURL(new Blob(['no sound at all']))

export function SoundView() {
  const recording = useMemo(sampleRecording, [])
  return (
    <Frame rail>
      <PageHead title="Sound" facts="A recording of two channels" />
      <PageBody>
        <Card title="A call, from 1:23">
          <CardBody>
            <Recording label="A whole call" {...recording} startMs={83_000} />
          </CardBody>
        </Card>
        <Card title="While the peaks load">
          <CardBody>
            <Recording label="A call without peaks" {...recording} peaks={null} />
          </CardBody>
        </Card>
        <Card title="Short, and not to be had">
          <CardBody>
            <Recording
              label="A lost call"
              turns={onlyTurns}
              durationMs={6000}
              peaks={null}
              source={noSound}
            />
          </CardBody>
        </Card>
        <Card title="A stream in pieces">
          <CardBody>
            <StreamProof />
          </CardBody>
        </Card>
      </PageBody>
    </Frame>
  )
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
  const isPlaying = usePlaybackState(playback, (state) => state.isPlaying)
  useEffect(() => {
    if (startMs !== undefined) playback.seek(startMs)
  }, [playback, startMs])
  return (
    <div data-playing={isPlaying}>
      <WaveformPlayer
        label={label}
        playback={playback}
        durationMs={durationMs}
        peaks={peaks}
        turns={turns}
        marks={startMs === undefined ? [] : marks}
        botName="Receptionist"
        personName="Jo Lind"
        {...(peaks && { onDownload: () => {} })}
      />
    </div>
  )
}

/** Plays pieces into a clock that is worked out, not heard, and tells what came of it. */
function StreamProof() {
  const [result, setResult] = useState('')
  return (
    <div className="flex items-center gap-4 text-13">
      <Button onClick={() => void renderStream().then((report) => setResult(JSON.stringify(report)))}>
        Work out a stream
      </Button>
      <output aria-label="Stream" className="font-mono text-12">
        {result}
      </output>
    </div>
  )
}
