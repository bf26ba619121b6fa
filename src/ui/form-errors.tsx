import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormFailure } from '#ui/form-failure.tsx'

/** What is wrong with the form as a whole, above its fields; put there by `useProblemErrors`. */
export function FormErrors<TValues extends FieldValues>({ form }: { form: UseFormReturn<TValues> }) {
  const server = form.formState.errors.root?.server as { message?: unknown } | undefined
  return <FormFailure message={typeof server?.message === 'string' ? server.message : undefined} />
}
