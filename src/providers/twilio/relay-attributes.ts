import { xmlText } from '#providers/twilio/xml-text.ts'
import type { CallPlan } from '#telephony/ports.ts'

type Input = 'none' | 'dtmf' | 'speech' | 'any'
type Switch = 'true' | 'false'

/**
 * Attributes of `<ConversationRelay>`, cased as in Twilio's documents: the carrier passes over a name it does not
 * know without a word, and the client's own typings spell some of these otherwise.
 */
export interface RelayAttributes {
  url: string
  language: string
  ttsProvider: 'ElevenLabs' | 'Google' | 'Amazon'
  transcriptionProvider: 'Deepgram' | 'Google'
  speechModel?: string
  hints?: string
  interruptible: Input
  welcomeGreetingInterruptible: Input
  reportInputDuringAgentSpeech: Input
  interruptSensitivity: 'low' | 'medium' | 'high'
  ignoreBackchannel: Switch
  preemptible: Switch
  partialPrompts: Switch
  dtmfDetection: Switch
  events: string
}

const mostHintCharacters = 1000

/** Everything that decides how a line behaves is said: several defaults differ between accounts. */
export function relayAttributes(plan: Extract<CallPlan, { kind: 'converse' }>): RelayAttributes {
  const hints = writeHints(plan.hints)
  return {
    url: xmlText(plan.socketUrl),
    language: xmlText(plan.language),
    ttsProvider: 'ElevenLabs',
    transcriptionProvider: 'Deepgram',
    // A model that lacks the language ends the line at once; for others the provider chooses.
    ...(/^en\b/i.test(plan.language) ? { speechModel: 'nova-3-general' } : {}),
    ...(hints === '' ? {} : { hints }),
    interruptible: 'any',
    welcomeGreetingInterruptible: 'any',
    reportInputDuringAgentSpeech: 'any',
    interruptSensitivity: 'high',
    ignoreBackchannel: 'true',
    // What we say next waits for what we are saying: only the contact cuts us short.
    preemptible: 'false',
    partialPrompts: 'true',
    dtmfDetection: 'true',
    events: 'speaker-events tokens-played',
  }
}

/** Commas part the hints, so none may hold one. What is too much is left out. */
function writeHints(hints: readonly string[]): string {
  const written = new Set<string>()
  let length = 0
  for (const hint of hints) {
    const words = xmlText(hint).replaceAll(',', ' ').replace(/\s+/g, ' ').trim()
    if (words === '' || written.has(words)) continue
    length += words.length + 1
    if (length > mostHintCharacters) break
    written.add(words)
  }
  return [...written].join(',')
}
