import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { firstReadKey } from '#kit/first-read-key.ts'

/** After this long what the document brought is too old for anybody who has not asked for it yet. */
const usefulMs = 60_000

/** An answer that needs no request, and how long ago it was true at the latest. */
export interface ReadyAnswer {
  value: unknown
  ageMs: number
}

export interface FirstReads {
  /** Whether the answer is here, so that nothing has to be asked. */
  has(path: readonly string[], input: unknown): boolean
  /** The answer, once, since who asks again wants to know what is true now. */
  take(path: readonly string[], input: unknown): ReadyAnswer | undefined
  /** Something is being done, or has happened: what was read before may no longer be so. */
  forget(): void
}

type Wire = Parameters<StandardRPCJsonSerializer['deserialize']>
type Answers = Record<string, { json: Wire[0]; meta?: Wire[1] }>

/** The answers that came with the document in a `<script type="application/json">`, taken out of it at the first question. */
export function firstReadsOf(source: { take(): string | null; nowMs(): number }): FirstReads {
  const wire = new StandardRPCJsonSerializer()
  let answers: Answers | undefined
  const known = () => {
    answers ??= JSON.parse(source.take() ?? '{}') as Answers
    if (source.nowMs() > usefulMs) answers = {}
    return answers
  }
  const keyOf = (path: readonly string[], input: unknown) => firstReadKey(path.join('/'), input)
  return {
    has: (path, input) => Object.hasOwn(known(), keyOf(path, input)),
    take: (path, input) => {
      const key = keyOf(path, input)
      const { [key]: answer } = known()
      Reflect.deleteProperty(known(), key)
      // Asked after the page had been asked for, by whose clock this is told.
      return answer && { value: wire.deserialize(answer.json, answer.meta ?? []), ageMs: source.nowMs() }
    },
    forget: () => {
      known()
      answers = {}
    },
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
