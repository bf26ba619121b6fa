import type { CallPlan } from '#telephony/ports.ts'
import { type CallDeps, lineExpiry, lineKey } from '#telephony/server/call-deps.ts'
import { signLineToken } from '#telephony/server/line-token.ts'

interface CallPlace {
  teamId: string
  callId: string
  connectionId: string
}

/** The plan that opens a line to us: its socket's address works once, and only until a newer one has come. */
export function conversePlan(
  deps: Pick<CallDeps, 'secrets' | 'clock' | 'publicUrl' | 'hookUrl' | 'nodeId'>,
  call: CallPlace & { epoch: number; isRecorded: boolean; hints: readonly string[] },
): CallPlan {
  const { teamId, callId, epoch } = call
  const expiresAt = lineExpiry(deps.clock.now())
  const token = signLineToken(lineKey(deps.secrets), { teamId, callId, epoch, expiresAt })
  return {
    kind: 'converse',
    socketUrl: `${deps.publicUrl().replace(/^http/, 'ws')}/relay/${deps.nodeId}/${token}`,
    afterUrl: addressOf(deps, call, 'calls/after'),
    recordingUrl: call.isRecorded ? addressOf(deps, call, 'calls/recordings') : null,
    language: 'en-US',
    hints: call.hints,
  }
}

/** The plan that rings somebody's phone for a call. */
export function dialPlan(
  deps: Pick<CallDeps, 'hookUrl'>,
  call: CallPlace & { phone: string; callerId: string; ringSeconds: number; isRecorded: boolean },
): CallPlan {
  const { phone, callerId, ringSeconds } = call
  return {
    ...{ kind: 'dial', phone, callerId, ringSeconds },
    afterUrl: addressOf(deps, call, 'calls/dialled'),
    recordingUrl: call.isRecorded ? addressOf(deps, call, 'calls/recordings') : null,
  }
}

function addressOf(
  deps: Pick<CallDeps, 'hookUrl'>,
  { teamId, callId, connectionId }: CallPlace,
  path: string,
) {
  return `${deps.hookUrl(connectionId)}/${path}?team=${teamId}&call=${callId}`
}
