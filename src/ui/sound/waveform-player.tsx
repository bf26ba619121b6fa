import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { LanePeaks } from '#ui/sound/draw-lanes.ts'
import type { Playback } from '#ui/sound/playback.ts'
import { answersOf, type PlayedTurn, silenceEnd } from '#ui/sound/played-turns.ts'
import { playerDeeds, takePlayerKey } from '#ui/sound/player-deeds.ts'
import { soundWords } from '#ui/sound/sound-words.ts'
import { usePlaybackState } from '#ui/sound/use-playback.ts'
import { usePlayerShortcuts } from '#ui/sound/use-player-shortcuts.ts'
import { WaveformControls } from '#ui/sound/waveform-controls.tsx'
import { type MomentMark, WaveformLanes } from '#ui/sound/waveform-lanes.tsx'
import { WaveformLegend } from '#ui/sound/waveform-legend.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { useWidthOf } from '#ui/use-width-of.ts'

export interface WaveformPlayerProps {
  /** From `usePlayback`, which knows the recording; whoever else has it follows and steers the same sound. */
  playback: Playback
  durationMs: number
  /** Null while they are loading. */
  peaks: LanePeaks | null
  /** In the order in which they begin. */
  turns: readonly PlayedTurn[]
  /** Tools, errors and hand-overs. */
  marks?: readonly MomentMark[]
  contactName?: string
  botName?: string
  personName?: string
  /** Tells it from another one on the same page. */
  label?: string
  /** Saves the recording; without it there is no such button. */
  onDownload?: () => void
  /** False where the page's keys belong to something else, such as a list beside it; the slider keeps its own. */
  hasPageKeys?: boolean
}

const none: readonly MomentMark[] = []
/** From here on all controls and the legend stand in one row. */
const roomyPx = 800

/** A recording of two channels: seen as two lanes, played, and gone through by turns with the keyboard. */
export function WaveformPlayer(props: WaveformPlayerProps) {
  const { playback, durationMs, peaks, turns, marks = none, onDownload, hasPageKeys = true } = props
  const {
    contactName = soundWords.contact,
    botName = soundWords.bot,
    personName = soundWords.person,
    label = soundWords.recording,
  } = props
  const [isSkipping, setIsSkipping] = useState(false)
  const problem = usePlaybackState(playback, (state) => state.problem)
  const names = useMemo(
    () => ({ contact: contactName, bot: botName, person: personName }),
    [contactName, botName, personName],
  )
  const deeds = useMemo(() => playerDeeds({ playback, turns, durationMs }), [playback, turns, durationMs])
  usePlayerShortcuts(deeds, !hasPageKeys)
  useSilenceSkipping({ playback, turns, isSkipping })
  const box = useRef<HTMLElement>(null)
  const widthPx = useWidthOf(box)
  const isPhone = useIsPhone()
  const isCompact = isPhone || (widthPx > 0 && widthPx < roomyPx)
  const isSlow = useMemo(() => answersOf(turns).some((answer) => answer.isSlow), [turns])
  return (
    <section
      dir="ltr"
      ref={box}
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden"
    >
      <WaveformLanes
        playback={playback}
        durationMs={durationMs}
        peaks={peaks}
        turns={turns}
        marks={marks}
        names={names}
        onKey={(key) => takePlayerKey(deeds, key)}
      />
      {problem === null ? (
        <WaveformControls
          playback={playback}
          durationMs={durationMs}
          names={{ contact: contactName, ours: botName }}
          isSkipping={isSkipping}
          onSkipping={setIsSkipping}
          onDownload={onDownload}
          isCompact={isCompact}
          legend={<WaveformLegend names={names} turns={turns} marks={marks} isSlow={isSlow} />}
        />
      ) : (
        <Notice
          tone="danger"
          isAlert
          action={
            <Button size="small" onClick={() => playback.retry()}>
              {soundWords.tryAgain}
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
    </section>
  )
}

function useSilenceSkipping({
  playback,
  turns,
  isSkipping,
}: {
  playback: Playback
  turns: readonly PlayedTurn[]
  isSkipping: boolean
}) {
  useEffect(() => {
    if (!isSkipping) return
    return playback.subscribe(() => {
      const { isPlaying, atMs } = playback.state()
      const end = isPlaying ? silenceEnd(turns, atMs) : null
      if (end !== null) playback.seek(end)
    })
  }, [playback, turns, isSkipping])
}
