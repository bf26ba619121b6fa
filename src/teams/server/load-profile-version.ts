import type { Transaction } from '#platform/db/database.ts'
import { BusinessProfile } from '#teams/business-profile.ts'

/** The profile as it stood in one version, or null when there is no such version. */
export async function loadProfileVersion(tx: Transaction, version: number): Promise<BusinessProfile | null> {
  const [row] = await tx.query<{ profile: BusinessProfile }>(
    'select profile from profile_versions where team_id = $1 and version = $2',
    [tx.teamId, version],
    'profile-version',
  )
  return row ? BusinessProfile.parse(row.profile) : null
}
