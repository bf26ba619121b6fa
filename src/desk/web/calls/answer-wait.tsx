import { Timer } from 'lucide-react'
import type { TurnGap } from '#telephony/contract.ts'
import { gapTone } from '../debug/gap-bar.ts'
import { callCardWords } from './call-card-words.ts'
import { secondsText } from './call-words.ts'

/** From the end of the contact's speech to the answer; a slow one has a sign of its own. */
export function AnswerWait({ gap }: { gap: TurnGap }) {
  if (gap.answerMs === null) return null
  const waitMs = gap.answerMs - gap.fromMs
  const text = secondsText(waitMs)
  const tone = gapTone(waitMs)
  if (tone === 'fine')
    return (
      <span dir="ltr" title={callCardWords.wait}>
        {text}
      </span>
    )
  return (
    <span
      title={callCardWords.wait}
      className={`inline-flex items-center gap-1 font-medium ${tone === 'bad' ? 'text-danger' : 'text-warn'}`}
    >
      <Timer size={12} />
      <span className="sr-only">{callCardWords.slow}</span>
      <bdi dir="ltr">{text}</bdi>
    </span>
  )
}
