import { type ReactNode, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { callRoutingWords } from './call-routing-words.ts'

interface WordsProps {
  label: string
  value: string
  help?: string
  error: string | undefined
  isReadOnly: boolean
  onSave: (value: string) => void
}

/** Words callers hear; saved when one leaves the field. */
export function SpokenWords({ label, value, help, error, isReadOnly, onSave }: WordsProps) {
  const [text, setText] = useState(value)
  return (
    <Field label={label} help={help ?? callRoutingWords.savedOnLeave} error={error}>
      <TextArea
        value={text}
        maxLength={300}
        readOnly={isReadOnly}
        className="min-h-16"
        onChange={(event) => setText(event.target.value)}
        onBlur={() => text.trim() !== value && onSave(text.trim())}
      />
    </Field>
  )
}

interface PhoneProps extends Omit<WordsProps, 'value' | 'onSave'> {
  value: string | null
  onSave: (value: string | null) => void
}

/** Somebody's phone number; empty for nobody's. */
export function OwnPhone({ label, value, help, error, isReadOnly, onSave }: PhoneProps) {
  const [text, setText] = useState(value ?? '')
  const leave = () => {
    const number = text.replaceAll(/[\s().-]/g, '')
    if (number !== (value ?? '')) onSave(number === '' ? null : number)
  }
  return (
    <Field label={label} help={help} error={error}>
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={text}
        placeholder="+1 503 555 0188"
        readOnly={isReadOnly}
        dir="ltr"
        className="tabular-nums rtl:text-end"
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
    </Field>
  )
}

/** One case of routing: its heading, its choice, and what the choice asks for. */
export function RoutingCase({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3 border-b border-line px-4 py-4 last:border-b-0">
      <legend className="float-start mb-1 w-full text-13 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
