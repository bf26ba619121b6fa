import { readFileSync } from 'node:fs'
import { unpackNet } from './pack-net.ts'
import { topicLabels } from './topic-labels.ts'
import { readerOf } from './topic-net.ts'

/** A label of `topicLabels` and how likely it is, from 0 to 1. */
export interface ToldTopic {
  label: string
  chance: number
}

/** What a text is about, the likeliest first; values stand in it as marks such as `<day>`. */
export function tellTopic(words: readonly string[]): ToldTopic[] {
  read ??= readerOf(...files.map((file) => unpackNet(readFileSync(new URL(file, import.meta.url)))))
  const chances = read(words.slice(0, mostWords))
  return topicLabels
    .map((label, at) => ({ label, chance: chances[at] ?? 0 }))
    .sort((a, b) => b.chance - a.chance)
}

/** What a text is about stands in its first sixty words, and more would take too long. */
const mostWords = 60
/** Nets that began differently err on different texts; together they err less. */
const files = ['./topic-net-1.bin', './topic-net-2.bin', './topic-net-3.bin']
let read: ReturnType<typeof readerOf> | null = null
