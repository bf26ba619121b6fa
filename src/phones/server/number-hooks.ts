import type { NumberHooks } from '#phones/ports.ts'
import type { PhonesDeps } from '#phones/server/deps.ts'

/** Where a connection's numbers are to point, at the address we have now. */
export function numberHooks(deps: Pick<PhonesDeps, 'hookUrl'>, connectionId: string): NumberHooks {
  const hookUrl = deps.hookUrl(connectionId)
  return {
    smsUrl: `${hookUrl}/messages`,
    voiceUrl: `${hookUrl}/calls`,
    callStatusUrl: `${hookUrl}/calls/statuses`,
  }
}
