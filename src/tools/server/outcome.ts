import type { CollectedValue, Receipt, ToolEffect, ToolRun } from '#tools/ports.ts'

/** What a tool came to, before it is written down. */
export interface Outcome {
  result: Record<string, unknown>
  status: ToolRun['status']
  receipt?: Receipt
  effect?: ToolEffect
  collected?: CollectedValue[]
}

/** Something was tried, or asked, and did not happen: the model is told why and what to do. */
export function failed(error: string, message: string, more: Record<string, unknown> = {}): Outcome {
  return { result: { error, message, ...more }, status: 'failed' }
}

/** The policy said no before anything was tried. */
export function rejected(error: string, message: string, more: Record<string, unknown> = {}): Outcome {
  return { result: { error, message, ...more }, status: 'rejected' }
}

export function succeeded(
  result: Record<string, unknown>,
  more: Omit<Outcome, 'result' | 'status'> = {},
): Outcome {
  return { result, status: 'succeeded', ...more }
}
