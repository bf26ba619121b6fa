import { teamRoles } from '#platform/context.ts'
import { Forbidden, NotFound, Unauthenticated } from '#platform/errors.ts'
import type { Policy } from '#platform/http/access.ts'
import type { Visitor } from '#platform/http/request-context.ts'

/** Lets the visitor through or throws: Unauthenticated, Forbidden (naming the role it takes) or NotFound. */
export async function enforcePolicy(
  policy: Policy,
  visitor: Visitor | null,
  isInstalled: () => Promise<boolean>,
): Promise<void> {
  if (policy.kind === 'anyone') return
  if (policy.kind === 'uninstalled') {
    if (await isInstalled()) throw new Forbidden('This Parley is already set up. Sign in instead.')
    return
  }
  if (!visitor) throw new Unauthenticated()
  if (policy.kind === 'administrator') {
    // Not 403: the area does not exist for those who have no business in it.
    if (!visitor.isAdministrator) throw new NotFound('This page')
    return
  }
  if (policy.kind === 'in-team') {
    if (!visitor.role) throw new Forbidden('Choose or create a team first.')
    if (teamRoles.indexOf(visitor.role) > teamRoles.indexOf(policy.role)) {
      throw new Forbidden(`This takes the ${policy.role} role. An owner or admin of your team can grant it.`)
    }
  }
}
