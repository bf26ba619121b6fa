import type { TeamsDeps } from './deps.ts'
import { findInstance } from './record-store.ts'

export interface Instance {
  name: string
  signup: 'open' | 'invite'
  isInstalled: boolean
}

/** The instance's settings, as they are before and after it is installed. */
export async function readInstance(deps: Pick<TeamsDeps, 'db'>): Promise<Instance> {
  const row = await deps.db.system('manage-instance', (tx) => findInstance(tx))
  return {
    name: row?.name ?? 'Parley',
    signup: row?.signup === 'invite' ? 'invite' : 'open',
    isInstalled: Boolean(row?.installedBy),
  }
}
