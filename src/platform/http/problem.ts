import { ORPCError } from '@orpc/server'
import { refusalTitles } from '#kit/refusal-titles.ts'
import { AppError, type ErrorCode, errorStatus, type FieldError } from '#platform/errors.ts'

/** An error on the wire, as RFC 9457 has it, with our code, field paths and the request's id. */
export interface Problem {
  type: string
  title: string
  status: number
  code: ErrorCode
  detail: string
  errors: FieldError[]
  requestId: string
  retryAfterMs?: number
}

/** Turns whatever was thrown into a problem. `isExpected` is false for what only a fault of ours can cause. */
export function toProblem(error: unknown, requestId: string): { problem: Problem; isExpected: boolean } {
  const known = asAppError(error)
  const app =
    known ??
    new AppError(
      'unavailable',
      'Something failed on our side. Try again; if it stays, tell the administrator this request id.',
    )
  const problem: Problem = {
    type: `about:blank#${app.code}`,
    title: refusalTitles[app.code],
    status: known ? errorStatus[app.code] : 500,
    code: app.code,
    detail: app.detail,
    errors: app.errors,
    requestId,
    ...(app.retryAfterMs === undefined ? {} : { retryAfterMs: app.retryAfterMs }),
  }
  return { problem, isExpected: known !== null }
}

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof ORPCError) return fromOrpc(error)
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) {
    return new AppError('too_large', 'The request is larger than this address takes.')
  }
  if (statusCode === 415) return new AppError('unsupported_media_type', 'Send this as application/json.')
  if (statusCode === 404) return new AppError('not_found', 'There is nothing at this address.')
  if (statusCode === 429)
    return new AppError('rate_limited', 'Too many requests. Wait a moment and try again.')
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input', 'The request could not be read. Check that it is well-formed JSON.')
  }
  // Class 22 is "data exception": a value that no check of ours caught and the database would not take.
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) {
    return new AppError('invalid_input', 'A value in the request cannot be stored.')
  }
  return null
}

function fromOrpc(error: ORPCError<string, unknown>): AppError | null {
  if (error.cause instanceof AppError) return error.cause
  if (error.code === 'NOT_FOUND') return new AppError('not_found', 'There is nothing at this address.')
  if (error.code === 'METHOD_NOT_SUPPORTED')
    return new AppError('not_found', 'This address takes another method.')
  if (error.status >= 400 && error.status < 500) {
    const errors = fieldErrors(error.data)
    const detail = errors.length > 0 ? 'Some fields need another look.' : 'The request could not be read.'
    return new AppError('invalid_input', detail, { errors })
  }
  return null
}

function fieldErrors(data: unknown): FieldError[] {
  const issues = (data as { issues?: { path?: unknown[]; message: string }[] } | undefined)?.issues ?? []
  return issues.slice(0, 50).map((issue) => ({
    path: (issue.path ?? []).map(segmentText).join('.'),
    message: issue.message,
  }))
}

function segmentText(segment: unknown): string {
  return String(typeof segment === 'object' && segment !== null && 'key' in segment ? segment.key : segment)
}
