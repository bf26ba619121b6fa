import type { EventTaker, HookAnswer, NeutralEvent, RawHook, WebhookReaders } from '#integrations/ports.ts'
import type { Clock } from '#platform/clock.ts'
import { Forbidden, NotFound } from '#platform/errors.ts'
import type { Journal } from '#platform/journal.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'

export interface ReceiverDeps {
  readers: WebhookReaders
  journal: Journal
  clock: Clock
  log: Log
  metrics: Metrics
  takeEvent: EventTaker
  /** False on a database that keeps what it has acknowledged itself: then the answer waits for its commit. */
  answersFromJournal: boolean
}

export const hookJournalKind = 'hook-events'
/** How long the sender waits for the database before the journal's word is enough. */
const patienceMs = 20
const retryAfterMs = 1000
const maxRetries = 60

/**
 * Takes in one webhook: verified first, then kept, then handed on. A carrier that does not try again gets its answer
 * as soon as the disk has what it said. Throws NotFound for an unknown connection, Forbidden for a bad signature.
 */
export async function receiveHook(deps: ReceiverDeps, hook: RawHook): Promise<HookAnswer> {
  const reader = deps.readers(hook.provider, hook.connectionId)
  if (!reader) throw new NotFound('This webhook address')
  if (!reader.verify(hook)) {
    deps.metrics.count('parley_webhooks_total', { outcome: 'bad_signature' })
    throw new Forbidden('The signature does not fit. Check the auth token and the public address.')
  }
  const events = reader.read(hook)
  const question = events.find((event) => event.wantsAnswer)
  const decided = question ? await deps.takeEvent(question) : undefined
  if (!question && events.length > 0) await keepAndTake(deps, events)
  deps.metrics.count('parley_webhooks_total', { outcome: 'taken' })
  return reader.answer(hook, decided)
}

async function keepAndTake(deps: ReceiverDeps, events: NeutralEvent[]): Promise<void> {
  // What is not acknowledged before its commit needs no second memory: the carrier or the sweep brings it again.
  if (!deps.answersFromJournal) return takeAll(deps, events)
  const entryId = await deps.journal.append(hookJournalKind, events, deps.clock.now())
  const taken = takeAll(deps, events).then(() => deps.journal.settle(entryId))
  const settled = taken.catch((error: unknown) => {
    deps.log.error({ err: error, journalEntry: entryId }, 'webhook kept, not yet taken in')
    retryLater(deps, { entryId, events, attempt: 1 })
  })
  const patience = new Promise<void>((done) => setTimeout(done, patienceMs).unref())
  await Promise.race([settled, patience])
}

async function takeAll(deps: ReceiverDeps, events: NeutralEvent[]): Promise<void> {
  for (const event of events) await deps.takeEvent(event)
}

/** The journal has it, so the sender was told it is kept: it is offered again until it is taken. */
function retryLater(
  deps: ReceiverDeps,
  kept: { entryId: string; events: NeutralEvent[]; attempt: number },
): void {
  setTimeout(() => {
    takeAll(deps, kept.events).then(
      () => deps.journal.settle(kept.entryId),
      (error: unknown) => {
        if (kept.attempt < maxRetries) retryLater(deps, { ...kept, attempt: kept.attempt + 1 })
        else
          deps.log.error(
            { err: error, journalEntry: kept.entryId },
            'webhook waits in the journal for a restart',
          )
      },
    )
  }, retryAfterMs).unref()
}
