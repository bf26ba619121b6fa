import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  help?: ReactNode
  /** Some of a group are ticked; looks like a dash. */
  isMixed?: boolean
  /** Keeps the label for assistive technology only, for table rows. */
  isLabelHidden?: boolean
  /** Why it cannot be changed; said in place of the help. */
  disabledReason?: string
}

/** A native checkbox with its label; spread `register(...)` on it. */
export function Checkbox(props: CheckboxProps) {
  const { label, help, isMixed, isLabelHidden, disabledReason, className, ref, ...rest } = props
  const noteId = useId()
  const note = disabledReason ?? help
  const setMixed = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = Boolean(isMixed)
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
  }
  return (
    <div className={className}>
      <label className="relative inline-flex min-h-6 items-start gap-2 py-0.5 text-13 phone:min-h-11 phone:items-center phone:text-14">
        <span className="relative my-0.5 inline-flex size-4 shrink-0">
          <input
            type="checkbox"
            ref={setMixed}
            disabled={Boolean(disabledReason)}
            aria-describedby={note ? noteId : undefined}
            className={classNames(
              'peer size-4 appearance-none rounded-tag border border-edge bg-surface checked:border-accent checked:bg-accent',
              'indeterminate:border-accent indeterminate:bg-accent disabled:border-line-2 disabled:bg-sunken',
            )}
            {...rest}
          />
          <Check
            size={12}
            className="pointer-events-none absolute top-0.5 start-0.5 hidden stroke-3 text-on-accent peer-checked:block peer-indeterminate:hidden"
          />
          <Minus
            size={12}
            className="pointer-events-none absolute top-0.5 start-0.5 hidden stroke-3 text-on-accent peer-indeterminate:block"
          />
        </span>
        <span className={classNames(isLabelHidden && 'sr-only', disabledReason && 'text-muted')}>
          {label}
        </span>
      </label>
      {note && (
        <p id={noteId} className="ps-6 text-12 text-muted">
          {note}
        </p>
      )}
    </div>
  )
}
