import type { TeamRow } from '#teams/contract.ts'
import type { SelectOption } from '#ui/select.tsx'

export type RoleName = TeamRow['role']
export type InvitedRoleName = Exclude<RoleName, 'owner'>

/** What each role may do, in a line. */
export const roleHelp: Record<RoleName, string> = {
  owner: 'Everything, and handing the team over.',
  admin: 'Everything but handing the team over: people, numbers, bots.',
  builder: 'Bots and the business profile, and all an agent may.',
  agent: 'Conversations, contacts and messages.',
  viewer: 'Looks at everything, changes nothing.',
}

/** `an admin`, `a viewer`. */
export function withArticle(role: RoleName): string {
  return /^[aeiou]/.test(role) ? `an ${role}` : `a ${role}`
}

/** The roles as options, the strongest first. */
export function roleOptions(withOwner: boolean): SelectOption[] {
  const roles: RoleName[] = ['owner', 'admin', 'builder', 'agent', 'viewer']
  return roles
    .filter((role) => withOwner || role !== 'owner')
    .map((role) => ({ value: role, label: role.charAt(0).toUpperCase() + role.slice(1) }))
}
