import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import type { TextInputProps } from '#ui/text-input.tsx'
import { PasswordInput } from './password-input.tsx'

export const leastPasswordLength = 10

interface NewPasswordFieldProps extends Omit<TextInputProps, 'type' | 'icon' | 'value'> {
  label?: ReactNode
  /** What is typed so far, to say when it is long enough. */
  typed: string
  error: string | undefined
}

/** A password that is being chosen; it says when it is long enough. Spread `register(...)` with `passwordRules` on it. */
export function NewPasswordField({ label = 'Password', typed, error, ...rest }: NewPasswordFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      help={typed.length >= leastPasswordLength ? <LongEnough /> : missingWords(typed)}
    >
      <PasswordInput autoComplete="new-password" {...rest} />
    </Field>
  )
}

/** For react-hook-form's `register`. */
export const passwordRules = {
  required: 'Choose a password.',
  minLength: { value: leastPasswordLength, message: `Use at least ${leastPasswordLength} characters.` },
}

function missingWords(typed: string): string {
  const missing = leastPasswordLength - typed.length
  if (typed === '') return `At least ${leastPasswordLength} characters`
  return missing === 1 ? 'One more character' : `${missing} more characters`
}

function LongEnough() {
  return (
    <span className="flex items-center gap-1">
      <CircleCheck size={12} className="text-ok" /> Long enough
    </span>
  )
}
