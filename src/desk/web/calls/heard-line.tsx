import type { ReactNode } from 'react'
import type { MessageItem } from '#conversations/contract.ts'
import type { CallItem, TurnGap } from '#telephony/contract.ts'
import { formatOffset } from '#ui/offset-text.ts'
import { CutSpeech, CutTag } from '#ui/transcript.tsx'
import { callCardWords } from './call-card-words.ts'
import { isCutByEnd } from './call-words.ts'
import type { LineSound } from './line-sound.ts'
import { splitHeard } from './split-heard.ts'

interface HeardLineProps {
  message: Pick<MessageItem, 'text' | 'heard'>
  call: CallItem
  sound: LineSound
  gap: TurnGap | undefined
  /** Draws the words that were heard; as they are when not said. */
  draw?: (heard: string) => ReactNode
}

/** The words of a line as far as they were heard; the rest struck through, with what cut it off and when. */
export function HeardLine({ message, call, sound, gap, draw = (heard) => heard }: HeardLineProps) {
  const { heard, cut } = splitHeard(message.text, message.heard)
  if (cut === '') return <bdi>{draw(heard)}</bdi>
  const cutMs = gap?.interruptedMs ?? sound.endMs
  const at = formatOffset(cutMs)
  return (
    <bdi>
      {draw(heard)}
      {heard !== '' && ' '}
      <CutSpeech>{cut}</CutSpeech>
      <CutTag>{isCutByEnd(call, cutMs) ? callCardWords.callEnded(at) : callCardWords.interrupted(at)}</CutTag>
    </bdi>
  )
}
