import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import type { TextInputProps } from '#ui/text-input.tsx'
import { entryWords } from './entry-words.ts'
import { PasswordInput } from './password-input.tsx'

export const leastPasswordLength = 10

interface NewPasswordFieldProps extends Omit<TextInputProps, 'type' | 'icon' | 'value'> {
  label?: ReactNode
  /** What is typed so far, to say when it is long enough. */
  typed: string
  error: string | undefined
}

/** A password that is being chosen; it says when it is long enough. `passwordFault` is its rule. */
export function NewPasswordField({
  label = entryWords.password,
  typed,
  error,
  ...rest
}: NewPasswordFieldProps) {
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

/** What is wrong with a password that is being chosen. */
export function passwordFault(typed: string): string | undefined {
  if (typed === '') return entryWords.choosePassword
  return typed.length < leastPasswordLength ? entryWords.tooShort(leastPasswordLength) : undefined
}

function missingWords(typed: string): string {
  const missing = leastPasswordLength - typed.length
  if (typed === '') return entryWords.atLeast(leastPasswordLength)
  return entryWords.missing(missing)
}

function LongEnough() {
  return (
    <span className="flex items-center gap-1">
      <CircleCheck size={12} className="text-ok" /> {entryWords.longEnough}
    </span>
  )
}
