import type { ReactNode } from 'react'
import type { PlayedTurn } from '#ui/sound/played-turns.ts'
import { soundWords } from '#ui/sound/sound-words.ts'
import type { MomentMark } from '#ui/sound/waveform-lanes.tsx'
import type { Speaker } from '#ui/turn-strip-layout.ts'

export interface WaveformLegendProps {
  names: Record<Speaker, string>
  turns: readonly PlayedTurn[]
  marks: readonly MomentMark[]
  /** Whether an answer took so long that it is marked. */
  isSlow: boolean
}

/** What the colours and shapes of the lanes mean, as far as they occur. */
export function WaveformLegend({ names, turns, marks, isSlow }: WaveformLegendProps) {
  const speaks = (who: Speaker) => turns.some((turn) => turn.who === who)
  return (
    <ul aria-label={soundWords.legend} className="ms-4 flex items-center gap-4 text-12 text-muted">
      <Sign mark={<i className="h-1.5 w-3 rounded-[1.5px] bg-contact" />} word={names.contact} />
      <Sign mark={<i className="h-1.5 w-3 rounded-[1.5px] bg-accent" />} word={names.bot} />
      {speaks('person') && (
        <Sign mark={<i className="h-2 w-3 border-3 border-double border-info" />} word={names.person} />
      )}
      {marks.some(({ kind }) => kind === 'tool') && (
        <Sign mark={<i className="mx-0.5 size-1.5 rotate-45 bg-tool" />} word={soundWords.tool} />
      )}
      {isSlow && (
        <Sign
          mark={
            <i className="relative h-2.5 w-2 border-y-2 border-warn before:absolute before:inset-y-0 before:start-[3px] before:w-0.5 before:bg-warn" />
          }
          word={soundWords.slowAnswer}
        />
      )}
    </ul>
  )
}

function Sign({ mark, word }: { mark: ReactNode; word: string }) {
  return (
    <li className="flex items-center gap-1.5 whitespace-nowrap">
      {mark}
      {word}
    </li>
  )
}
