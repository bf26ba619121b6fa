import { Download, Ellipsis, Headphones, Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import { formatOffset } from '#ui/offset-text.ts'
import { type Playback, speeds } from '#ui/sound/playback.ts'
import { stepMs } from '#ui/sound/player-deeds.ts'
import type { HeardSide } from '#ui/sound/side-mixer.ts'
import { soundWords } from '#ui/sound/sound-words.ts'
import { usePlaybackState } from '#ui/sound/use-playback.ts'

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
        label={isPlaying ? soundWords.pause : soundWords.play}
        onClick={() => playback.toggle()}
      />
      <IconButton icon={RotateCcw} label={soundWords.back} onClick={() => step(-stepMs)} />
      <IconButton icon={RotateCw} label={soundWords.forward} onClick={() => step(stepMs)} />
      <p className="px-2 text-13 whitespace-nowrap tabular-nums">
        <PlayedTime playback={playback} />
        <span className="text-muted"> / {formatOffset(durationMs)}</span>
      </p>
      {!isCompact && legend}
      <div className="ms-auto flex items-center gap-1 phone:gap-0">
        {!isCompact && (
          <>
            <Button
              variant="quiet"
              aria-pressed={isSkipping}
              className={isSkipping ? 'bg-here' : undefined}
              onClick={() => onSkipping(!isSkipping)}
            >
              {soundWords.skipSilence}
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
        {!isCompact && onDownload && (
          <IconButton icon={Download} label={soundWords.download} onClick={onDownload} />
        )}
        {isCompact && (
          <Menu
            trigger={<IconButton icon={Ellipsis} label={soundWords.howPlayed} />}
            entries={[
              { heading: soundWords.listenTo },
              ...sides,
              'separator',
              {
                label: soundWords.skipSilence,
                isChosen: isSkipping,
                onSelect: () => onSkipping(!isSkipping),
              },
              ...(onDownload ? [{ label: soundWords.download, icon: Download, onSelect: onDownload }] : []),
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
        <Button
          variant="quiet"
          aria-label={soundWords.speed(speed)}
          className="min-w-11 tabular-nums phone:px-1"
        >
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
  return {
    both: soundWords.bothSides,
    contact: soundWords.only(names.contact),
    ours: soundWords.only(names.ours),
  }
}

function sideEntries(props: WaveformControlsProps, chosen: HeardSide): MenuEntry[] {
  const labels = sideNames(props)
  return (['both', 'contact', 'ours'] as const).map((side) => ({
    label: labels[side],
    isChosen: side === chosen,
    onSelect: () => props.playback.setSide(side),
  }))
}
