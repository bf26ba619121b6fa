import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  method: string
  path: string
  form: URLSearchParams
}
export type CarrierAnswer = { status: number; body?: object | Buffer } | 'cut'

/** A vendor's end of the wire that answers what a test tells it to. */
export interface CarrierEnd {
  url: string
  asked: Asked[]
  answer(request: Asked): CarrierAnswer
  close(): void
}

/** Listens on a free port and keeps what it is asked. */
export async function startCarrierEnd(): Promise<CarrierEnd> {
  const server = createServer(async (request, response) => {
    const one = { method: request.method ?? '', path: request.url ?? '', form: await formOf(request) }
    end.asked.push(one)
    const given = end.answer(one)
    if (given === 'cut') return void request.socket.destroy()
    const { status, body = {} } = given
    response.writeHead(status, { 'content-type': Buffer.isBuffer(body) ? 'audio/x-wav' : 'application/json' })
    response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const end: CarrierEnd = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: () => ({ status: 500 }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return end
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

/** A refusal as Twilio words it. */
export const refusal = (status: number, code: number): CarrierAnswer => ({
  status,
  body: { status, code, message: 'No.' },
})

/** A call as Twilio shows it. */
export const callResource = (fields: object) => ({
  sid: `CA${'2'.repeat(32)}`,
  status: 'completed',
  direction: 'outbound-api',
  from: '+15035550100',
  to: '+15035550142',
  date_created: 'Tue, 17 Nov 2026 18:00:00 +0000',
  start_time: 'Tue, 17 Nov 2026 18:00:04 +0000',
  end_time: 'Tue, 17 Nov 2026 18:01:10 +0000',
  duration: '66',
  answered_by: 'human',
  parent_call_sid: null,
  price: '-0.01400',
  price_unit: 'USD',
  ...fields,
})
