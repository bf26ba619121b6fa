import { type ChipTone, chipStyle } from '#ui/chip-style.ts'
import type { TextRange } from '#ui/chip-text.ts'

/** How a chip of a text is shown. */
export interface ChipLook {
  tone: ChipTone
  label: string
  /** What is wrong with it, or what it is; told on hover and to assistive technology. */
  note?: string
}

/** Gives the caret a place to stand beside a chip; never part of the text. */
const filler = '\u200b'

/** Draws the text line by line; a line that stands as it should is left alone. */
export function drawChipText(
  root: HTMLElement,
  text: string,
  paint: { pattern: RegExp; look: (chip: string) => ChipLook; icon: (tone: ChipTone) => Node | null },
): void {
  const lines = text.split('\n')
  lines.forEach((line, index) => {
    const key = lineKey(line, paint)
    const now = root.children[index]
    if (now instanceof HTMLElement && now.dataset.key === key && readNode(now) === line) return
    const drawn = drawLine(line, paint)
    drawn.dataset.key = key
    if (now) now.replaceWith(drawn)
    else root.append(drawn)
  })
  while (root.childNodes.length > lines.length) root.lastChild?.remove()
}

/** The text as it stands on the screen. */
export function readChipText(root: HTMLElement): string {
  return [...root.childNodes].map(readNode).join('\n')
}

/** The selection as a range of the text; null when it is elsewhere. `isBackward`: its moving end is the first. */
export function readSelection(root: HTMLElement): (TextRange & { isBackward: boolean }) | null {
  const selection = root.ownerDocument.getSelection()
  if (!selection?.anchorNode || !selection.focusNode || !root.contains(selection.anchorNode)) return null
  const anchor = offsetOf(root, selection.anchorNode, selection.anchorOffset)
  const focus = offsetOf(root, selection.focusNode, selection.focusOffset)
  return { start: Math.min(anchor, focus), end: Math.max(anchor, focus), isBackward: focus < anchor }
}

/** A range of the document as a range of the text. */
export function readRange(root: HTMLElement, range: StaticRange): TextRange {
  return {
    start: offsetOf(root, range.startContainer, range.startOffset),
    end: offsetOf(root, range.endContainer, range.endOffset),
  }
}

/** Puts the caret, or a selection from `anchor` to `focus`, at places of the text. */
export function placeSelection(root: HTMLElement, anchor: number, focus: number): void {
  const from = pointAt(root, anchor)
  const to = pointAt(root, focus)
  root.ownerDocument.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset)
}

/** Where on the screen the caret is. */
export function caretBox(root: HTMLElement, at: number): DOMRect {
  const { node, offset } = pointAt(root, at)
  const range = root.ownerDocument.createRange()
  range.setStart(node, offset)
  range.collapse(true)
  const box = range.getBoundingClientRect()
  if (box.height > 0) return box
  return (node instanceof Element ? node : (node.parentElement ?? root)).getBoundingClientRect()
}

function lineKey(
  line: string,
  { pattern, look }: { pattern: RegExp; look: (chip: string) => ChipLook },
): string {
  return `${line}|${[...line.matchAll(pattern)].map(([chip]) => Object.values(look(chip)).join()).join('|')}`
}

function drawLine(line: string, paint: Parameters<typeof drawChipText>[2]): HTMLElement {
  const box = document.createElement('div')
  if (/^#{1,3} /.test(line)) box.className = 'chip-heading'
  let at = 0
  for (const match of line.matchAll(paint.pattern)) {
    box.append(line.slice(at, match.index) || filler, drawChip(match[0], paint))
    at = match.index + match[0].length
  }
  if (line === '') box.append(document.createElement('br'))
  else box.append(line.slice(at) || filler)
  return box
}

function drawChip(chip: string, { look, icon }: Parameters<typeof drawChipText>[2]): HTMLElement {
  const { tone, label, note } = look(chip)
  const box = document.createElement('span')
  box.className = chipStyle({ tone })
  box.contentEditable = 'false'
  box.dataset.chip = chip
  const picture = icon(tone)
  if (picture) box.append(picture)
  box.append(label)
  if (note) {
    box.title = note
    const hidden = document.createElement('span')
    hidden.className = 'sr-only'
    hidden.textContent = ` (${note})`
    box.append(hidden)
  }
  return box
}

function readNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll(filler, '')
  if (node instanceof HTMLElement && node.dataset.chip !== undefined) return node.dataset.chip
  return [...node.childNodes].map(readNode).join('')
}

function offsetOf(root: HTMLElement, node: Node, offset: number): number {
  if (node === root) {
    const before = [...root.childNodes].slice(0, offset)
    return (
      before.reduce((sum, line) => sum + readNode(line).length + 1, 0) -
      (offset >= root.childNodes.length ? 1 : 0)
    )
  }
  let line: Node = node
  while (line.parentNode && line.parentNode !== root) line = line.parentNode
  const lines = [...root.childNodes]
  const before = lines
    .slice(0, lines.indexOf(line as ChildNode))
    .reduce((sum, one) => sum + readNode(one).length + 1, 0)
  return before + offsetWithin(line, node, offset)
}

function offsetWithin(line: Node, node: Node, offset: number): number {
  if (node === line)
    return [...line.childNodes].slice(0, offset).reduce((sum, one) => sum + readNode(one).length, 0)
  let sum = 0
  for (const child of line.childNodes) {
    if (!child.contains(node)) {
      sum += readNode(child).length
      continue
    }
    if (child.nodeType === Node.TEXT_NODE)
      return sum + (child.textContent ?? '').slice(0, offset).replaceAll(filler, '').length
    return (
      sum + (child instanceof HTMLElement && child.dataset.chip !== undefined ? readNode(child).length : 0)
    )
  }
  return sum
}

function pointAt(root: HTMLElement, at: number): { node: Node; offset: number } {
  let left = at
  for (const line of root.childNodes) {
    const length = readNode(line).length
    if (left <= length) return pointWithin(line, left)
    left -= length + 1
  }
  const last = root.lastChild
  return last ? pointWithin(last, readNode(last).length) : { node: root, offset: 0 }
}

function pointWithin(line: Node, at: number): { node: Node; offset: number } {
  let left = at
  let best: { node: Node; offset: number } = { node: line, offset: 0 }
  for (const child of line.childNodes) {
    const text = readNode(child)
    if (child.nodeType === Node.TEXT_NODE) {
      if (left <= text.length) {
        const isFiller = text === ''
        return { node: child, offset: isFiller ? (child.textContent ?? '').length : left }
      }
      best = { node: child, offset: (child.textContent ?? '').length }
    }
    left -= text.length
  }
  return best
}
