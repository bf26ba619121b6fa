import { elementsOf, type XmlNode } from '#carrier-emulator/xml.ts'

/** Which input stops words or is passed on while words play. */
export type Reach = 'none' | 'dtmf' | 'speech' | 'any'

export type RelayAttributes = {
  url: string
  welcomeGreeting: string
  welcomeGreetingInterruptible: Reach
  interruptible: Reach
  reportInputDuringAgentSpeech: Reach
  interruptSensitivity: 'low' | 'medium' | 'high'
  ignoreBackchannel: boolean
  preemptible: boolean
  partialPrompts: boolean
  dtmfDetection: boolean
  /** `auto` is null. */
  speechTimeoutMs: number | null
  transcriptionLanguage: string
  ttsLanguage: string
  events: Set<string>
  customParameters: Record<string, string>
  /** What the carrier would pass over in silence: attributes it does not have, in this spelling. */
  ignored: string[]
  /** A voice or provider that is not to be had (64101); null when all is well. */
  refused: string | null
}

const known = new Set([
  ...['url', 'welcomeGreeting', 'welcomeGreetingInterruptible', 'language', 'ttsLanguage'],
  ...['transcriptionLanguage', 'ttsProvider', 'voice', 'transcriptionProvider', 'speechModel', 'hints'],
  ...['profanityFilter', 'deepgramSmartFormat', 'speechTimeout', 'partialPrompts', 'interruptible'],
  ...['interruptSensitivity', 'ignoreBackchannel', 'reportInputDuringAgentSpeech', 'preemptible'],
  ...['dtmfDetection', 'intelligenceService', 'elevenlabsTextNormalization', 'backgroundNoiseReduction'],
  ...['debug', 'events', 'eotThreshold'],
])
const ttsProviders = ['Google', 'Amazon', 'ElevenLabs']
const transcriptionProviders = ['Google', 'Deepgram']

/** The attributes of a `ConversationRelay` with the carrier's defaults. */
export function readRelayAttributes(noun: XmlNode): RelayAttributes {
  const { attributes } = noun
  const get = (name: string) => attributes.get(name) ?? ''
  const language = get('language') || 'en-US'
  return {
    url: get('url').trim(),
    welcomeGreeting: get('welcomeGreeting').trim(),
    welcomeGreetingInterruptible: readReach(get('welcomeGreetingInterruptible'), 'any'),
    interruptible: readReach(get('interruptible'), 'any'),
    reportInputDuringAgentSpeech: readReach(get('reportInputDuringAgentSpeech'), 'none'),
    interruptSensitivity: oneOf(get('interruptSensitivity'), ['low', 'medium'] as const) ?? 'high',
    ignoreBackchannel: get('ignoreBackchannel') === 'true',
    preemptible: get('preemptible') === 'true',
    partialPrompts: get('partialPrompts') === 'true',
    dtmfDetection: get('dtmfDetection') === 'true',
    speechTimeoutMs: readTimeout(get('speechTimeout')),
    transcriptionLanguage: get('transcriptionLanguage') || language,
    ttsLanguage: get('ttsLanguage') || language,
    events: new Set(`${get('events')} ${get('debug')}`.split(/[\s,]+/).filter((word) => word !== '')),
    customParameters: readParameters(noun),
    ignored: [...attributes.keys()].filter((name) => !known.has(name)),
    refused: readRefusal(get),
  }
}

/** `true` and `false` are the older words for any and none. */
export function readReach(value: string | boolean | undefined, otherwise: Reach): Reach {
  const word = String(value ?? '').toLowerCase()
  if (word === 'true') return 'any'
  if (word === 'false') return 'none'
  return oneOf(word, ['none', 'dtmf', 'speech', 'any'] as const) ?? otherwise
}

export function reaches(reach: Reach, input: 'dtmf' | 'speech'): boolean {
  return reach === 'any' || reach === input
}

function oneOf<Word extends string>(text: string, words: readonly Word[]): Word | null {
  return words.find((word) => word === text) ?? null
}

function readTimeout(text: string): number | null {
  return /^\d+$/.test(text) ? Math.min(5_000, Math.max(600, Number(text))) : null
}

function readParameters(noun: XmlNode): Record<string, string> {
  const parameters = elementsOf(noun).filter(({ name }) => name === 'Parameter')
  return Object.fromEntries(
    parameters.map(({ attributes }) => [attributes.get('name') ?? '', attributes.get('value') ?? '']),
  )
}

function readRefusal(get: (name: string) => string): string | null {
  const tts = get('ttsProvider')
  const transcription = get('transcriptionProvider')
  if (tts !== '' && !ttsProviders.includes(tts)) return `There is no ttsProvider ${tts}.`
  if (transcription !== '' && !transcriptionProviders.includes(transcription))
    return `There is no transcriptionProvider ${transcription}.`
  const threshold = get('eotThreshold')
  if (threshold !== '' && !(Number(threshold) >= 0.5 && Number(threshold) <= 0.9))
    return `The eotThreshold ${threshold} is not between 0.5 and 0.9.`
  return null
}
