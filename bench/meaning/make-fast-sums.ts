import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import loadWabt from 'wabt'

// node bench/meaning/make-fast-sums.ts: makes src/meaning/fast-sums.wasm of fast-sums.wat.

const source = new URL('../../src/meaning/fast-sums.wat', import.meta.url)

export async function makeFastSums(): Promise<Uint8Array> {
  const wabt = await loadWabt()
  const made = wabt.parseWat('fast-sums.wat', readFileSync(source, 'utf8'), { simd: true })
  made.validate()
  return made.toBinary({}).buffer
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(new URL('../../src/meaning/fast-sums.wasm', import.meta.url), await makeFastSums())
