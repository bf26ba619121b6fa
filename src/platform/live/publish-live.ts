import type { Transaction } from '#platform/db/database.ts'

/** What changed, in ids only: a screen that cares reads it anew through its own rights. */
export interface LiveEvent {
  /** Noun, dot, id: `conversation.cnv_…`, `task.task_…`. */
  topic: string
  payload: Record<string, string | number | boolean | null>
}

/** Tells the team's open screens, once and in order, after the transaction has committed. */
export async function publishLive(tx: Transaction, event: LiveEvent): Promise<void> {
  await tx.query(
    'insert into live_events (team_id, topic, payload) values ($1, $2, $3)',
    [tx.teamId, event.topic, event.payload],
    'publish-live',
  )
  tx.wake(liveChannel(tx.teamId ?? ''))
}

export function liveChannel(teamId: string): string {
  return `live:${teamId}`
}
