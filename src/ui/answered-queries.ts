import { type Query, QueryCache } from '@tanstack/react-query'
import { firstReads, type ReadyAnswer } from '#ui/first-reads.ts'
import { readsAhead } from '#ui/reads-ahead.ts'

type TakeAnswer = (path: readonly string[], input: unknown) => ReadyAnswer | undefined

/** Begun with an answer and perhaps not on the screen yet: until they are, nobody listens to what happens to them. */
const begun = new Set<Query>()

/** A cache whose queries begin with the answer that is here already, so that the first picture of a page is the page. */
export class AnsweredQueries extends QueryCache {
  readonly #take: TakeAnswer

  constructor(take: TakeAnswer = takeAnswer) {
    super()
    this.#take = take
  }

  override build: QueryCache['build'] = (client, options, state) => {
    const isNew = !options.queryHash || !this.get(options.queryHash)
    const query = super.build(client, options, state)
    if (isNew) begin(query as unknown as Query, this.#take)
    return query
  }
}

/** Something is being done, or has happened: what is not on the screen yet is asked for once more when it comes there. */
export function doubtAnswers(): void {
  for (const query of begun) if (query.getObserversCount() === 0) query.invalidate()
  begun.clear()
}

function begin(query: Query, take: TakeAnswer): void {
  const [path, of] = query.queryKey as [unknown, { type?: string; input?: unknown } | undefined]
  const answer = Array.isArray(path) ? take(path, of?.input) : undefined
  if (!answer) return
  const { value, ageMs } = answer
  const { initialPageParam } = query.options as { initialPageParam?: unknown }
  const data = of?.type === 'infinite' ? { pages: [value], pageParams: [initialPageParam] } : value
  query.setData(data, { updatedAt: Date.now() - ageMs, manual: true })
  begun.add(query)
}

function takeAnswer(path: readonly string[], input: unknown): ReadyAnswer | undefined {
  return firstReads.take(path, input) ?? readsAhead.takeReady(path, input)
}
