import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { InvalidInput } from '#platform/errors.ts'
import type { CallDeps } from '#telephony/server/call-deps.ts'
import { lineKey } from '#telephony/server/call-deps.ts'
import { readLineToken } from '#telephony/server/line-token.ts'
import { openLine } from '#telephony/server/open-line.ts'
import { socketLine } from '#telephony/server/socket-line.ts'
import type { LineEvent, LineWire } from '#voice/ports.ts'

export interface LineDoor extends CallDeps {
  /** Whether this connection's carrier opened the socket. */
  verifySocket(connectionId: string, socket: { url: string; headers: Record<string, string> }): boolean
}

const mostFrameBytes = 256 * 1024
/** Frames that come while the talk is being loaded wait; more than this is no talk. */
const mostWaiting = 1_000
const sweepEveryMs = 60_000
/** So many frames in a row that make no sense end the line. */
const mostMalformed = 10

/** `/relay/{node}/{token}`: the door for the lines of calls. Only a signed token opens it, and only its carrier may. */
export function mountLines(server: Server, door: LineDoor): { close(): void } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: mostFrameBytes,
    perMessageDeflate: false,
  })
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const token = /^\/relay\/[\w-]+\/([\w.-]+)$/.exec(request.url ?? '')?.[1]
    if (token === undefined) return
    void admit(door, request, token).then((admitted) => {
      if (!admitted) return refuse(socket)
      sockets.handleUpgrade(request, socket, head, (opened) => {
        const line = socketLine(opened, admitted.wire)
        void converse(door, admitted, { line, opened })
      })
    })
  }
  server.on('upgrade', onUpgrade)
  const sweeping = setInterval(() => door.inHand.sweep(door.clock.now()), sweepEveryMs)
  sweeping.unref()
  return {
    close: () => {
      clearInterval(sweeping)
      server.off('upgrade', onUpgrade)
      for (const client of sockets.clients) client.terminate()
      sockets.close()
    },
  }
}

type Admitted = { token: NonNullable<ReturnType<typeof readLineToken>>; wire: LineWire }

async function admit(door: LineDoor, request: IncomingMessage, text: string): Promise<Admitted | null> {
  const token = readLineToken(lineKey(door.secrets), text, door.clock.now())
  if (!token) return refused(door, 'bad_token')
  const connectionId = await connectionOf(door, token)
  if (!connectionId) return refused(door, 'unknown_call')
  const url = `${door.publicUrl().replace(/^http/, 'ws')}${request.url ?? ''}`
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
  )
  if (!door.verifySocket(connectionId, { url, headers })) return refused(door, 'bad_signature')
  return { token, wire: door.calls(connectionId).wire }
}

function refused(door: LineDoor, outcome: string): null {
  door.metrics.count('parley_call_lines_total', { outcome })
  return null
}

async function connectionOf(
  door: LineDoor,
  token: { teamId: string; callId: string },
): Promise<string | null> {
  const known = door.inHand.get(token.callId)
  if (known) return known.connectionId
  const [row] = await door.db
    .inLane('intake')
    .team(token.teamId, (tx) =>
      tx.query<{ connection_id: string }>('select connection_id from calls where team_id = $1 and id = $2', [
        token.teamId,
        token.callId,
      ]),
    )
    .catch(() => [])
  return row?.connection_id ?? null
}

function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

async function converse(
  door: LineDoor,
  { token, wire }: Admitted,
  { line, opened }: { line: ReturnType<typeof socketLine>; opened: import('ws').WebSocket },
): Promise<void> {
  const waiting: LineEvent[] = []
  let take = (event: LineEvent) => {
    if (waiting.length < mostWaiting) waiting.push(event)
  }
  let malformed = 0
  let closedWith: number | null = null
  opened.on('message', (data, isBinary) => {
    try {
      if (isBinary) throw new InvalidInput('A line speaks in text frames.')
      take(wire.read(data.toString()))
      malformed = 0
    } catch (error) {
      malformed += 1
      door.log.warn({ err: error, callId: token.callId }, 'a line said something that makes no sense')
      if (malformed >= mostMalformed) opened.close(1007, 'Ten frames in a row made no sense.')
    }
  })
  opened.on('error', (error) => door.log.warn({ err: error, callId: token.callId }, 'a line failed'))
  let whenClosed = (code: number) => {
    closedWith = code
  }
  opened.on('close', (code) => whenClosed(code))
  const session = await openLine(door, token, line).catch((error: unknown) => {
    door.log.error({ err: error, callId: token.callId }, 'a line could not be opened')
    return null
  })
  door.metrics.count('parley_call_lines_total', { outcome: session ? 'opened' : 'stale' })
  if (!session) return opened.close(4409, 'This line has been used, or a newer one has come.')
  take = session.take
  whenClosed = session.lineClosed
  for (const event of waiting) session.take(event)
  if (closedWith !== null) session.lineClosed(closedWith)
}
