import type { Ground } from '#app/wire.ts'

export interface FoundSample {
  id: string
  /** What is being done with it; null for a team that is whole and lives. */
  hold: { reason: SampleHold; since: Date } | null
  owner: { userId: string; name: string } | null
}

/** Why a sample team is on hold. The hold ends with the deed, so it also says that the deed has not ended. */
export const sampleHolds = { making: 'sample.making', removing: 'sample.removing' } as const
export type SampleHold = (typeof sampleHolds)[keyof typeof sampleHolds]

/** Nobody works longer than this on a sample. */
export const longestDeedMs = 5 * 60_000

/** The instance's one sample team, whole or not; null when there is none. */
export async function findSampleTeam({ db }: Pick<Ground, 'db'>): Promise<FoundSample | null> {
  const [row] = await db.system('manage-teams', (tx) =>
    tx.query<{
      id: string
      reason: SampleHold | null
      since: Date | null
      user_id: string | null
      name: string | null
    }>(
      `select t.id, h.reason, h.created_at as since, u.id as user_id, u.name
       from teams t
       left join team_holds h on h.team_id = t.id and h.reason = any($1)
       left join memberships m on m.team_id = t.id and m.role = 'owner'
       left join users u on u.id = m.user_id
       where t.is_sample order by t.id, m.created_at limit 1`,
      [Object.values(sampleHolds)],
    ),
  )
  if (!row) return null
  const { id, reason, since, user_id: userId, name } = row
  return {
    id,
    hold: reason && since ? { reason, since } : null,
    owner: userId === null ? null : { userId, name: name ?? '' },
  }
}

/** True for a deed that nobody is at any more. Ask it only while this process is at none itself. */
export function isCutOff({ db, clock }: Pick<Ground, 'db' | 'clock'>, { hold }: FoundSample): boolean {
  if (!hold) return false
  // Nobody else works on an embedded database; elsewhere another node may be at it.
  return db.kind === 'embedded' || clock.now().getTime() - hold.since.getTime() > longestDeedMs
}
