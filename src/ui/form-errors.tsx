import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Notice } from '#ui/notice.tsx'

/** What is wrong with the form as a whole, above its fields; put there by `useProblemErrors`. */
export function FormErrors<TValues extends FieldValues>({ form }: { form: UseFormReturn<TValues> }) {
  const server = form.formState.errors.root?.server as { message?: unknown } | undefined
  if (typeof server?.message !== 'string') return null
  return (
    <Notice tone="danger" isAlert>
      {server.message}
    </Notice>
  )
}
