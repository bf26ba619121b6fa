import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import type { Visitor } from '#platform/http/request-context.ts'
import type { OutsidePhone } from '#telephony/ports.ts'

export interface PhoneLineDoor {
  /** Null where no emulator runs. */
  phone: OutsidePhone | null
  visitor(headers: Headers): Promise<Visitor | null>
  /** Our address as browsers know it. */
  publicUrl(): string
}

const path = /^\/api\/dev-phone\/line\/(CA[0-9a-f]{32})$/
const openMs = 5_000

/**
 * `/api/dev-phone/line/{sid}`: what an outside phone hears, handed on from the emulator to an administrator's browser.
 * Sound as PCM16 mono 8 kHz, captions as JSON; nothing comes back this way.
 */
export function mountPhoneLine(server: Server, door: PhoneLineDoor): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024, perMessageDeflate: false })
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const sid = path.exec(request.url ?? '')?.[1]
    if (!sid) return
    void admits(door, request).then((status) => {
      if (status !== null || !door.phone) return refuse(socket, status ?? '404 Not Found')
      const from = door.phone.lineUrl(sid)
      sockets.handleUpgrade(request, socket, head, (browser) => handOn(browser, from))
    })
  }
  server.on('upgrade', onUpgrade)
  return {
    close: () => {
      server.off('upgrade', onUpgrade)
      for (const client of sockets.clients) client.terminate()
      sockets.close()
    },
  }
}

/** Null for an administrator on a page of our own; else the status to refuse with. */
async function admits(door: PhoneLineDoor, request: IncomingMessage): Promise<string | null> {
  const { origin = '', host } = request.headers
  // A proxy may pass another Host on than the one the browser asked for.
  const isOurs = URL.parse(origin)?.host === host || origin === URL.parse(door.publicUrl())?.origin
  if (origin === '' || !isOurs) return '403 Forbidden'
  const visitor = await door.visitor(new Headers({ cookie: request.headers.cookie ?? '' })).catch(() => null)
  if (!visitor) return '401 Unauthorized'
  return visitor.isAdministrator ? null : '404 Not Found'
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function handOn(browser: WebSocket, url: string): void {
  const emulator = new WebSocket(url, { handshakeTimeout: openMs, perMessageDeflate: false })
  emulator.on('message', (data, isBinary) => {
    if (browser.readyState === WebSocket.OPEN) browser.send(data, { binary: isBinary })
  })
  emulator.on('close', () => browser.close(1000))
  emulator.on('error', () => browser.close(1011, 'The carrier emulator does not answer.'))
  browser.on('close', () => emulator.close())
  browser.on('error', () => emulator.close())
}
