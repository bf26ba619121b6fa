import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { captionOf } from '#carrier-emulator/calls/caption.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { createLineSound } from '#carrier-emulator/calls/line-sound.ts'
import type { Strip } from '#carrier-emulator/calls/strip.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { guardHand } from '#carrier-emulator/hand-guard.ts'

const path = /^\/emulator\/calls\/(CA[0-9a-f]{32})\/line$/
const mostWaitingBytes = 1024 * 1024

export type LineSockets = { close(): void }

/** `/emulator/calls/{sid}/line`: what a phone hears, as sound and as captions, while its call lasts. */
export function serveLineSockets(server: Server, carrier: Carrier): LineSockets {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 1024 })
  const sound = createLineSound(carrier)
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const line = findLine(carrier, request)
    if (line) sockets.handleUpgrade(request, stream, head, (socket) => follow({ line, socket, sound }))
    else stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
  })
  return {
    close() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

/** The call of the address; null for none, or for a page that may not listen. */
function findLine(carrier: Carrier, { url = '', headers }: IncomingMessage): Line | null {
  try {
    guardHand(carrier, headers)
  } catch {
    return null
  }
  const [, sid = ''] = path.exec(url.split('?')[0] ?? '') ?? []
  return carrier.lines.get(sid) ?? null
}

type Following = { line: Line; socket: WebSocket; sound: ReturnType<typeof createLineSound> }

function follow({ line, socket, sound }: Following): void {
  const send = (message: object) => socket.send(JSON.stringify(message))
  const caption = (strip: Strip) => {
    const message = captionOf(line, strip)
    if (message) send(message)
  }
  let status: string | null = null
  const tellStatus = () => {
    if (status !== line.row.status) send({ kind: 'status', status: line.row.status })
    status = line.row.status
  }
  tellStatus()
  for (const strip of line.strips) caption(strip)
  const stopWatching = line.watch({
    began: caption,
    cut(strip) {
      const message = captionOf(line, strip)
      if (message) send({ ...message, kind: 'clear' })
    },
    changed: tellStatus,
  })
  const stopSound = sound.follow(line, (frame) => {
    // Who does not keep up loses sound, not the call.
    if (socket.bufferedAmount < mostWaitingBytes) socket.send(frame)
  })
  const end = () => socket.close(1000, 'The call is over.')
  line.over.signal.addEventListener('abort', end, { once: true })
  socket.on('error', () => {})
  socket.on('close', () => {
    stopWatching()
    stopSound()
    line.over.signal.removeEventListener('abort', end)
  })
}
