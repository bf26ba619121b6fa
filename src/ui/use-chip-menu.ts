import { type RefObject, useRef, useState } from 'react'
import { caretBox, readSelection } from '#ui/chip-dom.ts'
import type { ChipOption } from '#ui/chip-menu.tsx'

const mostShown = 40

/** The list behind `@`: open from the sign on, narrowed by what is typed after it. */
export function useChipMenu(editor: {
  root: RefObject<HTMLDivElement | null>
  value: string
  options: readonly ChipOption[]
  change: (next: { text: string; caret: number }) => void
}) {
  const { root, value, options, change } = editor
  const anchor = useRef<HTMLSpanElement>(null)
  /** Where the text after the sign begins. */
  const [from, setFrom] = useState<number>()
  const [to, setTo] = useState(0)
  const [active, setActive] = useState(0)
  const isOpen = from !== undefined && value[from - 1] === '@' && to >= from
  const typed = isOpen ? value.slice(from, to) : ''
  const shown = isOpen ? options.filter((option) => matches(option, typed)).slice(0, mostShown) : []
  const close = () => setFrom(undefined)
  const take = (option: ChipOption | undefined) => {
    if (!option || from === undefined) return close()
    const after = value.slice(to)
    const gap = /^\s|^[.,;:!?)]/.test(after) ? '' : ' '
    const put = option.value + gap
    change({ text: value.slice(0, from - 1) + put + after, caret: from - 1 + put.length })
    close()
  }
  return {
    anchor,
    isOpen,
    shown,
    active: Math.min(active, Math.max(0, shown.length - 1)),
    close,
    take,
    point: setActive,
    move: (step: number) => setActive((now) => Math.max(0, Math.min(shown.length - 1, now + step))),
    /** A caret stands right behind a sign that was just typed. */
    open: (at: number) => {
      setFrom(at)
      setTo(at)
      setActive(0)
    },
    /** After each change: the list goes on with the caret, and closes when it leaves the word. */
    follow: () => {
      const box = root.current
      if (from === undefined || !box) return
      const at = readSelection(box)
      const words = at ? value.slice(from, at.end) : ''
      const hasLeft =
        !at || at.end < from || words.includes('\n') || words.length > 30 || value[from - 1] !== '@'
      if (hasLeft || (/\s$/.test(words) && shown.length === 0)) return close()
      if (at.end !== to) {
        setTo(at.end)
        setActive(0)
      }
      place(box, anchor.current, from)
    },
  }
}

function place(box: HTMLElement, anchor: HTMLElement | null, at: number) {
  const frame = anchor?.offsetParent?.getBoundingClientRect()
  if (!anchor || !frame) return
  const caret = caretBox(box, at)
  anchor.style.left = `${caret.left - frame.left}px`
  anchor.style.top = `${caret.top - frame.top}px`
  anchor.style.height = `${caret.height}px`
}

function matches({ look, detail, group, value }: ChipOption, typed: string): boolean {
  const haystack = `${look.label} ${detail ?? ''} ${group} ${value}`.toLowerCase().replaceAll('_', ' ')
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}
