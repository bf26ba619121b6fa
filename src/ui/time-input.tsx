import { TextInput, type TextInputProps } from '#ui/text-input.tsx'

/** A time of day; the value is `HH:MM` in 24 hours whatever the person sees. */
export function TimeInput({ className, ...rest }: Omit<TextInputProps, 'type' | 'icon'>) {
  return <TextInput type="time" step={60} className={`tabular-nums ${className ?? ''}`} {...rest} />
}
