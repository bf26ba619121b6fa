import type { Person, World } from '../support/two-teams.ts'
import type { AskerName } from './expected.ts'

/** Who asks, of the people of a world; null for somebody who is not signed in. */
export function personFor(asker: AskerName, world: World): Person | null {
  if (asker === 'anonymous') return null
  if (asker === 'administrator') return world.administrator
  return asker === 'stranger' ? world.south.owner : world.people[asker]
}
