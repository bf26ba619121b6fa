import { language } from '#ui/language.ts'
import { stateWords } from '#ui/state-words.ts'

/** One fault in the input; `path` is dotted, such as `hours.0.opensAt`. */
export interface ProblemField {
  path: string
  message: string
}

/** What the server says when a request fails (RFC 9457 problem JSON, as data of the error). */
export interface ProblemData {
  status: number
  code: string
  title: string
  detail?: string
  errors?: ProblemField[]
  requestId?: string
}

/** A failed request, in words a person can act on. `status` 0 means that the server was not reached. */
export class ProblemError extends Error {
  readonly status: number
  readonly code: string
  readonly title: string
  readonly detail: string | undefined
  readonly errors: readonly ProblemField[]
  readonly requestId: string | undefined

  constructor(data: ProblemData, cause?: unknown) {
    super(data.detail ? `${data.title}: ${data.detail}` : data.title, { cause })
    this.name = 'ProblemError'
    this.status = data.status
    this.code = data.code
    this.title = data.title
    this.detail = data.detail
    this.errors = data.errors ?? []
    this.requestId = data.requestId
  }
}

/** Whatever was thrown, as a problem to show. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  const data = readProblemData(error)
  if (data) return new ProblemError(data, error)
  if (error instanceof TypeError || isOffline()) {
    return new ProblemError(
      {
        status: 0,
        code: 'unavailable',
        title: stateWords.notReached,
        detail: stateWords.notReachedHelp,
      },
      error,
    )
  }
  return new ProblemError(
    {
      status: 500,
      code: 'unavailable',
      title: stateWords.failed,
      detail: stateWords.failedHelp,
    },
    error,
  )
}

/** Whether what was asked for does not exist, or not for this person. */
export function isMissing(error: unknown): boolean {
  return Boolean(error) && toProblem(error).status === 404
}

function readProblemData(error: unknown): ProblemData | undefined {
  if (!isRecord(error)) return undefined
  const source = isRecord(error.data) ? error.data : error
  const status = numberOr(source.status, numberOr(error.status, 0))
  const code = stringOr(source.code, stringOr(error.code, ''))
  const title = stringOr(source.title, stringOr(error.message, ''))
  if (status === 0 || code === '' || title === '') return undefined
  const detail = typeof source.detail === 'string' ? source.detail : undefined
  return {
    status,
    code: code.toLowerCase(),
    ...translated({ status, code: code.toLowerCase(), title, detail }),
    errors: readFields(source.errors),
    requestId: typeof source.requestId === 'string' ? source.requestId : undefined,
  }
}

/** The server's general words in the language of the page; what it says of the case at hand stays as it comes. */
function translated({ status, code, title, detail }: ProblemData): Pick<ProblemData, 'title' | 'detail'> {
  if (language() === 'en') return { title, detail }
  const titles: Readonly<Record<string, string>> = stateWords.titles
  return {
    title: titles[code] ?? title,
    detail: status === 500 && code === 'unavailable' ? stateWords.serverFailed : detail,
  }
}

function readFields(value: unknown): ProblemField[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (!isRecord(item) || typeof item.message !== 'string') return []
    return [{ path: readPath(item.path), message: item.message }]
  })
}

function readPath(path: unknown): string {
  if (Array.isArray(path)) return path.join('.')
  if (typeof path !== 'string') return ''
  return path
    .replace(/^[/#]+/, '')
    .replaceAll('/', '.')
    .replace(/\[(\d+)\]/g, '.$1')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function stringOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback
}

function numberOr(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}
