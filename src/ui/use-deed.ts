import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { toProblem } from '#ui/problem.ts'
import { toast } from '#ui/toast.ts'

export interface DeedOptions<TInput, TResult> {
  /** Queries under these keys are read again afterwards, also after a failure. */
  refresh?: readonly QueryKey[]
  onDone?: (result: TResult, input: TInput) => void
  /** For a form that shows the fault itself; otherwise it becomes a toast. */
  onFailed?: (error: unknown) => void
}

/** Something a person does: runs it once at a time, tells a failure in words, reads what it changed again. */
export function useDeed<TInput = void, TResult = unknown>(
  run: (input: TInput) => Promise<TResult>,
  { refresh = [], onDone, onFailed }: DeedOptions<TInput, TResult> = {},
) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: (result, input) => onDone?.(result, input),
    onError: (error) => (onFailed ? onFailed(error) : tellFailure(error)),
    onSettled: () => {
      for (const queryKey of refresh) void client.invalidateQueries({ queryKey })
    },
  })
  return { run: mutate, isPending }
}

/** Says in a toast what failed, what to do and the request's id. */
export function tellFailure(error: unknown): void {
  const { title, detail, requestId } = toProblem(error)
  toast({ message: detail ? `${title}. ${detail}` : title, tone: 'danger', detail: requestId })
}
