import { type RefObject, useEffect, useRef } from 'react'
import { Chip } from '#ui/chip.tsx'
import type { ChipLook } from '#ui/chip-dom.ts'
import { classNames } from '#ui/class-names.ts'
import { listWords } from '#ui/list-words.ts'
import { usePopup } from '#ui/use-popup.ts'

/** Something that can be put in, under a heading. */
export interface ChipOption {
  /** What stands in the text for it. */
  value: string
  look: ChipLook
  group: string
  /** Muted after it: what it is or says now. */
  detail?: string
}

interface ChipMenuProps {
  id: string
  label: string
  options: readonly ChipOption[]
  active: number
  anchor: RefObject<HTMLElement | null>
  onTake: (option: ChipOption) => void
  onPoint: (index: number) => void
}

/** The list that `@` opens at the caret. The focus stays in the text; the text's keys move in it. */
export function ChipMenu({ id, label, options, active, anchor, onTake, onPoint }: ChipMenuProps) {
  const popup = useRef<HTMLDivElement>(null)
  usePopup({ isOpen: true, anchor, popup, place: { side: 'bottom', align: 'start' } })
  useEffect(() => popup.current?.showPopover(), [])
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div
      ref={popup}
      popover="manual"
      className="fixed inset-auto m-0 w-90 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line-2 bg-surface py-1 text-13 text-ink"
    >
      <div role="listbox" id={id} aria-label={label}>
        {options.map((option, index) => (
          <div key={option.value} role="presentation">
            {option.group !== options[index - 1]?.group && (
              <p role="presentation" className="px-3 pt-2 pb-1 text-12 text-muted">
                {option.group}
              </p>
            )}
            {/* biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus and names the active option */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text's own keys take an option */}
            <div
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => onPoint(index)}
              onClick={() => onTake(option)}
              className={classNames(
                'flex min-h-8 items-center gap-2 px-3 phone:min-h-11',
                index === active && 'bg-hover',
              )}
            >
              <Chip tone={option.look.tone} label={option.look.label} />
              {option.detail && <span className="min-w-0 truncate text-12 text-muted">{option.detail}</span>}
            </div>
          </div>
        ))}
      </div>
      {options.length === 0 && <p className="px-3 py-2 text-muted">{listWords.nothingMatches}</p>}
    </div>
  )
}
