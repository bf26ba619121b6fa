import type { z } from 'zod'

export type ProblemCode =
  | 'invalid_input'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media_type'
  | 'unavailable'

const kinds: Record<ProblemCode, { status: number; title: string }> = {
  invalid_input: { status: 400, title: 'The request is not understood.' },
  forbidden: { status: 403, title: 'This is not allowed.' },
  not_found: { status: 404, title: 'There is nothing here.' },
  conflict: { status: 409, title: 'This does not fit the present state.' },
  too_large: { status: 413, title: 'The request is too large.' },
  unsupported_media_type: { status: 415, title: 'Send JSON.' },
  unavailable: { status: 500, title: 'The emulator failed.' },
}

export type FieldError = { path: string; message: string }

/** A refusal of the emulator's own hand, as problem JSON (RFC 9457) with the fields it is about. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: FieldError[]

  constructor(code: ProblemCode, detail: string, errors: FieldError[] = []) {
    super(detail)
    this.code = code
    this.status = kinds[code].status
    this.errors = errors
  }

  body() {
    const { code, status, message, errors } = this
    const fields = errors.length > 0 ? { errors } : {}
    return { type: 'about:blank', title: kinds[code].title, status, code, detail: message, ...fields }
  }
}

/** The value in its shape, or a problem that names each field that does not fit. */
export function readShape<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  const errors = read.error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }))
  throw new Problem('invalid_input', 'Some fields do not fit.', errors)
}
