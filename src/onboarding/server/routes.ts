import { timingSafeEqual } from 'node:crypto'
import { implement } from '@orpc/server'
import { installContract } from '#onboarding/contract.ts'
import type { Installer } from '#onboarding/ports.ts'
import { type CheckDeps, runChecks } from '#onboarding/server/run-checks.ts'
import { InvalidInput } from '#platform/errors.ts'
import type { RequestContext } from '#platform/http/request-context.ts'

export function onboardingRoutes(deps: CheckDeps & { installer: Installer }) {
  const contract = implement(installContract).$context<RequestContext>()
  const { installer } = deps
  return {
    status: contract.status.handler(async ({ context }) => {
      const isInstalled = await installer.isInstalled()
      return {
        isInstalled,
        version: installer.version,
        needsSetupToken: !isInstalled && !context.request.isLoopback,
        // What serves this machine is nobody's business once it is set up.
        checks: isInstalled ? [] : (await runChecks(deps)).map(({ kind: _kind, ...check }) => check),
      }
    }),
    create: contract.create.handler(async ({ context, input }) => {
      if (!context.request.isLoopback && !isSame(input.setupToken ?? '', installer.setupToken)) {
        throw new InvalidInput('The setup token does not fit.', [
          { path: 'setupToken', message: 'Copy the token that the server printed when it started.' },
        ])
      }
      return installer.install(context, input)
    }),
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
