import type { TurnGap } from '#telephony/contract.ts'
import { secondsText } from '../calls/call-words.ts'
import { placeIn, type TimeWindow } from './call-window.ts'
import { debugWords } from './debug-words.ts'
import { gapTone } from './gap-bar.ts'

const inks = {
  fine: 'text-accent border-accent',
  slow: 'text-warn border-warn',
  bad: 'text-danger border-danger',
}

/** The silence the contact heard, over all lanes: from the end of their speech to the answer. */
export function WaitBracket({ gap, window }: { gap: TurnGap; window: TimeWindow }) {
  const { fromMs, answerMs } = gap
  if (answerMs === null || answerMs < window.fromMs || fromMs > window.toMs) return null
  const [left, right] = [placeIn(window, fromMs), placeIn(window, answerMs)]
  const ink = inks[gapTone(answerMs - fromMs)]
  return (
    <div aria-hidden className={`contents ${ink}`}>
      <div
        className="absolute top-[22px] h-2.5 border-x-[1.5px] border-t-[1.5px] border-inherit"
        style={{ left: `${left}%`, width: `${right - left}%` }}
      />
      <div
        className="absolute top-8 bottom-0 border-x border-dashed border-inherit"
        style={{ left: `${left}%`, width: `${right - left}%` }}
      />
      <span
        className="absolute top-3.5 bg-surface px-1.5 text-12 font-semibold whitespace-nowrap tabular-nums"
        style={labelPlace(left, right)}
      >
        {debugWords.voiceToVoice.bracket(secondsText(answerMs - fromMs))}
      </span>
    </div>
  )
}

/** Over the middle where the bracket is wide; beside it where the words would hide it; never out of sight. */
function labelPlace(left: number, right: number) {
  if (right - left > 24) return { left: `${(left + right) / 2}%`, transform: 'translateX(-50%)' }
  if (right < 72) return { left: `calc(${right}% + 4px)` }
  return { right: `calc(${100 - left}% + 4px)` }
}
