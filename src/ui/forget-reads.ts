import { doubtAnswers } from '#ui/answered-queries.ts'
import { firstReads } from '#ui/first-reads.ts'
import { readsAhead } from '#ui/reads-ahead.ts'

/** Something is being done, or has happened: throws away what was fetched ahead and not taken yet. */
export function forgetReads(): void {
  firstReads.forget()
  readsAhead.forget()
  doubtAnswers()
}
