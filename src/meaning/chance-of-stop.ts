import { readFileSync } from 'node:fs'
import { unpackNet } from './pack-net.ts'
import { partReaderOf } from './part-reader.ts'

/**
 * The chance, from 0 to 1, that whoever says these sentences of lower-case words wants no more messages or calls: the
 * strongest of its parts, so that a long story does not outvote the one sentence that asks.
 */
export function strongestChanceOfStop(sentences: readonly string[][]): number {
  readers ??= files.map((file) => partReaderOf(unpackNet(readFileSync(new URL(file, import.meta.url)))))
  const short = sentences.map((words) => words.slice(0, mostWords))
  const [first = [], ...others] = readers.map((read) => read(short))
  const chances = first.map((chance, part) => others.reduce((sum, other) => sum + (other[part] ?? 0), chance))
  return Math.max(0, ...chances) / files.length
}

const mostWords = 60
const files = ['./stop-net-1.bin', './stop-net-2.bin']
let readers: ReturnType<typeof partReaderOf>[] | null = null
