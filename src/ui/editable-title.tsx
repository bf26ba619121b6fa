import { type KeyboardEvent, useState } from 'react'

export interface EditableTitleProps {
  value: string
  /** What is named, such as `Bot name`. */
  label: string
  /** Saves a changed, non-empty name. */
  onSave: (value: string) => void
  /** Shown while there is no name yet. */
  placeholder?: string
  /** Without the right to rename it is plain text. */
  isReadOnly?: boolean
}

/** A name that is edited where it stands: Enter or leaving saves, Esc takes back. */
export function EditableTitle({ value, label, onSave, placeholder, isReadOnly }: EditableTitleProps) {
  const [draft, setDraft] = useState<string>()
  if (isReadOnly) return <>{value || placeholder}</>
  const finish = () => {
    const next = draft?.trim()
    setDraft(undefined)
    if (next && next !== value) onSave(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key !== 'Escape') return
    event.stopPropagation()
    setDraft(undefined)
    requestAnimationFrame(() => (document.activeElement as HTMLElement | null)?.blur())
  }
  return (
    <input
      aria-label={label}
      placeholder={placeholder}
      value={draft ?? value}
      maxLength={120}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={onKeyDown}
      className="-mx-1.5 field-sizing-content h-7 max-w-[min(20rem,calc(100%+0.75rem))] min-w-16 rounded-tag border border-transparent bg-transparent px-1.5 font-semibold hover:border-line-2 focus:border-edge"
    />
  )
}
