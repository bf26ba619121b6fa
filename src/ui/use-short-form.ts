import { type FormEvent, useRef, useState } from 'react'
import { type ProblemError, toProblem } from '#ui/problem.ts'
import { splitProblem } from '#ui/use-problem-errors.ts'

/** What is wrong with a value; nothing when it may be sent. */
type Rule = (value: string) => string | undefined

export interface ShortFormOptions<Name extends string> {
  /** Every field by name, in the order they stand in. */
  rules: Record<Name, Rule>
  send: (values: Record<NoInfer<Name>, string>) => Promise<void>
  /** Says a failure of the whole form in other words than the problem's own. */
  explain?: (problem: ProblemError) => string | undefined
  /** Where the focus goes after a failure that is no field's own. */
  retryAt?: NoInfer<Name>
}

/**
 * A form of a few plain fields for pages that must be light; elsewhere forms are react-hook-form's. Values stay in the
 * page, so what the browser fills in counts. Faults show on sending, and go as soon as the value is right.
 */
export function useShortForm<Name extends string>(options: ShortFormOptions<Name>) {
  const { rules, send, explain, retryAt } = options
  const names = Object.keys(rules) as Name[]
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  const [isSending, setIsSending] = useState(false)
  const wasSent = useRef(false)

  const focus = (name: Name | undefined) => {
    const field = name && form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }
  const refuse = (faults: Partial<Record<Name, string>>) => {
    setErrors(faults)
    focus(names.find((name) => faults[name]))
  }
  const showProblem = (problem: ProblemError, values: Record<Name, string>) => {
    const { onFields, elsewhere } = splitProblem(problem, values)
    refuse(Object.fromEntries(onFields.map(({ path, message }) => [path, message])) as typeof errors)
    setFailure(elsewhere && (explain?.(problem) ?? elsewhere))
    if (onFields.length === 0) focus(retryAt)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    wasSent.current = true
    const values = readValues(event.currentTarget, names)
    const faults = checkValues(values, rules)
    setFailure(undefined)
    refuse(faults)
    if (Object.keys(faults).length > 0) return
    setIsSending(true)
    try {
      await send(values)
    } catch (error) {
      setIsSending(false)
      showProblem(toProblem(error), values)
    }
  }
  const field = (name: Name) => ({
    name,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [name]: value })
      if (wasSent.current) setErrors({ ...errors, [name]: rules[name](value) })
    },
  })
  return { form: { ref: form, onSubmit, noValidate: true }, field, typed, errors, failure, isSending }
}

/** The rule of a field that must not be empty. */
export function required(message: string): Rule {
  return (value) => (value === '' ? message : undefined)
}

function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>
}

function checkValues<Name extends string>(values: Record<Name, string>, rules: Record<Name, Rule>) {
  const faults = Object.entries<Rule>(rules).map(
    ([name, rule]) => [name, rule(values[name as Name])] as const,
  )
  return Object.fromEntries(faults.filter(([, fault]) => fault)) as Partial<Record<Name, string>>
}
