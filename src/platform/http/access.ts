import type { TeamRole } from '#platform/context.ts'

/**
 * Who may call an operation. There is no default: an operation without one stops the server at boot.
 * anyone: no session needed. signed-in: any user. in-team: a member of the current team with at least this role.
 * administrator: the instance's administrator. uninstalled: only until the first administrator exists.
 */
export type Policy =
  | { kind: 'anyone' }
  | { kind: 'signed-in' }
  | { kind: 'in-team'; role: TeamRole }
  | { kind: 'administrator' }
  | { kind: 'uninstalled' }

/** The metadata every operation of a contract carries. */
export interface AccessMeta extends Record<string, unknown> {
  policy: Policy
}

export const access = (policy: Policy): AccessMeta => ({ policy })
export const anyone: Policy = { kind: 'anyone' }
export const signedIn: Policy = { kind: 'signed-in' }
export const administrator: Policy = { kind: 'administrator' }
export const uninstalled: Policy = { kind: 'uninstalled' }
export const inTeam = (role: TeamRole): Policy => ({ kind: 'in-team', role })
