import { readResponse } from '#carrier-emulator/twiml.ts'
import type { XmlNode } from '#carrier-emulator/xml.ts'

/** An answer the carrier cannot use: 12300 wrong content type, 12100 not well-formed. */
export class HookAnswerError extends Error {
  readonly code: 12100 | 12300

  constructor(code: 12100 | 12300) {
    super(`The answer cannot be used: ${code}.`)
    this.code = code
  }
}

/** The answer document of a webhook, or null for an empty answer. Throws HookAnswerError. */
export function readAnswerDocument(contentType: string, text: string): XmlNode | null {
  if (text === '') return null
  const type = bareType(contentType)
  if (type !== 'text/xml' && type !== 'application/xml') throw new HookAnswerError(12300)
  if (text.trim() === '') return null
  try {
    return readResponse(text)
  } catch {
    throw new HookAnswerError(12100)
  }
}

export function isPlainText(contentType: string): boolean {
  return bareType(contentType) === 'text/plain'
}

function bareType(contentType: string): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? ''
}
