import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import type { NeutralEvent, RawHook, WebhookReader } from '#integrations/ports.ts'
import type { CallCarrier, CallPlan } from '#telephony/ports.ts'
import type { LineEvent, LineMessage } from '#voice/ports.ts'

/** One line of a call as we see it. */
export interface DoorLine {
  got: LineEvent[]
  send(...messages: LineMessage[]): void
  /** Goes away without a word. */
  cut(): void
  /** Null while it is open. */
  closeCode: number | null
}

/** What a carrier of calls reaches of ours, in small: signed webhooks, and sockets for lines. */
export interface CallDoor {
  /** Where a connection's webhooks go. */
  hookUrl: string
  /** An address for the line of a `converse` plan. */
  socketUrl: string
  /** Everything that was told or asked, oldest first. */
  events: NeutralEvent[]
  lines: DoorLine[]
  /** How often something came that the carrier had not signed. */
  forgeries: number
  /** Says what to do with a call that asks. */
  decide(event: NeutralEvent): CallPlan
  onLine(event: LineEvent, line: DoorLine): void
  until<T>(look: () => T | undefined | null | false, what: string): Promise<T>
  close(): Promise<void>
}

const connectionId = 'conn_1'
const patienceMs = 10_000

/** Opens the door on a free port. `carrier` may be connected after it, as it needs the address. */
export async function openCallDoor(
  carrier: () => { webhooks: WebhookReader; calls: CallCarrier },
): Promise<CallDoor> {
  const server = createServer(async (request, response) => {
    const hook = await rawHook(request)
    if (!carrier().webhooks.verify(hook)) {
      door.forgeries += 1
      return void response.writeHead(403).end()
    }
    const decided = carrier()
      .webhooks.read(hook)
      .map((event) => {
        door.events.push(event)
        return event.wantsAnswer ? door.decide(event) : undefined
      })
    const answer = carrier().webhooks.answer(hook, decided[0])
    response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.body)
  })
  const sockets = new WebSocketServer({
    server,
    verifyClient: ({ req }: { req: IncomingMessage }) => {
      const url = `ws://${req.headers.host}${req.url}`
      const isSigned = carrier().webhooks.verifySocket({ url, headers: headersOf(req) })
      if (!isSigned) door.forgeries += 1
      return isSigned
    },
  })
  sockets.on('connection', (socket) => serveLine(door, carrier().calls, socket))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const door: CallDoor = {
    hookUrl: `http://${host}/hooks/carrier/${connectionId}`,
    socketUrl: `ws://${host}/relay/node/token`,
    events: [],
    lines: [],
    forgeries: 0,
    decide: () => ({ kind: 'hang-up' }),
    onLine: () => {},
    until,
    close: async () => {
      for (const client of sockets.clients) client.terminate()
      sockets.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return door
}

function serveLine(door: CallDoor, calls: CallCarrier, socket: WebSocket): void {
  const line: DoorLine = {
    got: [],
    send: (...messages) => {
      for (const message of messages) socket.send(calls.wire.write(message))
    },
    cut: () => socket.terminate(),
    closeCode: null,
  }
  door.lines.push(line)
  socket.on('message', (data) => {
    const event = calls.wire.read(String(data))
    line.got.push(event)
    door.onLine(event, line)
  })
  socket.on('close', (code) => {
    line.closeCode = code
  })
}

async function rawHook(request: IncomingMessage): Promise<RawHook> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = `http://${request.headers.host}${request.url}`
  return {
    provider: 'carrier',
    connectionId,
    path: new URL(url).pathname.split('/').slice(4).join('/'),
    url,
    method: request.method ?? '',
    headers: headersOf(request),
    body: Buffer.concat(chunks),
  }
}

function headersOf(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
}

async function until<T>(look: () => T | undefined | null | false, what: string): Promise<T> {
  const endMs = performance.now() + patienceMs
  for (;;) {
    const found = look()
    if (found) return found
    if (performance.now() > endMs) throw new Error(`Waited in vain: ${what}.`)
    await new Promise((done) => setTimeout(done, 10))
  }
}
