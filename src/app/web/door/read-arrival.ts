import type { InstallStatus } from '#onboarding/contract.ts'
import { installCalls } from '#onboarding/web/install-calls.ts'
import type { Session } from '#teams/contract.ts'
import { doorCalls } from '#teams/web/door-calls.ts'
import { toProblem } from '#ui/problem.ts'

/** Who came, and for whoever is not signed in how far this instance is set up. */
export interface Arrival {
  session: Session
  status: InstallStatus | undefined
}

const waitsMs = [1000, 2000]

/** Reads both at once, and again where that can help. */
export async function readArrival(): Promise<Arrival> {
  const later = patiently(() => installCalls.install.status())
  // Nobody may wait for it in the end.
  later.catch(() => undefined)
  const session = await patiently(() => doorCalls.session.get())
  return { session, status: session.user ? undefined : await later }
}

async function patiently<Value>(read: () => Promise<Value>, tried = 0): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    const { status } = toProblem(error)
    const waitMs = waitsMs[tried]
    if (waitMs === undefined || (status > 0 && status < 500)) throw error
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    return patiently(read, tried + 1)
  }
}
