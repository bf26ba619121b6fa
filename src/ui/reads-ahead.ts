import { firstReadKey } from '#kit/first-read-key.ts'

/** Whoever is led to a page by a pointer is there by then; what was read before that would be asked again. */
const usefulMs = 5_000

export interface ReadsAhead {
  /** Asks now what a page will ask as soon as its code is there; not again while that answer is of use. */
  start(path: readonly string[], input: unknown, ask: () => Promise<unknown>): void
  /** The answer that is here or on its way, once; undefined in it when it failed, so that it is asked for as ever. */
  take(path: readonly string[], input: unknown): Promise<unknown> | undefined
  /** Something is being done, or has happened: what was read before may no longer be so. */
  forget(): void
}

export function createReadsAhead(nowMs: () => number): ReadsAhead {
  const answers = new Map<string, { answer: Promise<unknown>; askedMs: number }>()
  const keyOf = (path: readonly string[], input: unknown) => firstReadKey(path.join('/'), input)
  const isUseful = (key: string) =>
    nowMs() - (answers.get(key)?.askedMs ?? Number.NEGATIVE_INFINITY) <= usefulMs
  return {
    start: (path, input, ask) => {
      const key = keyOf(path, input)
      if (isUseful(key)) return
      answers.set(key, { answer: ask().catch(() => undefined), askedMs: nowMs() })
    },
    take: (path, input) => {
      const key = keyOf(path, input)
      const answer = isUseful(key) ? answers.get(key)?.answer : undefined
      answers.delete(key)
      return answer
    },
    forget: () => answers.clear(),
  }
}

export const readsAhead = createReadsAhead(() => performance.now())
