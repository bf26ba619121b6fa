import type { IncomingMessage, ServerResponse } from 'node:http'

/** A live stream as the product serves it, with events pushed by the test. */
export function createLiveFeed() {
  const events: { id: string; data: object }[] = []
  const readers = new Set<ServerResponse>()
  const frame = ({ id, data }: { id: string; data: object }) => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`
  return {
    /** Streams opened so far. */
    opened: 0,
    push(topic: string) {
      const event = { id: String(events.length + 1), data: { topic } }
      events.push(event)
      for (const reader of readers) reader.write(frame(event))
    },
    /** Cuts every stream, as a restart of the server would. */
    cut() {
      for (const reader of readers) reader.destroy()
    },
    serve(request: IncomingMessage, response: ServerResponse) {
      const after = new URL(request.url ?? '/', 'http://feed').searchParams.get('after')
      const missed = after === null ? [] : events.slice(Number(after))
      if (request.url?.includes('poll=1')) {
        response.setHeader('content-type', 'application/json')
        response.end(
          JSON.stringify({
            events: missed.map(({ id, data }) => ({ id, ...data })),
            head: String(events.length),
            isLost: false,
          }),
        )
        return
      }
      this.opened += 1
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      if (after === null) response.write(`id: ${events.length}\nevent: reset\ndata: {}\n\n`)
      for (const event of missed) response.write(frame(event))
      readers.add(response)
      response.on('close', () => readers.delete(response))
    },
  }
}
