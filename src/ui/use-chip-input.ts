import { type RefObject, useEffect, useEffectEvent } from 'react'
import { placeSelection, readChipText, readRange, readSelection } from '#ui/chip-dom.ts'
import { editChipText, stepOver } from '#ui/chip-text.ts'
import type { useChipMenu } from '#ui/use-chip-menu.ts'

interface ChipInput {
  root: RefObject<HTMLDivElement | null>
  value: string
  pattern: RegExp
  isReadOnly: boolean
  change: (next: { text: string; caret: number }) => void
  menu: ReturnType<typeof useChipMenu>
  onUndo: () => void
  onRedo: () => void
}

/** Turns what the browser is about to do into edits of the text; only an input method writes by itself. */
export function useChipInput(editor: ChipInput): void {
  const { root, isReadOnly } = editor
  const beforeInput = useEffectEvent((event: InputEvent) => onBeforeInput(editor, event))
  const keyDown = useEffectEvent((event: KeyboardEvent) => onKeyDown(editor, event))
  const takeOver = useEffectEvent(() => {
    const box = root.current
    const at = box && readSelection(box)
    if (box && readChipText(box) !== editor.value)
      editor.change({ text: readChipText(box), caret: at?.end ?? 0 })
  })
  const input = useEffectEvent((event: Event) => {
    if (!(event as InputEvent).isComposing) takeOver()
  })
  const copy = useEffectEvent((event: ClipboardEvent) => onCopy(editor, event))
  const blur = useEffectEvent(() => editor.menu.close())
  useEffect(() => {
    const box = root.current
    if (!box) return
    const stop = new AbortController()
    const on = { signal: stop.signal }
    box.addEventListener('copy', (event) => copy(event), on)
    box.addEventListener('keydown', (event) => keyDown(event), on)
    if (!isReadOnly) {
      box.addEventListener('beforeinput', (event) => beforeInput(event), on)
      box.addEventListener('input', (event) => input(event), on)
      box.addEventListener('compositionend', () => takeOver(), on)
      box.addEventListener('cut', (event) => copy(event), on)
      box.addEventListener('blur', () => blur(), on)
    }
    return () => stop.abort()
  }, [root, isReadOnly])
}

function onBeforeInput(editor: ChipInput, event: InputEvent) {
  const box = editor.root.current
  if (!box || event.isComposing || event.inputType === 'insertCompositionText') return
  event.preventDefault()
  if (event.inputType === 'historyUndo') return editor.onUndo()
  if (event.inputType === 'historyRedo') return editor.onRedo()
  const [target] = event.getTargetRanges()
  const isElsewhere = /Replacement|Drag|Drop/.test(event.inputType)
  const range = isElsewhere && target ? readRange(box, target) : readSelection(box)
  if (!range) return
  const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? null
  const { inputType } = event
  const next = editChipText(editor.value, { range, pattern: editor.pattern }, { inputType, data })
  if (!next) return
  editor.change(next)
  const before = editor.value[range.start - 1]
  if (data === '@' && (before === undefined || /[\s("“]/.test(before))) editor.menu.open(next.caret)
}

function onKeyDown(editor: ChipInput, event: KeyboardEvent) {
  if (event.isComposing) return
  const { menu } = editor
  if (menu.isOpen && onMenuKey(menu, event)) {
    event.preventDefault()
    event.stopPropagation()
    return
  }
  const isCommand = event.metaKey || event.ctrlKey
  if (isCommand && !event.altKey && event.key.toLowerCase() === 'z' && !editor.isReadOnly) {
    event.preventDefault()
    event.stopPropagation()
    if (event.shiftKey) editor.onRedo()
    else editor.onUndo()
    return
  }
  if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !isCommand && !event.altKey) {
    moveCaret(editor, event)
  }
}

/** Whether the open list took the key. */
function onMenuKey(menu: ChipInput['menu'], event: KeyboardEvent): boolean {
  if (event.key === 'ArrowDown') menu.move(1)
  else if (event.key === 'ArrowUp') menu.move(-1)
  else if (event.key === 'Escape') menu.close()
  else if ((event.key === 'Enter' || event.key === 'Tab') && menu.shown.length > 0)
    menu.take(menu.shown[menu.active])
  else return false
  return true
}

/** A chip is one step, and the invisible places beside it are none. */
function moveCaret({ root, value, pattern }: ChipInput, event: KeyboardEvent) {
  const box = root.current
  const range = box && readSelection(box)
  if (!box || !range) return
  event.preventDefault()
  const direction = event.key === 'ArrowLeft' ? -1 : 1
  const focus = range.isBackward ? range.start : range.end
  const anchor = range.isBackward ? range.end : range.start
  if (event.shiftKey) return placeSelection(box, anchor, stepOver(value, { at: focus, pattern }, direction))
  const edge = direction < 0 ? range.start : range.end
  const to = range.start === range.end ? stepOver(value, { at: edge, pattern }, direction) : edge
  placeSelection(box, to, to)
}

/** What is copied is the text with its chips as they are written, so that it can be pasted as such. */
function onCopy({ root, value, change, isReadOnly }: ChipInput, event: ClipboardEvent) {
  const box = root.current
  const range = box && readSelection(box)
  if (!range || range.start === range.end) return
  event.preventDefault()
  event.clipboardData?.setData('text/plain', value.slice(range.start, range.end))
  if (event.type === 'cut' && !isReadOnly)
    change({ text: value.slice(0, range.start) + value.slice(range.end), caret: range.start })
}
