import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { isRead, type Operation, pathParameters } from './operations.ts'

export const doors = ['/api/v1', '/api/rpc'] as const
export type Door = (typeof doors)[number]

export interface Asking {
  door: Door
  cookie?: string | null
  ip?: string
  headers?: Record<string, string>
}

/** Calls one operation the way its door wants it: REST with path, query and body, or RPC with one JSON. */
export function callOperation(
  server: FastifyInstance,
  { operation, input, asking }: { operation: Operation; input: unknown; asking: Asking },
): Promise<LightMyRequestResponse> {
  const request = requestOf(operation, input, asking.door)
  const { payload } = request
  return server.inject({
    method: request.method,
    url: request.url,
    remoteAddress: asking.ip ?? '127.0.0.1',
    headers: {
      ...(asking.cookie ? { cookie: asking.cookie } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...asking.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
}

/** Where a call goes and what it carries. */
export function requestOf(
  operation: Operation,
  input: unknown,
  door: Door,
): { method: Operation['method']; url: string; payload?: string } {
  if (door === '/api/rpc') {
    const url = `/api/rpc/${operation.name.replaceAll('.', '/')}`
    return { method: 'POST', url, payload: JSON.stringify({ json: input ?? undefined }) }
  }
  const given = { ...(typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}) }
  let path = operation.path
  for (const name of pathParameters(operation)) {
    path = path.replace(`{${name}}`, encodeURIComponent(textOf(given[name]).toWellFormed()))
    delete given[name]
  }
  if (!isRead(operation)) {
    return { method: operation.method, url: `/api/v1${path}`, payload: JSON.stringify(given) }
  }
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, textOf(value)]])),
  ).toString()
  return { method: 'GET', url: `/api/v1${path}${query ? `?${query}` : ''}` }
}

export interface Item {
  url: string
  body?: unknown
  method?: string
  headers?: Record<string, string>
}

/** One operation as part of a request that asks for several. */
export function itemOf(operation: Operation, input: unknown): Item {
  const { url, payload } = requestOf(operation, input, '/api/rpc')
  return { url: `http://localhost${url}`, body: JSON.parse(payload ?? '{}') }
}

/** Asks for several operations in one request, as the screens do. */
export function askTogether(
  server: FastifyInstance,
  items: readonly Item[],
  { cookie, mode = 'buffered' }: { cookie?: string | undefined; mode?: string } = {},
): Promise<LightMyRequestResponse> {
  return server.inject({
    method: 'POST',
    url: '/api/rpc/__batch__',
    payload: JSON.stringify(items),
    headers: {
      'content-type': 'application/json',
      'x-orpc-batch': mode,
      ...(cookie && { cookie }),
    },
  })
}

/** What came back for each item of such a request, by its place: 200 where nothing else is said. */
export function itemsIn(answer: LightMyRequestResponse): { status: number; body: unknown }[] {
  const items = answer.json<{ index: number; status?: number; body: unknown }[]>()
  return items
    .toSorted((a, b) => a.index - b.index)
    .map(({ status = answer.statusCode, body }) => ({ status, body }))
}

/** A value as an address can carry it. */
function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** The problem in an answer of either door; null for an answer that is none. */
export function problemIn(
  answer: LightMyRequestResponse,
): { code: string; status: number; requestId: string } | null {
  const body = tryJson(answer.body) as Record<string, unknown> | null
  const rpcData = (body?.json as { data?: unknown } | undefined)?.data
  const problem = (rpcData ?? body) as { code?: unknown; status?: unknown; requestId?: unknown } | null
  return typeof problem?.code === 'string' && /^req_\w{26}$/.test(String(problem.requestId))
    ? (problem as { code: string; status: number; requestId: string })
    : null
}

export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
