import type { TeamRow } from '#teams/contract.ts'
import type { SelectOption } from '#ui/select.tsx'
import { roleWords } from './role-words.ts'

export type RoleName = TeamRow['role']
export type InvitedRoleName = Exclude<RoleName, 'owner'>

/** The roles as options, the strongest first. */
export function roleOptions(withOwner: boolean): SelectOption[] {
  const roles: RoleName[] = ['owner', 'admin', 'builder', 'agent', 'viewer']
  return roles
    .filter((role) => withOwner || role !== 'owner')
    .map((role) => ({ value: role, label: roleWords.names[role] }))
}
