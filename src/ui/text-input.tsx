import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from '#ui/field.tsx'

export interface TextInputProps extends ComponentProps<'input'> {
  icon?: LucideIcon
  /** 32 px instead of 36, for bars. */
  isCompact?: boolean
  /** For ids, keys and payloads. */
  isMono?: boolean
}

/** A one-line text control; spread `register(...)` of react-hook-form on it. */
export function TextInput({ icon: Icon, isCompact, isMono, className, ...rest }: TextInputProps) {
  const input = (
    <input
      type="text"
      className={classNames(
        'control px-3 phone:h-11',
        isCompact ? 'h-8' : 'h-9',
        isMono && 'font-mono text-13',
        Icon && 'ps-9',
        className,
      )}
      {...rest}
      {...useFieldControl(rest)}
    />
  )
  if (!Icon) return input
  return (
    <span className="relative block min-w-0">
      <Icon
        size={16}
        className="pointer-events-none absolute top-1/2 start-2.5 -translate-y-1/2 text-muted"
      />
      {input}
    </span>
  )
}
