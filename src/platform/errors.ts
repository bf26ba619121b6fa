/** The closed list of error codes on the wire, with their HTTP status. */
export const errorStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  budget_reached: 402,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatus

export interface FieldError {
  /** Where in the input, such as `hours.saturday.0.close`. */
  path: string
  message: string
}

/** An error a person can act on. `detail` says what to do; it never carries secrets or other people's data. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: string
  readonly errors: FieldError[]
  readonly retryAfterMs: number | undefined

  constructor(code: ErrorCode, detail: string, more: { errors?: FieldError[]; retryAfterMs?: number } = {}) {
    super(`${code}: ${detail}`)
    this.name = new.target.name
    this.code = code
    this.detail = detail
    this.errors = more.errors ?? []
    this.retryAfterMs = more.retryAfterMs
  }
}

export class InvalidInput extends AppError {
  constructor(detail: string, errors: FieldError[] = []) {
    super('invalid_input', detail, { errors })
  }
}
export class Unauthenticated extends AppError {
  constructor(detail = 'Sign in first.') {
    super('unauthenticated', detail)
  }
}
export class Forbidden extends AppError {
  constructor(detail: string) {
    super('forbidden', detail)
  }
}
export class NotFound extends AppError {
  constructor(what = 'That') {
    super('not_found', `${what} does not exist, or it is not yours to see.`)
  }
}
export class Conflict extends AppError {
  constructor(detail: string) {
    super('conflict', detail)
  }
}
export class Unavailable extends AppError {
  constructor(detail: string, retryAfterMs = 1000) {
    super('unavailable', detail, { retryAfterMs })
  }
}
