import { Agent, type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as AgentHttps, request as requestHttps } from 'node:https'
import { dribble } from '#carrier-emulator/dribble.ts'
import { isWebAddress } from '#carrier-emulator/web-address.ts'

export type WireRequest = {
  method: 'GET' | 'POST'
  /** http or https, without a fragment. */
  url: string
  headers: Record<string, string>
  body: string | null
  connectMs: number
  readMs: number
  totalMs: number
  /** More bytes than this in the answer end the request. */
  mostBytes: number
  /** The body leaves byte by byte, with this wait between the parts. */
  slowMs?: number | undefined
  /** The connection is cut once the request has left, before the answer is read. */
  isCut?: boolean | undefined
}

export type WireAnswer =
  | { status: number; contentType: string; body: Buffer; ms: number }
  | { failure: WireFailure; ms: number }
export type WireFailure = 'ct' | 'rt' | 'tt' | 'reset' | 'too-large'

export type Wire = {
  /** Calls an address once. Never throws: what went wrong is the answer. */
  send(request: WireRequest): Promise<WireAnswer>
  close(): void
}

/** Calls out over kept connections, at most `mostInFlight` at once; waiting for a place costs no request time. */
export function createWire(mostInFlight: number): Wire {
  // Kept sockets are let go well before common servers close them, or a request could meet a dead one.
  const keep = { keepAlive: true, maxSockets: mostInFlight, timeout: 2_000 }
  const agents = { http: new Agent(keep), https: new AgentHttps(keep) }
  const underWay = new Set<ClientRequest>()
  const queue: (() => void)[] = []
  let free = mostInFlight
  let isClosed = false

  async function send(asked: WireRequest): Promise<WireAnswer> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return isClosed || !isWebAddress(asked.url)
        ? { failure: 'reset', ms: 0 }
        : await callOnce(asked, agents, underWay)
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
  return {
    send,
    close() {
      isClosed = true
      for (const request of underWay) request.destroy()
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

type Settle = (
  answer: { failure: WireFailure } | { status: number; contentType: string; body: Buffer },
) => void

function callOnce(
  asked: WireRequest,
  agents: { http: Agent; https: AgentHttps },
  underWay: Set<ClientRequest>,
): Promise<WireAnswer> {
  const startedMs = performance.now()
  const { method, headers } = asked
  const isSecure = asked.url.startsWith('https:')
  return new Promise((resolve) => {
    const request = isSecure
      ? requestHttps(asked.url, { method, headers, agent: agents.https })
      : requestHttp(asked.url, { method, headers, agent: agents.http })
    underWay.add(request)
    let isConnected = false
    const settle = (
      answer: { failure: WireFailure } | { status: number; contentType: string; body: Buffer },
    ) => {
      for (const timer of [connectTimer, silenceTimer, totalTimer]) clearTimeout(timer)
      underWay.delete(request)
      if ('failure' in answer) request.destroy()
      resolve({ ...answer, ms: Math.round(performance.now() - startedMs) })
    }
    const totalTimer = setTimeout(() => settle({ failure: 'tt' }), asked.totalMs)
    const connectTimer = setTimeout(() => settle({ failure: 'ct' }), asked.connectMs)
    let silenceTimer: NodeJS.Timeout | undefined
    const listen = () => {
      clearTimeout(silenceTimer)
      silenceTimer = setTimeout(() => settle({ failure: 'rt' }), asked.readMs)
    }
    const connected = () => {
      isConnected = true
      clearTimeout(connectTimer)
    }
    request.on('socket', (socket) => {
      if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', connected)
      else connected()
    })
    request.on('error', () => settle({ failure: isConnected ? 'reset' : 'ct' }))
    request.on('finish', () => {
      if (asked.isCut) settle({ failure: 'reset' })
      else listen()
    })
    request.on('response', (response) => collect(response, { mostBytes: asked.mostBytes, listen, settle }))
    write(request, asked)
  })
}

function collect(
  response: IncomingMessage,
  { mostBytes, listen, settle }: { mostBytes: number; listen: () => void; settle: Settle },
): void {
  const parts: Buffer[] = []
  let bytes = 0
  response.on('data', (part: Buffer) => {
    listen()
    bytes += part.length
    parts.push(part)
    if (bytes > mostBytes) settle({ failure: 'too-large' })
  })
  response.on('error', () => settle({ failure: 'reset' }))
  response.on('end', () => {
    const contentType = response.headers['content-type'] ?? ''
    settle({ status: response.statusCode ?? 0, contentType, body: Buffer.concat(parts) })
  })
}

function write(request: ClientRequest, { body, slowMs }: WireRequest): void {
  if (body === null || slowMs === undefined) request.end(body ?? undefined)
  else dribble(request, Buffer.from(body), slowMs)
}
