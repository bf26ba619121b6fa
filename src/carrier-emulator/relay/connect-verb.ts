import { askDocument } from '#carrier-emulator/calls/ask-document.ts'
import { CallStopped } from '#carrier-emulator/calls/until.ts'
import { type Act, addressIn, type Next, type Verb } from '#carrier-emulator/calls/verb.ts'
import { note } from '#carrier-emulator/carrier.ts'
import { type RelayAttributes, readRelayAttributes } from '#carrier-emulator/relay/attributes.ts'
import { type RelayEnd, runRelay } from '#carrier-emulator/relay/session.ts'
import { newSid } from '#carrier-emulator/sid.ts'
import { elementsOf } from '#carrier-emulator/xml.ts'

/** Joins the call to an app's socket; afterwards the address in `action` says how it goes on. */
export const connectVerb: Verb = { answers: () => true, run: connect }

async function connect(act: Act): Promise<Next> {
  const { carrier, line, signal, verb } = act
  const noun = elementsOf(verb).find(({ name }) => name === 'ConversationRelay')
  if (!noun) {
    note(carrier, { kind: 'warning', sid: line.row.sid, what: 'Connect holds no ConversationRelay.' })
    return 'next'
  }
  const attributes = readRelayAttributes(noun)
  warn(act, attributes)
  const sessionId = newSid('VX')
  const startedMs = carrier.callTime.nowMs()
  const action = addressIn(act, 'action', 'method')
  const report = (how: RelayEnd | { status: 'completed' }) => ({
    SessionId: sessionId,
    SessionStatus: how.status,
    SessionDuration: String(Math.round((carrier.callTime.nowMs() - startedMs) / 1_000)),
    ...('handoffData' in how && how.handoffData !== '' ? { HandoffData: how.handoffData } : {}),
    ...('errorCode' in how ? { ErrorCode: String(how.errorCode), ErrorMessage: how.errorMessage } : {}),
  })
  try {
    const how = await runRelay(carrier, { line, signal, sessionId, attributes, startedMs })
    const isLoss = how.status === 'failed' && how.errorCode === 64105
    if (isLoss && carrier.settings.relay.onSocketLoss === 'hangup') return 'hangup'
    return action ? { ask: { address: action, params: report(how) } } : 'next'
  } catch (error) {
    // The caller hung up: the app is told, and what it answers no longer matters.
    if (error instanceof CallStopped && line.over.signal.aborted && action)
      void askDocument(carrier, line, { address: action, params: report({ status: 'completed' }) })
    throw error
  }
}

/** The carrier passes wrong attributes over in silence; the ledger says so. */
function warn({ carrier, line }: Act, { ignored, refused }: RelayAttributes): void {
  const { sid } = line.row
  if (ignored.length > 0)
    note(carrier, { kind: 'warning', sid, what: `ConversationRelay has no attribute ${ignored.join(', ')}.` })
  if (refused !== null) note(carrier, { kind: 'warning', sid, what: `64101: ${refused}` })
}
