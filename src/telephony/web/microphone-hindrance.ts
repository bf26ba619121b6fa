import { listenToMicrophone } from '#ui/sound/listen-to-microphone.ts'

/** Why one cannot speak by microphone on this page, and what to do; null where one can. */
export function microphoneHindrance(
  page: { isSecureContext: boolean } = window,
  hasRecogniser: boolean = canRecognise(),
): string | null {
  if (!page.isSecureContext)
    return 'A microphone needs https here: put TLS in front of Parley (docs/self-hosting.md), or open it on its own machine as localhost. Typing works.'
  if (!hasRecogniser)
    return 'This browser does not turn speech into words. Chrome, Edge and Safari do. Typing works here.'
  return null
}

function canRecognise(): boolean {
  const nothing = { onWords: () => {}, onListening: () => {}, onProblem: () => {} }
  return listenToMicrophone(nothing) !== null
}
