import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from '#ui/field.tsx'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  isCompact?: boolean
}

/** The platform's own select, so that phones show their own wheel. More than about 15 options: `Combobox`. */
export function Select({ options, placeholder, isCompact, className, ...rest }: SelectProps) {
  return (
    <span className="relative block min-w-0">
      <select
        className={classNames(
          'control appearance-none truncate pe-9 ps-3 phone:h-11',
          isCompact ? 'h-8' : 'h-9',
          className,
        )}
        {...rest}
        {...useFieldControl(rest)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        className="pointer-events-none absolute top-1/2 end-2.5 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
