import { useCallback } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type ProblemError, toProblem } from '#ui/problem.ts'

/**
 * Puts a failed request on a react-hook-form form: every fault whose path is a field of the form goes to
 * that field, the first one gets the focus, the rest becomes the form's root error for `FormErrors`.
 */
export function useProblemErrors<TValues extends FieldValues>(form: UseFormReturn<TValues>) {
  return useCallback(
    (error: unknown): ProblemError => {
      const problem = toProblem(error)
      const { onFields, elsewhere } = splitProblem(problem, form.getValues())
      onFields.forEach(({ path, message }, index) => {
        form.setError(path as Path<TValues>, { type: 'server', message }, { shouldFocus: index === 0 })
      })
      if (elsewhere) form.setError('root.server', { type: problem.code, message: elsewhere })
      return problem
    },
    [form],
  )
}

/** Parts the faults of a problem into those the form has a field for and one text for the rest. */
export function splitProblem(problem: ProblemError, values: unknown) {
  const onFields = problem.errors.filter((fault) => fault.path !== '' && hasPath(values, fault.path))
  const others = problem.errors.filter((fault) => !onFields.includes(fault)).map((fault) => fault.message)
  if (onFields.length > 0 && others.length === 0) return { onFields, elsewhere: undefined }
  const text =
    others.length > 0 ? others.join(' ') : [problem.title, problem.detail].filter(Boolean).join('. ')
  return { onFields, elsewhere: text }
}

function hasPath(values: unknown, path: string): boolean {
  let at: unknown = values
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !(key in at)) return false
    at = (at as Record<string, unknown>)[key]
  }
  return true
}
