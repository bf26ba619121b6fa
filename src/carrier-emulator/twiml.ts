export type TwimlMessage = {
  to: string | null
  from: string | null
  body: string
  media: string[]
  statusCallback: string
}

/** Text that is no well-formed answer document. */
export class TwimlError extends Error {}

type Node = { name: string; attributes: Map<string, string>; children: (Node | string)[] }

/**
 * The messages of an answer document, in order. Other verbs are passed over, as the carrier does with a warning.
 * Throws TwimlError for text that is not well-formed or has another root than Response.
 */
export function readTwiml(text: string): TwimlMessage[] {
  const root = parseXml(text)
  if (root.name !== 'Response') throw new TwimlError(`The root is ${root.name}, expected Response.`)
  const verbs = root.children.filter((child) => typeof child !== 'string')
  return verbs.filter((verb) => verb.name === 'Message' || verb.name === 'Sms').map(readMessage)
}

function readMessage(verb: Node): TwimlMessage {
  const parts = verb.children.filter((child) => typeof child !== 'string')
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

function textOf(node: Node): string {
  return node.children.filter((child) => typeof child === 'string').join('')
}

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([A-Za-z_][\w.:-]*)\s*>|<([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy
const attribute = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

function parseXml(text: string): Node {
  const source = text.replace(/^\uFEFF/, '').trim()
  const top: Node = { name: '', attributes: new Map(), children: [] }
  const open: Node[] = [top]
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const at = token.lastIndex
    const match = token.exec(source)
    const parent = open.at(-1)
    if (!match || !parent) throw new TwimlError(`The document is not well-formed at character ${at}.`)
    const [, cdata, closing, opening, attributes = '', selfClosing, words] = match
    if (cdata !== undefined) parent.children.push(cdata)
    else if (words !== undefined) parent.children.push(decode(words))
    else if (closing !== undefined) {
      if (parent.name !== closing || open.length === 1) throw new TwimlError(`</${closing}> closes nothing.`)
      open.pop()
    } else if (opening !== undefined) {
      const node: Node = { name: opening, attributes: readAttributes(attributes), children: [] }
      parent.children.push(node)
      if (selfClosing === '') open.push(node)
    }
    if (open.length > 20) throw new TwimlError('The document is nested too deeply.')
  }
  const roots = top.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  const root = roots[0]
  if (open.length > 1 || roots.length !== 1 || root === undefined || typeof root === 'string')
    throw new TwimlError('The document has no single closed root.')
  return root
}

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single] of text.matchAll(attribute))
    found.set(name, decode(double ?? single ?? ''))
  return found
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&([^;&\s]{0,10});?/g, (whole, name: string) => {
    const plain = named[name]
    const number = /^#x([0-9a-f]+)$/i.exec(name)?.[1]
    const code = number === undefined ? Number(/^#(\d+)$/.exec(name)?.[1]) : Number.parseInt(number, 16)
    if (plain !== undefined && whole.endsWith(';')) return plain
    if (whole.endsWith(';') && code >= 0 && code <= 0x10ffff) return String.fromCodePoint(code)
    throw new TwimlError('The document holds an unknown entity or a bare &.')
  })
}
