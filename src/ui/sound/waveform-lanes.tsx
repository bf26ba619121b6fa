import { X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { formatOffset } from '#ui/offset-text.ts'
import type { LanePeaks } from '#ui/sound/draw-lanes.ts'
import type { Playback } from '#ui/sound/playback.ts'
import { answersOf, type PlayedTurn, turnAt } from '#ui/sound/played-turns.ts'
import { soundWords } from '#ui/sound/sound-words.ts'
import { axisTicks, shareOf } from '#ui/sound/time-scale.ts'
import { usePlaybackState } from '#ui/sound/use-playback.ts'
import { WaveformCanvas } from '#ui/sound/waveform-canvas.tsx'
import type { Speaker, TurnMark } from '#ui/turn-strip-layout.ts'
import { useWidthOf } from '#ui/use-width-of.ts'

export interface WaveformLanesProps {
  playback: Playback
  durationMs: number
  /** Null while they are loading. */
  peaks: LanePeaks | null
  turns: readonly PlayedTurn[]
  marks: readonly MomentMark[]
  names: Record<Speaker, string>
  /** Called with keys that move the playhead; true when it was one of those. */
  onKey(key: string): boolean
}

/** Something that happened at a moment of the recording. */
export type MomentMark = Extract<TurnMark, { atMs: number }>

/** Both sides over time: the contact above, we below, what happened between them, and a slider over it all. */
export function WaveformLanes(props: WaveformLanesProps) {
  const { playback, durationMs, peaks, turns, marks } = props
  const box = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const widthPx = useWidthOf(box)
  const side = usePlaybackState(playback, (state) => state.side)
  useFollow({ ...props, box, slider })
  return (
    <div
      ref={box}
      className={classNames(
        'relative h-[calc(2*var(--lane)+2rem)] [--lane:2.5rem] phone:[--lane:1.75rem]',
        'rounded-mark has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent',
      )}
    >
      <div aria-hidden className="contents">
        {turns.map((turn) => (
          <TurnTint
            key={turn.id}
            turn={turn}
            durationMs={durationMs}
            isFaint={side !== 'both' && (side === 'contact') !== (turn.who === 'contact')}
          />
        ))}
        {peaks && <WaveformCanvas peaks={peaks} turns={turns} durationMs={durationMs} side={side} />}
        <Rail turns={turns} marks={marks} durationMs={durationMs} />
        <Axis durationMs={durationMs} widthPx={widthPx} />
        <div className="absolute -top-1 bottom-4 left-(--played) -ms-px w-0.5 bg-ink">
          <div className="-ms-1 size-2.5 rounded-full bg-ink" />
        </div>
      </div>
      <input
        ref={slider}
        type="range"
        aria-label={soundWords.position}
        min={0}
        max={durationMs}
        step="any"
        defaultValue={0}
        onInput={(event) => playback.seek(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => takeKey(event, props.onKey)}
        className={classNames(
          'absolute inset-0 h-full w-full touch-pan-y appearance-none opacity-0',
          '[&::-moz-range-thumb]:w-px [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none',
        )}
      />
    </div>
  )
}

function takeKey(event: KeyboardEvent, onKey: (key: string) => boolean) {
  if (!event.metaKey && !event.ctrlKey && !event.altKey && onKey(event.key)) event.preventDefault()
}

interface Followed extends WaveformLanesProps {
  box: RefObject<HTMLDivElement | null>
  slider: RefObject<HTMLInputElement | null>
}

/** Moves the playhead with the sound, past React: nothing else on the screen changes with every frame. */
function useFollow({ playback, durationMs, turns, names, box, slider }: Followed) {
  useEffect(() => {
    const follow = () => {
      const { atMs } = playback.state()
      box.current?.style.setProperty('--played', `${shareOf(atMs, durationMs)}%`)
      if (!slider.current) return
      slider.current.value = String(atMs)
      const turn = turnAt(turns, atMs)
      const time = soundWords.at(formatOffset(atMs), formatOffset(durationMs))
      const words = turn ? `${time}, ${names[turn.who]}` : time
      if (slider.current.getAttribute('aria-valuetext') !== words)
        slider.current.setAttribute('aria-valuetext', words)
    }
    follow()
    return playback.subscribe(follow)
  }, [playback, durationMs, turns, names, box, slider])
}

const tints: Record<Speaker, string> = {
  contact: 'top-0 bg-contact-soft',
  bot: 'top-[calc(var(--lane)+1rem)] bg-accent-soft',
  person: 'top-[calc(var(--lane)+1rem)] border-3 border-double border-info bg-info-soft',
}

function TurnTint({ turn, durationMs, isFaint }: { turn: PlayedTurn; durationMs: number; isFaint: boolean }) {
  const left = shareOf(turn.startMs, durationMs)
  return (
    <div
      className={classNames(
        'absolute h-(--lane) min-w-0.5 rounded-[3px]',
        tints[turn.who],
        isFaint && 'opacity-25',
      )}
      style={{ left: `${left}%`, width: `${shareOf(turn.endMs, durationMs) - left}%` }}
    />
  )
}

/** A line with caps, so that it is told from the contact's colour by its shape. */
const slowMark =
  'border-s-2 border-warn before:absolute before:top-0 before:-start-[5px] before:h-0.5 before:w-2 before:bg-warn after:absolute after:bottom-0 after:-start-[5px] after:h-0.5 after:w-2 after:bg-warn'

function Rail({ turns, marks, durationMs }: Pick<WaveformLanesProps, 'turns' | 'marks' | 'durationMs'>) {
  // Slow ones come last, so that their number lies over the lines of others.
  const answers = useMemo(
    () => answersOf(turns).sort((one, other) => Number(one.isSlow) - Number(other.isSlow)),
    [turns],
  )
  const at = (ms: number) => ({ left: `${shareOf(ms, durationMs)}%` })
  return (
    <div className="absolute inset-x-0 top-(--lane) h-4">
      <div className="absolute inset-x-0 top-1/2 border-t" />
      {answers.map(({ atMs, waitMs, isSlow }) => (
        <div
          key={atMs}
          style={at(atMs)}
          className={classNames('absolute inset-y-0', isSlow ? slowMark : 'border-s border-edge')}
        >
          {isSlow && (
            <span className="absolute top-0 start-1 bg-surface px-1 text-11 font-semibold whitespace-nowrap text-warn tabular-nums">
              {(waitMs / 1000).toFixed(1)} s
            </span>
          )}
        </div>
      ))}
      {marks.map((mark) => (
        <div key={`${mark.kind}-${mark.atMs}`} style={at(mark.atMs)} className="absolute inset-y-0">
          {mark.kind === 'tool' && (
            <div className="absolute top-1 -start-1 size-2 rotate-45 bg-tool shadow-[0_0_0_2px_var(--surface)]" />
          )}
          {mark.kind === 'error' && (
            <X
              size={12}
              className="absolute top-0.5 -start-1.5 rounded-full bg-surface stroke-3 text-danger"
            />
          )}
          {mark.kind === 'handover' && (
            <div className="absolute -top-(--lane) -bottom-(--lane) border-s-2 border-info">
              <div className="size-2 bg-info [clip-path:polygon(0_0,100%_50%,0_100%)]" />
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

function Axis({ durationMs, widthPx }: { durationMs: number; widthPx: number }) {
  const ticks = axisTicks(durationMs, widthPx)
  return (
    <div className="absolute inset-x-0 bottom-0 h-4 text-11 text-muted tabular-nums">
      {ticks.map((ms, place) => (
        <span
          key={ms}
          style={{ left: `${shareOf(ms, durationMs)}%` }}
          className={classNames(
            'absolute',
            place > 0 && (place === ticks.length - 1 ? '-translate-x-full' : '-translate-x-1/2'),
          )}
        >
          {formatOffset(ms)}
        </span>
      ))}
    </div>
  )
}
