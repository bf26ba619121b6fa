import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { VirtualTime } from '../virtual-time.ts'

/** What the server does next in an answer. */
export type Act =
  | { write: string | Buffer }
  /** Byte by byte, or part by part, with so much virtual time in front of each. */
  | { drip: readonly (string | Buffer)[]; everyMs: number }
  /** Nothing more comes; virtual time runs until the asker has had enough. */
  | { stall: true }
  /** The connection is torn down, with a reset or by closing it in the middle. */
  | { cut: 'reset' | 'close' }

export interface Answer {
  status?: number
  headers?: Record<string, string>
  acts: readonly Act[]
}

export interface SeenRequest {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface ModelServer {
  /** A base address of its own; its requests get the answers in turn, the last one again and again. */
  serve(answers: readonly Answer[], time?: VirtualTime): { baseUrl: string; seen: SeenRequest[] }
  /** Requests whose connection is still held, by either side. */
  held(): number
  close(): Promise<void>
}

type Script = { answers: readonly Answer[]; seen: SeenRequest[]; time: VirtualTime | undefined }

/** A server on this machine that gives vendors' answers, well formed or not, as it is told. */
export async function startModelServer(): Promise<ModelServer> {
  const scripts: Script[] = []
  let held = 0
  const server = createServer((request, response) => {
    // A client that goes away in the middle is what many scripts are about.
    response.on('error', () => {})
    held++
    response.on('close', () => held--)
    void answer(request, response, scripts)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    serve: (answers, time) => {
      const script: Script = { answers, seen: [], time }
      scripts.push(script)
      return { baseUrl: `http://127.0.0.1:${port}/${scripts.length - 1}`, seen: script.seen }
    },
    held: () => held,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  scripts: readonly Script[],
): Promise<void> {
  const [, place = '', path = ''] = /^\/(\d+)(.*)$/.exec(request.url ?? '') ?? []
  const script = scripts[Number(place)]
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  if (place === '' || !script) return void response.writeHead(404).end()
  script.seen.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() })
  const wanted = script.answers[Math.min(script.seen.length, script.answers.length) - 1]
  if (!wanted) return void response.writeHead(500).end()
  const gone = new Promise<void>((resolve) => response.on('close', resolve))
  const isSilent = wanted.acts[0] !== undefined && 'stall' in wanted.acts[0] && wanted.status === undefined
  if (!isSilent) {
    response.writeHead(wanted.status ?? 200, {
      'content-type': 'text/event-stream',
      connection: 'close',
      ...wanted.headers,
    })
    response.flushHeaders()
  }
  for (const act of wanted.acts) {
    if (response.destroyed) return
    await perform(act, response, { gone, time: script.time })
  }
  if (!response.destroyed) response.end()
}

async function perform(
  act: Act,
  response: ServerResponse,
  { gone, time }: { gone: Promise<void>; time: VirtualTime | undefined },
): Promise<void> {
  if ('write' in act) return write(response, act.write)
  if ('cut' in act) {
    // What was written before must be on its way.
    await new Promise((resolve) => setTimeout(resolve, 3))
    if (act.cut === 'reset') response.socket?.resetAndDestroy()
    else response.socket?.destroy()
    return
  }
  const release = time?.hold()
  try {
    if ('stall' in act) return await gone
    for (const part of act.drip) {
      if (response.destroyed) return
      await Promise.race([gone, new Promise<void>((resolve) => time?.timers.after(act.everyMs, resolve))])
      await write(response, part)
    }
  } finally {
    release?.()
  }
}

function write(response: ServerResponse, bytes: string | Buffer): Promise<void> {
  return new Promise((resolve) => {
    if (response.destroyed) resolve()
    else response.write(bytes, () => resolve())
  })
}
