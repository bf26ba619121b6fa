import { gzipSync } from 'node:zlib'
import { firstOf, goodCall, type Shape, send, unfinished, words } from './shapes.ts'
import type { Act, Answer } from './start-model-server.ts'
import type { Wire } from './wire.ts'

const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'
const next = (name: string, answer: Shape['answer']): Shape => ({ name, outcome: 'next', answer })
const either = (name: string, answer: Shape['answer']): Shape => ({ name, outcome: 'either', answer })
const gzipped = (wire: Wire) => gzipSync(wire.render(words).join(''))
const refusal = (status: number, headers: Record<string, string> = {}) =>
  next(
    `HTTP ${status}${headers['retry-after'] ? ` with Retry-After ${headers['retry-after']}` : ''}`,
    (wire): Answer => ({
      status,
      headers: { 'content-type': 'application/json', ...headers },
      acts: [{ write: wire.errorBody('rate_limit_error') }],
    }),
  )

/** What can go wrong around the stream. */
export const httpShapes: Shape[] = [
  next('an HTML page with 200', () => ({
    headers: { 'content-type': 'text/html' },
    acts: [{ write: html }],
  })),
  next('an HTML page called a stream', () => ({ acts: [{ write: html }] })),
  next('one JSON object with 200', (wire) => ({
    headers: { 'content-type': 'application/json' },
    acts: [{ write: wire.errorBody('server_error') }],
  })),
  next('204 and nothing', () => ({ status: 204, acts: [] })),
  next('a redirect', () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, acts: [] })),
  ...[400, 401, 403, 404, 413, 422, 429, 500, 502, 503, 504, 529].map((status) => refusal(status)),
  refusal(429, { 'retry-after': '7' }),
  refusal(429, { 'retry-after': '99999999999' }),
  refusal(429, { 'retry-after': 'Wed, 21 Oct 2099 07:28:00 GMT' }),
  next('500 with a page', () => ({ status: 500, acts: [{ write: html }] })),
  next('503 with an empty body', () => ({ status: 503, acts: [] })),
  next('500 whose body never ends', () => ({ status: 500, acts: [{ write: '{"error":' }, { stall: true }] })),
  next('says gzip and is not', (wire) => ({
    headers: { 'content-encoding': 'gzip' },
    acts: [send(...wire.render(words))],
  })),
  next('gzip cut short', (wire) => ({
    headers: { 'content-encoding': 'gzip' },
    acts: [{ write: gzipped(wire).subarray(0, 60) }],
  })),
  {
    name: 'honest gzip',
    outcome: 'vendor',
    answer: (wire) => ({ headers: { 'content-encoding': 'gzip' }, acts: [{ write: gzipped(wire) }] }),
  },
  next('a length that is never reached', (wire) => ({
    headers: { 'content-length': '900000' },
    acts: [send(...unfinished(wire, words)), { cut: 'close' }],
  })),
  next('random bytes', () => ({
    acts: [{ write: Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 197 + 31) % 256)) }],
  })),
  next('UTF-16', (wire) => ({ acts: [{ write: Buffer.from(wire.render(words).join(''), 'utf16le') }] })),
  either('broken UTF-8 in the words', (wire) => {
    const bytes = Buffer.from(wire.render(words).join(''))
    bytes[bytes.indexOf('🙂') + 1] = 0xff
    return { acts: [{ write: bytes }] }
  }),
  either('another content type', (wire) => ({
    headers: { 'content-type': 'application/octet-stream' },
    acts: [send(...wire.render(words))],
  })),
  next('10 MB in one line', () => ({ acts: [{ write: 'data: ' }, { write: 'x'.repeat(10_000_000) }] })),
]

const after = (name: string, before: (wire: Wire) => Act[]): Shape =>
  next(name, (wire) => ({ status: 200, acts: [...before(wire), { stall: true }] }))
const byteByByte = (text: string) =>
  [...Buffer.from(text).subarray(0, 400)].map((byte) => Buffer.from([byte]))

/** Answers that do not come, or come too slowly. Time is virtual. */
export const slowShapes: Shape[] = [
  next('never answers at all', () => ({ acts: [{ stall: true }] })),
  after('stalls after its headers', () => []),
  after('stalls after the first event', (wire) => [send(wire.render(words)[0] ?? '')]),
  after('stalls in the middle of the words', (wire) => [send(...unfinished(wire, words))]),
  after('stalls in the middle of an event', (wire) => [
    { write: unfinished(wire, words).join('').slice(0, -9) },
  ]),
  after('stalls in the middle of a call', (wire) => [send(...firstOf(unfinished(wire, goodCall), 0.6))]),
  after('stalls after a whole call', (wire) => [send(...unfinished(wire, goodCall))]),
  either('never closes after its finish', (wire) => ({
    acts: [send(...wire.render(words)), { stall: true }],
  })),
  next('a byte every two seconds', (wire) => ({
    acts: [{ drip: byteByByte(wire.render(words).join('')), everyMs: 2000 }],
  })),
  next('a word every four seconds', (wire) => ({
    acts: [
      {
        drip: wire.render([
          ...Array.from({ length: 20 }, () => ({ say: 'and ' })),
          { finish: 'stop' as const },
        ]),
        everyMs: 4000,
      },
    ],
  })),
  next('signs of life and nothing else', () => ({
    acts: [{ drip: Array.from({ length: 100 }, () => ': still here\n\n'), everyMs: 1000 }],
  })),
  next('words, then signs of life and nothing else', (wire) => ({
    acts: [
      send(...unfinished(wire, words)),
      { drip: Array.from({ length: 100 }, () => ': still here\n\n'), everyMs: 1000 },
    ],
  })),
]
