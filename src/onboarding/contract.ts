import { oc } from '@orpc/contract'
import { z } from 'zod'
import { access, anyone, uninstalled } from '#platform/http/access.ts'

/** One part of this machine: what serves it now and, where something is amiss, what to do. */
export const Check = z.object({
  key: z.enum(['database', 'storage', 'ports', 'publicAddress', 'clock', 'carrier', 'model', 'mail']),
  label: z.string(),
  state: z.enum(['ready', 'warning', 'failed']),
  value: z.string(),
  help: z.string().nullable(),
})
export type Check = z.infer<typeof Check>

export const InstallStatus = z.object({
  isInstalled: z.boolean(),
  version: z.string(),
  needsSetupToken: z.boolean(),
  checks: z.array(Check),
})
export type InstallStatus = z.infer<typeof InstallStatus>

export const installContract = {
  status: oc.route({ method: 'GET', path: '/install' }).meta(access(anyone)).output(InstallStatus),
  create: oc
    .route({ method: 'POST', path: '/install' })
    .meta(access(uninstalled))
    .input(
      z.object({
        name: z.string().trim().min(1, 'Write your name.').max(80),
        email: z.email('Write an e-mail address like sam@example.com.').max(200),
        password: z.string().min(10, 'Use at least 10 characters.').max(200),
        teamName: z.string().trim().min(1, 'Name your business.').max(80),
        timeZone: z.string().max(60),
        withSample: z.boolean(),
        setupToken: z.string().max(100).optional(),
      }),
    )
    .output(z.object({ teamId: z.string(), phone: z.string().nullable() })),
}
