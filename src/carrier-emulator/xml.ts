export type XmlNode = { name: string; attributes: Map<string, string>; children: (XmlNode | string)[] }

/** Text that is no well-formed document. */
export class XmlError extends Error {}

/** The one root of a document. Throws XmlError for text that is not well-formed. */
export function parseXml(text: string): XmlNode {
  const source = text.replace(/^\uFEFF/, '').trim()
  const top: XmlNode = { name: '', attributes: new Map(), children: [] }
  const open: XmlNode[] = [top]
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const at = token.lastIndex
    const match = token.exec(source)
    const parent = open.at(-1)
    if (!match || !parent) throw new XmlError(`The document is not well-formed at character ${at}.`)
    const [, cdata, closing, opening, attributes = '', selfClosing, words] = match
    if (cdata !== undefined) parent.children.push(cdata)
    else if (words !== undefined) parent.children.push(decode(words))
    else if (closing !== undefined) {
      if (parent.name !== closing || open.length === 1) throw new XmlError(`</${closing}> closes nothing.`)
      open.pop()
    } else if (opening !== undefined) {
      const node: XmlNode = { name: opening, attributes: readAttributes(attributes), children: [] }
      parent.children.push(node)
      if (selfClosing === '') open.push(node)
    }
    if (open.length > 20) throw new XmlError('The document is nested too deeply.')
  }
  const roots = top.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  const root = roots[0]
  if (open.length > 1 || roots.length !== 1 || root === undefined || typeof root === 'string')
    throw new XmlError('The document has no single closed root.')
  return root
}

/** The text directly inside an element. */
export function textOf(node: XmlNode): string {
  return node.children.filter((child) => typeof child === 'string').join('')
}

/** The text inside an element and all elements in it. */
export function allTextOf(node: XmlNode): string {
  return node.children.map((child) => (typeof child === 'string' ? child : allTextOf(child))).join('')
}

/** The elements directly inside an element. */
export function elementsOf(node: XmlNode): XmlNode[] {
  return node.children.filter((child) => typeof child !== 'string')
}

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([A-Za-z_][\w.:-]*)\s*>|<([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy
const attribute = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

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
    throw new XmlError('The document holds an unknown entity or a bare &.')
  })
}
