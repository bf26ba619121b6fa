import type { ReactNode } from 'react'
import { TextInput, type TextInputProps } from '#ui/text-input.tsx'

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'icon'> {
  /** The unit, inside the box at the end. */
  unit?: ReactNode
}

/** A number with its unit; with react-hook-form use `register(name, { valueAsNumber: true })`. */
export function NumberInput({ unit, className, ...rest }: NumberInputProps) {
  return (
    <span className="relative block min-w-0">
      <TextInput
        type="number"
        inputMode="decimal"
        className={`[appearance:textfield] tabular-nums [&::-webkit-inner-spin-button]:hidden ${unit ? 'pe-16' : ''} ${className ?? ''}`}
        {...rest}
      />
      {unit && (
        <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-13 text-muted">
          {unit}
        </span>
      )}
    </span>
  )
}
