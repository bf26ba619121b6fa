import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Duplex } from 'node:stream'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'

export interface EmbeddedPostgres {
  /** Give this to `pg`; there is one session, so the pool holds one client. */
  poolConfig: PoolConfig
  /** A tar of the whole data directory, consistent at one moment. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

type FromWorker =
  | { kind: 'ready' | 'closed' }
  | { kind: 'dump'; bytes: Uint8Array }
  | { kind: 'failed'; message: string }

let compiled: Promise<WebAssembly.Module> | undefined

/** Postgres as machine code, shared by every database of this process: what one has warmed up, the next one finds warm. */
function postgresModule(): Promise<WebAssembly.Module> {
  const library = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  compiled ??= readFile(join(library, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

/** Starts the embedded database on a directory (or `memory://`), optionally from the tar of an earlier dump. */
export async function startEmbeddedPostgres(
  directory: string,
  seed: Uint8Array | null = null,
): Promise<EmbeddedPostgres> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { directory, seed, postgres: await postgresModule() },
    execArgv: [],
  })
  await new Promise<void>((ready, fail) => {
    worker.once('error', fail)
    worker.once('message', () => ready())
  })
  const next = async (kind: FromWorker['kind']): Promise<FromWorker> => {
    for (;;) {
      const [message] = (await once(worker, 'message')) as [FromWorker]
      if (message.kind === kind) return message
    }
  }
  return {
    poolConfig: {
      user: 'postgres',
      database: 'postgres',
      host: 'embedded',
      ssl: false,
      max: 1,
      connectionTimeoutMillis: 15_000,
      stream: () => openStream(worker),
    } as unknown as PoolConfig,
    dump: async () => {
      const answer = next('dump')
      worker.postMessage({ kind: 'dump' })
      const message = await answer
      return message.kind === 'dump' ? message.bytes : new Uint8Array()
    },
    close: async () => {
      const answer = next('closed')
      worker.postMessage({ kind: 'close' })
      await answer
      await worker.terminate()
    },
  }
}

/** A socket look-alike for `pg` over a message port to the worker. */
function openStream(worker: Worker): Duplex {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ kind: 'connect', port: port2 }, [port2])
  const post = (chunk: Uint8Array) => port1.postMessage(new Uint8Array(chunk))
  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      post(chunk)
      done()
    },
    writev(chunks, done) {
      post(Buffer.concat(chunks.map((entry) => entry.chunk as Buffer)))
      done()
    },
    final(done) {
      done()
      stream.push(null)
    },
    destroy(error, done) {
      port1.close()
      done(error)
    },
  })
  port1.on('message', (bytes: Uint8Array) =>
    stream.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  )
  port1.on('close', () => stream.destroy())
  return Object.assign(stream, {
    connect: () => queueMicrotask(() => stream.emit('connect')),
    setNoDelay: () => stream,
    setKeepAlive: () => stream,
    ref: () => {
      port1.ref()
      return stream
    },
    unref: () => {
      port1.unref()
      return stream
    },
  })
}
