/** What can be wrong with a model's answer, or with getting one. */
export type FaultKind =
  // The vendor cannot be reached, refuses, or stops working.
  | 'http'
  | 'network'
  | 'first_token_timeout'
  | 'stall'
  | 'attempt_timeout'
  | 'broken_off'
  | 'vendor_error'
  | 'bad_stream'
  | 'empty'
  // The vendor works, but this answer cannot be used.
  | 'content_filter'
  | 'ramble'
  | 'unknown_tool'
  | 'bad_arguments'
  | 'half_call'
  | 'tool_loop'

const answersAllTheSame = new Set<FaultKind>([
  'content_filter',
  'ramble',
  'unknown_tool',
  'bad_arguments',
  'half_call',
  'tool_loop',
])
const worthOneRepair = new Set<FaultKind>(['unknown_tool', 'bad_arguments'])

/** Why an answer is not used. Its words are kinds, codes and numbers only: never keys, and nobody's words. */
export class ModelFault extends Error {
  readonly kind: FaultKind
  /** The HTTP status where there was one. */
  readonly status: number | null
  readonly retryAfterMs: number | undefined

  constructor(
    kind: FaultKind,
    more: { status?: number | null; code?: string | undefined; retryAfterMs?: number | undefined } = {},
  ) {
    super([kind, more.status, more.code].filter(Boolean).join(' '))
    this.name = 'ModelFault'
    this.kind = kind
    this.status = more.status ?? null
    this.retryAfterMs = more.retryAfterMs
  }

  /** True when the vendor itself is in trouble, rather than this one answer. */
  get isOutage(): boolean {
    return !answersAllTheSame.has(this.kind)
  }

  /** True when telling the model what was wrong may help. */
  get canBeRepaired(): boolean {
    return worthOneRepair.has(this.kind)
  }
}

/** Reduces whatever a vendor's client threw, or passed on from the vendor, to kind, status and code. */
export function faultOf(error: unknown, otherwise: FaultKind = 'bad_stream'): ModelFault {
  if (error instanceof ModelFault) return error
  const { statusCode, responseHeaders, name } = fieldsOf(error)
  const status = statusOf(statusCode)
  if (status !== null && status >= 300) {
    return new ModelFault('http', { status, retryAfterMs: retryAfterOf(responseHeaders) })
  }
  const code = codeOf(error)
  if (isMalformed(error)) return new ModelFault('bad_stream', { code })
  const isLine =
    /^(E[A-Z]+|UND_)/.test(code ?? '') || name === 'TypeError' || (code === apiError && status === null)
  return new ModelFault(isLine ? 'network' : otherwise, { code })
}

/** What the clients call a request that came to no answer. */
const apiError = 'AI_APICallError'

function fieldsOf(error: unknown): Record<string, unknown> {
  return typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {}
}

function statusOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 100 && value <= 599 ? value : null
}

/** Seconds or a date, at most five minutes; undefined where the vendor says nothing one can read. */
function retryAfterOf(headers: unknown): number | undefined {
  const value = fieldsOf(headers)['retry-after']
  if (typeof value !== 'string' || !/^\d+(\.\d+)?$/.test(value)) return undefined
  return Math.min(Number(value) * 1000, 300_000)
}

const malformed = /JSONParse|TypeValidation|InvalidResponseData|InvalidStream|EmptyResponse|SyntaxError/

function isMalformed(error: unknown): boolean {
  const { name, cause } = fieldsOf(error)
  return malformed.test(String(name)) || malformed.test(String(fieldsOf(cause).name))
}

const plainCode = /^(E[A-Z]{2,20}|(AI|UND|ERR)_\w{1,40}|[A-Z][A-Za-z]{1,40}Error|[a-z]+(_[a-z]+){1,3})$/

/** A code such as ECONNRESET or AI_JSONParseError, from the error or what caused it; never a sentence. */
function codeOf(error: unknown): string | undefined {
  const links = [fieldsOf(error)]
  while (links.length < 5 && links.at(-1)?.cause) links.push(fieldsOf(links.at(-1)?.cause))
  const told = fieldsOf(links[0]?.error)
  const codes = [told.type, told.code, told.status, ...links.map(({ code }) => code)]
  const names = [...links.map(({ type }) => type), ...links.map(({ name }) => name)]
  return [...codes, ...names].find((one): one is string => typeof one === 'string' && plainCode.test(one))
}
