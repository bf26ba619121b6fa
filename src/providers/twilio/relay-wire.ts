import { InvalidInput } from '#platform/errors.ts'
import type { LineEvent, LineMessage, LineWire } from '#voice/ports.ts'

type Fields = Record<string, unknown>

const mostNameCharacters = 60
const mostDigits = 128

/** The line of ConversationRelay: JSON both ways. What it sends is read generously, what we send keeps its rules. */
export const relayWire: LineWire = {
  read: (frame) => {
    const fields = parse(frame)
    const read = readers.get(textOf(fields.type))
    return read ? read(fields) : { kind: 'other', name: nameOf(fields.type) }
  },
  write: (message) => JSON.stringify(writeMessage(message)),
}

const readers = new Map<string, (fields: Fields) => LineEvent>([
  [
    'setup',
    (fields) => ({
      kind: 'opened',
      sessionId: required(fields, 'sessionId'),
      callSid: required(fields, 'callSid'),
      parameters: parametersOf(fields.customParameters),
    }),
  ],
  [
    'prompt',
    (fields) => ({
      kind: 'words',
      text: present(fields, 'voicePrompt'),
      isFinal: switchOf(fields.last) ?? true,
      language: textOf(fields.lang) || null,
    }),
  ],
  ['dtmf', (fields) => ({ kind: 'digit', digit: required(fields, 'digit') })],
  [
    'interrupt',
    (fields) => ({
      kind: 'interrupted',
      heard: textOf(fields.utteranceUntilInterrupt),
      afterMs: millisecondsOf(fields.durationUntilInterruptMs),
    }),
  ],
  ['error', (fields) => ({ kind: 'error', description: textOf(fields.description) })],
  ['info', readInfo],
])

function readInfo(fields: Fields): LineEvent {
  const name = textOf(fields.name)
  const who = name === 'agentSpeaking' ? 'bot' : name === 'clientSpeaking' ? 'contact' : null
  const isOn = switchOf(fields.value)
  if (who && isOn !== null) return { kind: 'speaking', who, isOn }
  if (name === 'tokensPlayed') return { kind: 'played', text: textOf(fields.value) }
  if (name === 'roundTripDelayMs') return { kind: 'delay', roundTripMs: millisecondsOf(fields.value) }
  return { kind: 'other', name: `info ${nameOf(fields.name)}` }
}

function writeMessage(message: LineMessage): object {
  if (message.kind === 'say') {
    return {
      type: 'text',
      token: message.text.toWellFormed(),
      last: message.isLast,
      interruptible: message.mayInterrupt,
      ...(message.language ? { lang: message.language } : {}),
    }
  }
  if (message.kind === 'digits') return { type: 'sendDigits', digits: digitsOf(message.digits) }
  if (message.kind === 'language') {
    return { type: 'language', ttsLanguage: message.language, transcriptionLanguage: message.language }
  }
  return message.handoff === null
    ? { type: 'end' }
    : { type: 'end', handoffData: message.handoff.toWellFormed() }
}

/** Any other sign makes the whole message malformed, and ten of those close the line. Nothing becomes a short pause. */
function digitsOf(text: string): string {
  return text.replace(/[^0-9w*#]/g, '').slice(0, mostDigits) || 'w'
}

function parse(frame: string): Fields {
  let message: unknown
  try {
    message = JSON.parse(frame)
  } catch {
    throw new InvalidInput('The line sent something that is not JSON.')
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new InvalidInput('The line sent JSON that is no message.')
  return message as Fields
}

function required(fields: Fields, name: string): string {
  const text = present(fields, name)
  if (text === '') throw new InvalidInput(`A message of the line lacks ${name}.`)
  return text
}

function present(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new InvalidInput(`A message of the line lacks ${name}.`)
  return textOf(value)
}

/** A text that can be stored: no NUL, no half characters. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : ''
}

function nameOf(value: unknown): string {
  return textOf(value).slice(0, mostNameCharacters) || 'unnamed'
}

/** A number or a text of one. What is neither, or less than nothing, is 0. */
function millisecondsOf(value: unknown): number {
  const number = Math.round(Number(textOf(value)))
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}

function switchOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  const word = textOf(value).toLowerCase()
  if (word === 'on' || word === 'true') return true
  return word === 'off' || word === 'false' ? false : null
}

function parametersOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const entries = Object.entries(value).map(([key, item]) => [
    textOf(key),
    typeof item === 'string' ? textOf(item) : textOf(JSON.stringify(item)),
  ])
  return Object.fromEntries(entries)
}
