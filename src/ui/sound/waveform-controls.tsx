import { Download, Ellipsis, Headphones, Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import { type Playback, speeds } from '#ui/sound/playback.ts'
import { stepMs } from '#ui/sound/player-deeds.ts'
import type { HeardSide } from '#ui/sound/side-mixer.ts'
import { usePlaybackState } from '#ui/sound/use-playback.ts'
import { formatOffset } from '#ui/time-text.ts'

export interface WaveformControlsProps {
  playback: Playback
  durationMs: number
  /** How the two sides are called. */
  names: { contact: string; ours: string }
  isSkipping: boolean
  onSkipping(isSkipping: boolean): void
  /** Saves the recording; without it there is no such button. */
  onDownload?: (() => void) | undefined
  legend?: ReactNode
  /** There is little room: what is seldom used stands in a menu. */
  isCompact: boolean
}

/** The row under the lanes: play, back and forth, the time, and how it is heard. */
export function WaveformControls(props: WaveformControlsProps) {
  const { playback, durationMs, isSkipping, onSkipping, onDownload, legend, isCompact } = props
  const isPlaying = usePlaybackState(playback, (state) => state.isPlaying)
  const side = usePlaybackState(playback, (state) => state.side)
  const sides = sideEntries(props, side)
  const step = (ms: number) => playback.seek(playback.state().atMs + ms)
  return (
    <div className="flex items-center gap-1 phone:gap-0">
      <IconButton
        variant="primary"
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? 'Pause' : 'Play'}
        onClick={() => playback.toggle()}
      />
      <IconButton icon={RotateCcw} label="Back 5 s" onClick={() => step(-stepMs)} />
      <IconButton icon={RotateCw} label="Forward 5 s" onClick={() => step(stepMs)} />
      <p className="px-2 text-13 whitespace-nowrap tabular-nums">
        <PlayedTime playback={playback} />
        <span className="text-muted"> / {formatOffset(durationMs)}</span>
      </p>
      {!isCompact && legend}
      <div className="ml-auto flex items-center gap-1 phone:gap-0">
        {!isCompact && (
          <>
            <Button
              variant="quiet"
              aria-pressed={isSkipping}
              className={isSkipping ? 'bg-here' : undefined}
              onClick={() => onSkipping(!isSkipping)}
            >
              Skip silence
            </Button>
            <Menu
              trigger={
                <Button variant="quiet" icon={Headphones}>
                  {sideNames(props)[side]}
                </Button>
              }
              entries={sides}
            />
          </>
        )}
        <SpeedMenu playback={playback} />
        {!isCompact && onDownload && <IconButton icon={Download} label="Download" onClick={onDownload} />}
        {isCompact && (
          <Menu
            trigger={<IconButton icon={Ellipsis} label="How it is played" />}
            entries={[
              { heading: 'Listen to' },
              ...sides,
              'separator',
              { label: 'Skip silence', isChosen: isSkipping, onSelect: () => onSkipping(!isSkipping) },
              ...(onDownload ? [{ label: 'Download', icon: Download, onSelect: onDownload }] : []),
            ]}
          />
        )}
      </div>
    </div>
  )
}

function PlayedTime({ playback }: { playback: Playback }) {
  return usePlaybackState(playback, (state) => formatOffset(state.atMs))
}

function SpeedMenu({ playback }: { playback: Playback }) {
  const speed = usePlaybackState(playback, (state) => state.speed)
  return (
    <Menu
      trigger={
        <Button variant="quiet" aria-label={`Speed ${speed}×`} className="min-w-11 tabular-nums phone:px-1">
          {speed}×
        </Button>
      }
      entries={speeds.map((one) => ({
        label: `${one}×`,
        isChosen: one === speed,
        onSelect: () => playback.setSpeed(one),
      }))}
    />
  )
}

function sideNames({ names }: Pick<WaveformControlsProps, 'names'>): Record<HeardSide, string> {
  return { both: 'Both sides', contact: `${names.contact} only`, ours: `${names.ours} only` }
}

function sideEntries(props: WaveformControlsProps, chosen: HeardSide): MenuEntry[] {
  const labels = sideNames(props)
  return (['both', 'contact', 'ours'] as const).map((side) => ({
    label: labels[side],
    isChosen: side === chosen,
    onSelect: () => props.playback.setSide(side),
  }))
}
