import { firstReadKey } from '#kit/first-read-key.ts'

/** After this long what the document brought is too old for anybody who has not asked for it yet. */
const usefulMs = 60_000

export interface FirstReads {
  /** Whether the answer is here, so that nothing has to be asked. */
  has(path: readonly string[], input: unknown): boolean
  /** The answer as RPC gives it; once, since who asks again wants to know what is true now. */
  take(path: readonly string[], input: unknown): unknown
  /** Something is being done, or has happened: what was read before may no longer be so. */
  forget(): void
}

/** The answers that came with the document in a `<script type="application/json">`, taken out of it at the first question. */
export function firstReadsOf(source: { take(): string | null; nowMs(): number }): FirstReads {
  let answers: Map<string, unknown> | undefined
  const known = () => {
    answers ??= new Map(Object.entries(JSON.parse(source.take() ?? '{}')))
    if (source.nowMs() > usefulMs) answers.clear()
    return answers
  }
  const keyOf = (path: readonly string[], input: unknown) => firstReadKey(path.join('/'), input)
  return {
    has: (path, input) => known().has(keyOf(path, input)),
    take: (path, input) => {
      const key = keyOf(path, input)
      const answer = known().get(key)
      known().delete(key)
      return answer
    },
    forget: () => known().clear(),
  }
}

export const firstReads = firstReadsOf({
  take: () => {
    const element = document.getElementById('first-reads')
    element?.remove()
    return element?.textContent ?? null
  },
  nowMs: () => performance.now(),
})
