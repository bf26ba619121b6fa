import { claimConversations } from '#conversations/server/store.ts'
import { type TurnDeps, takeTurn } from '#conversations/server/take-turn.ts'

/** Answers what is due in one team now, also while workers leave the team alone. For who sets the clock themselves. */
export async function answerDue(
  deps: TurnDeps,
  of: { owner: string; teamId: string; limit: number },
): Promise<void> {
  const { owner, teamId, limit } = of
  const due = await deps.db
    .inLane('work')
    .system('claim-conversations', (tx) => claimConversations(tx, owner, { limit, teamId }))
  for (const claim of due) await takeTurn(deps, claim)
}
