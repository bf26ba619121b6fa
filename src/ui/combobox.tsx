import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from '#ui/field.tsx'
import { listWords } from '#ui/list-words.ts'
import { usePopup } from '#ui/use-popup.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** Muted after the label, such as an offset or a number. */
  detail?: string
}

export interface ComboboxProps {
  options: readonly ComboboxOption[]
  value: string | undefined
  onChange: (value: string) => void
  placeholder?: string
  /** Needed only outside a `Field`. */
  label?: string
  /** Sends the typed text out, for options that come from the server; the kit then filters no more. */
  onSearch?: (text: string) => void
  emptyText?: string
}

const mostShown = 100

/** Choose one of many by typing: filters label and detail, arrows move, Enter takes, Esc leaves it as it was. */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    value,
    onChange,
    placeholder,
    label,
    onSearch,
    emptyText = listWords.nothingMatches,
  } = props
  const [text, setText] = useState<string>()
  const [at, setAt] = useState(0)
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isOpen = text !== undefined
  const chosen = options.find((option) => option.value === value)
  const shown = (onSearch || !text ? options : options.filter((option) => matchesOption(option, text))).slice(
    0,
    mostShown,
  )
  const active = shown[Math.min(at, shown.length - 1)]
  usePopup({ isOpen, anchor, popup, place: { side: 'bottom', align: 'start', isAnchorWide: true } })
  useEffect(() => {
    if (isOpen) popup.current?.showPopover()
  }, [isOpen])

  const close = () => setText(undefined)
  const open = (next: string) => {
    setText(next)
    const chosenAt = options.findIndex((option) => option.value === value)
    setAt(next === '' && chosenAt >= 0 && chosenAt < mostShown ? chosenAt : 0)
  }
  const take = (option: ComboboxOption | undefined) => {
    if (option) onChange(option.value)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open('')
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((now) => Math.min(shown.length - 1, Math.max(0, now + step)))
    }
    if (!isOpen) return
    if (event.key === 'Enter') {
      event.preventDefault()
      take(active)
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      event.preventDefault()
      close()
    }
  }
  return (
    <span ref={anchor} className="relative block min-w-0">
      <input
        ref={input}
        {...useFieldControl({})}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && active ? `${id}-${active.value}` : undefined}
        placeholder={chosen?.label ?? placeholder}
        value={text ?? chosen?.label ?? ''}
        onChange={(event) => {
          open(event.target.value)
          onSearch?.(event.target.value)
        }}
        onClick={() => !isOpen && open('')}
        onBlur={close}
        onKeyDown={onKeyDown}
        className="control h-9 truncate pe-9 ps-3 phone:h-11"
      />
      <ChevronDown
        size={16}
        className="pointer-events-none absolute top-1/2 end-2.5 -translate-y-1/2 text-muted"
      />
      {isOpen && (
        <div
          ref={popup}
          popover="manual"
          className="fixed inset-auto m-0 overflow-y-auto rounded-control border border-line-2 bg-surface py-1 text-13 text-ink"
        >
          <ComboboxList id={id} shown={shown} value={value} active={active} onTake={take} onPoint={setAt} />
          {shown.length === 0 && <p className="px-3 py-2 text-muted">{emptyText}</p>}
        </div>
      )}
    </span>
  )
}

interface ComboboxListProps {
  id: string
  shown: readonly ComboboxOption[]
  value: string | undefined
  active: ComboboxOption | undefined
  onTake: (option: ComboboxOption) => void
  onPoint: (at: number) => void
}

function ComboboxList({ id, shown, value, active, onTake, onPoint }: ComboboxListProps) {
  return (
    <div role="listbox" id={`${id}-list`} aria-label={listWords.choices} tabIndex={-1}>
      {shown.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken by the input that owns this list
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
        <div
          key={option.value}
          role="option"
          id={`${id}-${option.value}`}
          aria-selected={option.value === value}
          ref={(element) => {
            if (option === active) element?.scrollIntoView({ block: 'nearest' })
          }}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => option !== active && onPoint(index)}
          onClick={() => onTake(option)}
          className={classNames(
            'flex min-h-8 cursor-pointer items-center gap-2 px-3 phone:min-h-11',
            option === active && 'bg-hover',
            option.value === value && 'font-medium',
          )}
        >
          <span className="truncate">{option.label}</span>
          {option.detail && <span className="shrink-0 text-muted tabular-nums">{option.detail}</span>}
          {option.value === value && <Check size={16} className="ms-auto text-accent" />}
        </div>
      ))}
    </div>
  )
}

function matchesOption(option: ComboboxOption, text: string): boolean {
  const haystack = `${option.label} ${option.detail ?? ''} ${option.value}`.toLowerCase().replaceAll('_', ' ')
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}
