import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

// PGlite in a thread of its own, speaking the Postgres wire protocol over message ports, so that `pg` is the
// only driver and a long query never stops the event loop. All ports share one session: batches run one by one.

const { directory, seed, postgres } = workerData as {
  directory: string
  seed: Uint8Array<ArrayBuffer> | null
  postgres: WebAssembly.Module
}
const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread.')

const database = await PGlite.create(directory, {
  extensions: { pg_trgm },
  pgliteWasmModule: postgres,
  ...(seed ? { loadDataDir: new Blob([seed]) } : {}),
})
let queue: Promise<unknown> = Promise.resolve()
port.postMessage({ kind: 'ready' })

port.on(
  'message',
  (message: { kind: 'connect'; port: MessagePort } | { kind: 'close' } | { kind: 'dump' }) => {
    if (message.kind === 'connect') serve(message.port)
    else if (message.kind === 'dump') enqueue(dump)
    else
      enqueue(async () => {
        await database.close()
        port.postMessage({ kind: 'closed' })
        port.close()
      })
  },
)

async function dump(): Promise<void> {
  const file = await database.dumpDataDir('none')
  port?.postMessage({ kind: 'dump', bytes: new Uint8Array(await file.arrayBuffer()) })
}

const authenticationOk = new Uint8Array([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
// Sync, Query, Flush, and the copy messages end a batch that the session can answer; the rest wait for one of them.
const endsBatch = new Set([0x53, 0x51, 0x48, 0x64, 0x63, 0x66, 0x46])
const terminate = 0x58

function serve(client: MessagePort): void {
  let isStarted = false
  let isOpen = true
  let buffered: Buffer = Buffer.alloc(0)
  const end = () => {
    if (!isOpen) return
    isOpen = false
    enqueue(async () => {
      await database.exec('ROLLBACK').catch(() => undefined)
      await database.exec('DISCARD ALL')
    })
    client.close()
  }
  client.on('close', end)
  client.on('message', (bytes: Uint8Array) => {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    buffered = buffered.length > 0 ? Buffer.concat([buffered, chunk]) : chunk
    if (!isStarted) {
      if (buffered.length < 4 || buffered.length < buffered.readInt32BE(0)) return
      buffered = buffered.subarray(buffered.readInt32BE(0))
      isStarted = true
      enqueue(async () => client.postMessage(authenticationOk))
    }
    const batch = completeBatch(buffered)
    if (batch.length > 0) {
      const request = new Uint8Array(buffered.subarray(0, batch.length))
      buffered = buffered.subarray(batch.length)
      enqueue(() => answer(request, client, () => isOpen))
    }
    if (batch.isTerminated) end()
  })
}

/** How many bytes at the start of the buffer make whole batches, and whether the client says goodbye. */
function completeBatch(buffer: Buffer): { length: number; isTerminated: boolean } {
  let scanned = 0
  let length = 0
  while (scanned + 5 <= buffer.length) {
    const type = buffer[scanned] ?? 0
    if (type === terminate) return { length, isTerminated: true }
    const size = buffer.readInt32BE(scanned + 1) + 1
    if (scanned + size > buffer.length) break
    scanned += size
    if (endsBatch.has(type)) length = scanned
  }
  return { length, isTerminated: false }
}

async function answer(request: Uint8Array, client: MessagePort, isOpen: () => boolean): Promise<void> {
  await database.execProtocolRawStream(request, {
    syncToFs: true,
    // A copy, because the view lies on the whole WASM heap and posting it would clone the heap.
    onRawData: (data) => {
      if (isOpen()) client.postMessage(data.slice())
    },
  })
}

function enqueue(work: () => Promise<unknown>): void {
  queue = queue.then(work).catch((error: unknown) => {
    port?.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  })
}
