import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { controlWords } from '#ui/control-words.ts'
import { useShortcut } from '#ui/use-shortcut.ts'

export interface SubmitBarProps {
  /** A verb, such as `Save` or `Create and call`. */
  label?: string
  isDirty?: boolean
  isPending?: boolean
  /** Why saving is off, such as `Needs builder role`. */
  disabledReason?: string
  onReset?: () => void
  /** Muted at the start: what will happen, or when it was saved. */
  note?: ReactNode
  /** Keeps the bar in sight at the bottom of the page. */
  isSticky?: boolean
  className?: string
}

/** The end of a form: note, reset, save. ⌘Enter saves from any field. */
export function SubmitBar(props: SubmitBarProps) {
  const {
    label = controlWords.save,
    isDirty = true,
    isPending,
    disabledReason,
    onReset,
    note,
    isSticky,
    className,
  } = props
  const bar = useRef<HTMLDivElement>(null)
  useShortcut('mod+enter', label, {
    run: () => bar.current?.closest('form')?.requestSubmit(),
    isOff: Boolean(disabledReason) || isPending,
  })
  return (
    <div
      ref={bar}
      className={classNames(
        'flex flex-wrap items-center gap-2',
        isSticky && 'sticky bottom-0 z-10 border-t border-line bg-canvas px-6 py-3 phone:px-4',
        className,
      )}
    >
      {note && <span className="text-12 text-muted">{note}</span>}
      <div className="ms-auto flex gap-2">
        {onReset && isDirty && (
          <Button onClick={onReset} variant="quiet">
            {controlWords.undoChanges}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          pending={isPending}
          disabledReason={disabledReason}
          keys="mod+enter"
        >
          {label}
        </Button>
      </div>
    </div>
  )
}
