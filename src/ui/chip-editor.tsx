import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { chipIcons } from '#ui/chip.tsx'
import { type ChipLook, drawChipText, placeSelection, readChipText, readSelection } from '#ui/chip-dom.ts'
import { ChipMenu, type ChipOption } from '#ui/chip-menu.tsx'
import type { ChipTone } from '#ui/chip-style.ts'
import { classNames } from '#ui/class-names.ts'
import { listWords } from '#ui/list-words.ts'
import { useChipInput } from '#ui/use-chip-input.ts'
import { useChipMenu } from '#ui/use-chip-menu.ts'

export interface ChipEditorHandle {
  focus(): void
  /** Opens the list of chips at the caret. */
  openMenu(): void
}

export interface ChipEditorProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Finds a chip in the text; must be global. */
  pattern: RegExp
  look: (chip: string) => ChipLook
  /** What `@` offers. */
  options: readonly ChipOption[]
  onUndo: () => void
  onRedo: () => void
  maxLength?: number
  isReadOnly?: boolean
  placeholder?: string
  handle?: RefObject<ChipEditorHandle | null>
  className?: string
}

/**
 * A text with chips in it. What the browser wants to do to the text is done to the text and drawn anew, so that a chip
 * is never cut in two; `@` lists the chips, arrows and Enter take one.
 */
export function ChipEditor(props: ChipEditorProps) {
  const {
    label,
    value,
    onChange,
    pattern,
    look,
    isReadOnly = false,
    placeholder,
    maxLength = 100_000,
  } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const icons = useRef<HTMLSpanElement>(null)
  const caret = useRef<number | null>(null)
  const change = (next: { text: string; caret: number }) => {
    if (next.text.length > maxLength && next.text.length > value.length) return
    caret.current = next.caret
    onChange(next.text)
  }
  const menu = useChipMenu({ root, value, options: props.options, change })
  useChipInput({ root, value, pattern, isReadOnly, change, menu, onUndo: props.onUndo, onRedo: props.onRedo })
  useImperativeHandle(props.handle, () => ({
    focus: () => root.current?.focus(),
    openMenu: () => {
      const box = root.current
      if (!box) return
      box.focus()
      const at = readSelection(box)?.end ?? value.length
      const isGlued = at > 0 && !/\s/.test(value[at - 1] ?? '')
      const typed = isGlued ? ' @' : '@'
      change({ text: value.slice(0, at) + typed + value.slice(at), caret: at + typed.length })
      menu.open(at + typed.length)
    },
  }))
  const draw = useEffectEvent(() => {
    const box = root.current
    if (!box) return
    const hasFocus = box.ownerDocument.activeElement === box
    const before = hasFocus ? readSelection(box) : null
    const isStale = readChipText(box) !== value
    const icon = (tone: ChipTone) =>
      icons.current?.querySelector(`[data-tone=${tone}] svg`)?.cloneNode(true) ?? null
    drawChipText(box, value, { pattern, look, icon })
    const at = caret.current ?? (isStale && before ? Math.min(before.end, value.length) : null)
    caret.current = null
    if (hasFocus && at !== null) placeSelection(box, at, at)
  })
  useLayoutEffect(() => draw())
  useEffect(() => menu.follow())
  return (
    <div className={classNames('relative', props.className)}>
      <span ref={icons} hidden>
        {Object.entries(chipIcons).map(([tone, Icon]) => (
          <span key={tone} data-tone={tone}>
            <Icon size={12} />
          </span>
        ))}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot show chips */}
      <div
        ref={root}
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-label={label}
        aria-readonly={isReadOnly || undefined}
        aria-autocomplete="list"
        aria-controls={menu.isOpen ? id : undefined}
        aria-activedescendant={menu.isOpen && menu.shown.length > 0 ? `${id}-${menu.active}` : undefined}
        contentEditable={!isReadOnly}
        suppressContentEditableWarning
        spellCheck
        className="min-h-40 text-15 leading-7 whitespace-pre-wrap outline-none [overflow-wrap:anywhere]"
      />
      {value === '' && placeholder && (
        <p aria-hidden className="pointer-events-none absolute inset-x-0 top-0 text-15 leading-7 text-muted">
          {placeholder}
        </p>
      )}
      <span ref={menu.anchor} aria-hidden className="pointer-events-none absolute w-px" />
      {menu.isOpen && (
        <ChipMenu
          id={id}
          label={listWords.insert}
          options={menu.shown}
          active={menu.active}
          anchor={menu.anchor}
          onTake={menu.take}
          onPoint={menu.point}
        />
      )}
      <span role="status" className="sr-only">
        {menu.isOpen && listWords.toChooseFrom(menu.shown.length)}
      </span>
    </div>
  )
}
