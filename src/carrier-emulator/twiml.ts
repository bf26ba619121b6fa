import { elementsOf, parseXml, textOf, XmlError, type XmlNode } from '#carrier-emulator/xml.ts'

export type TwimlMessage = {
  to: string | null
  from: string | null
  body: string
  media: string[]
  statusCallback: string
}

/** The root of an answer document. Throws XmlError for text that is not well-formed or has another root than Response. */
export function readResponse(text: string): XmlNode {
  const root = parseXml(text)
  if (root.name !== 'Response') throw new XmlError(`The root is ${root.name}, expected Response.`)
  return root
}

/** The messages of an answer document, in order. Other verbs are passed over, as the carrier does with a warning. */
export function readTwiml(text: string): TwimlMessage[] {
  return messagesOf(readResponse(text))
}

export function messagesOf(root: XmlNode): TwimlMessage[] {
  const verbs = elementsOf(root)
  return verbs.filter((verb) => verb.name === 'Message' || verb.name === 'Sms').map(readMessage)
}

function readMessage(verb: XmlNode): TwimlMessage {
  const parts = elementsOf(verb)
  const bodies = parts.filter((part) => part.name === 'Body').map(textOf)
  const media = parts.filter((part) => part.name === 'Media').map((part) => textOf(part).trim())
  return {
    to: verb.attributes.get('to') ?? null,
    from: verb.attributes.get('from') ?? null,
    body: bodies.length > 0 ? bodies.join('') : textOf(verb).trim(),
    media: media.filter((url) => url !== ''),
    statusCallback: verb.attributes.get('statusCallback') ?? verb.attributes.get('action') ?? '',
  }
}
