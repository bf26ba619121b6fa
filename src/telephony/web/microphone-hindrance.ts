import { listenToMicrophone } from '#ui/sound/listen-to-microphone.ts'
import { devPhoneWords } from './dev-phone-words.ts'

const words = devPhoneWords.speech

/** Why one cannot speak by microphone on this page, and what to do; null where one can. */
export function microphoneHindrance(
  page: { isSecureContext: boolean } = window,
  hasRecogniser: boolean = canRecognise(),
): string | null {
  if (!page.isSecureContext) return words.insecure
  if (!hasRecogniser) return words.noRecogniser
  return null
}

function canRecognise(): boolean {
  const nothing = { onWords: () => {}, onListening: () => {}, onProblem: () => {} }
  return listenToMicrophone(nothing) !== null
}
