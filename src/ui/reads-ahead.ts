import { firstReadKey } from '#kit/first-read-key.ts'
import type { ReadyAnswer } from '#ui/first-reads.ts'

/** Whoever is led to a page by a pointer is there by then; what was read before that would be asked again. */
const usefulMs = 5_000

export interface ReadsAhead {
  /** Asks now what a page will ask as soon as its code is there, not again while that answer is of use; settled with it. */
  start(path: readonly string[], input: unknown, ask: () => Promise<unknown>): Promise<unknown>
  /** The answer that is here or on its way, once; undefined in it when it failed, so that it is asked for as ever. */
  take(path: readonly string[], input: unknown): Promise<unknown> | undefined
  /** The answer, once, where it is here. */
  takeReady(path: readonly string[], input: unknown): ReadyAnswer | undefined
  /** Something is being done, or has happened: what was read before may no longer be so. */
  forget(): void
}

interface Asked {
  answer: Promise<unknown>
  /** Once it is here. */
  value?: unknown
  askedMs: number
}

export function createReadsAhead(nowMs: () => number): ReadsAhead {
  const answers = new Map<string, Asked>()
  const keyOf = (path: readonly string[], input: unknown) => firstReadKey(path.join('/'), input)
  const isUseful = (key: string) =>
    nowMs() - (answers.get(key)?.askedMs ?? Number.NEGATIVE_INFINITY) <= usefulMs
  return {
    start: (path, input, ask) => {
      const key = keyOf(path, input)
      const known = isUseful(key) ? answers.get(key) : undefined
      if (known) return known.answer
      const read: Asked = { answer: ask().catch(() => undefined), askedMs: nowMs() }
      read.answer = read.answer.then((value) => {
        read.value = value
        return value
      })
      answers.set(key, read)
      return read.answer
    },
    take: (path, input) => {
      const key = keyOf(path, input)
      const answer = isUseful(key) ? answers.get(key)?.answer : undefined
      answers.delete(key)
      return answer
    },
    takeReady: (path, input) => {
      const key = keyOf(path, input)
      const read = isUseful(key) ? answers.get(key) : undefined
      if (read?.value === undefined) return undefined
      answers.delete(key)
      return { value: read.value, ageMs: nowMs() - read.askedMs }
    },
    forget: () => answers.clear(),
  }
}

export const readsAhead = createReadsAhead(() => performance.now())
