import type { RequestContext } from '#platform/http/request-context.ts'

/** What only the application as a whole can do for the installer. Supplied by `app/wire.ts`. */
export interface Installer {
  version: string
  isInstalled(): Promise<boolean>
  /** Asked for when the installer is not opened on this machine itself; shown in the server's log. */
  setupToken: string
  /** Makes administrator and team, signs them in, and gives the team a number and a bot. Returns the number. */
  install(context: RequestContext, input: Installation): Promise<{ teamId: string; phone: string | null }>
}
export interface Installation {
  name: string
  email: string
  password: string
  teamName: string
  timeZone: string
  withSample: boolean
}
