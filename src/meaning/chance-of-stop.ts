import { readFileSync } from 'node:fs'
import { unpackNet } from './pack-net.ts'
import { readerOf } from './topic-net.ts'

/** The chance, from 0 to 1, that whoever says these lower-case words wants no more messages or calls. */
export function chanceOfStop(words: readonly string[]): number {
  read ??= readerOf(unpackNet(readFileSync(new URL('./stop-net.bin', import.meta.url))))
  return read(words.slice(0, mostWords))[0] ?? 0
}

const mostWords = 60
let read: ReturnType<typeof readerOf> | null = null
