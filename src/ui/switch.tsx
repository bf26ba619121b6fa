import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode
  help?: ReactNode
  disabledReason?: string
}

/** On or off, at once: for a setting that needs no save. The label is at the left, the switch at the end. */
export function Switch({ label, help, disabledReason, className, ...rest }: SwitchProps) {
  const id = useId()
  const note = disabledReason ?? help
  return (
    <div className={classNames('flex min-h-10 items-center gap-4 py-1.5 text-13', className)}>
      <div className="min-w-0 grow">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {note && (
          <p id={`${id}-note`} className="text-12 text-muted">
            {note}
          </p>
        )}
      </div>
      <span className="relative inline-flex h-6 w-8 shrink-0 items-center phone:h-11">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
          role="switch"
          id={id}
          disabled={Boolean(disabledReason)}
          aria-describedby={note ? `${id}-note` : undefined}
          className={classNames(
            'peer h-5 w-8 appearance-none rounded-full border border-edge bg-sunken transition-colors',
            'checked:border-accent checked:bg-accent disabled:opacity-60',
          )}
          {...rest}
        />
        <span className="pointer-events-none absolute start-[3px] size-3.5 rounded-full bg-edge transition-[translate] peer-checked:translate-x-3 rtl:peer-checked:-translate-x-3 peer-checked:bg-on-accent" />
      </span>
    </div>
  )
}
