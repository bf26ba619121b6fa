import type { WebSocket } from 'ws'
import type { Line, LineMessage, LineWire } from '#voice/ports.ts'

/** A line over a socket. What is sent in one turn of the event loop leaves in one write. */
export function socketLine(socket: WebSocket, wire: LineWire): Line {
  let leaving: LineMessage[] = []
  const flush = () => {
    const messages = leaving
    leaving = []
    if (socket.readyState !== socket.OPEN) return
    // The library writes a frame at a time; held together they are one packet.
    const { _socket: stream } = socket as unknown as { _socket?: { cork(): void; uncork(): void } }
    stream?.cork()
    for (const message of messages) socket.send(wire.write(message))
    stream?.uncork()
  }
  return {
    send(messages) {
      if (leaving.length === 0 && messages.length > 0) queueMicrotask(flush)
      leaving.push(...messages)
    },
    close: (code, reason) => socket.close(code, reason),
  }
}
