import type { Transaction } from '#platform/db/database.ts'
import { BusinessProfile } from '#teams/business-profile.ts'

/** The profile that counts now, and its version. Throws when the team has none, which no team is made without. */
export async function loadLiveProfile(
  tx: Transaction,
): Promise<{ version: number; profile: BusinessProfile }> {
  const [row] = await tx.query<{ version: number; profile: BusinessProfile }>(
    'select version, profile from profile_versions where team_id = $1 order by version desc limit 1',
    [tx.teamId],
    'live-profile',
  )
  if (!row) throw new Error('This team has no business profile.')
  // A profile saved before a field existed has that field's default.
  return { version: row.version, profile: BusinessProfile.parse(row.profile) }
}
