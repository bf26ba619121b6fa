import { WebSocket } from 'ws'
import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import type { CarrierMessage } from '#carrier-emulator/relay/messages.ts'
import { type SocketEnds, withFaults } from '#carrier-emulator/relay/socket-faults.ts'
import { signRequest } from '#carrier-emulator/signature.ts'

export type RelaySocket = {
  send(message: CarrierMessage): void
  /** Closes from the carrier's side; `closed` is not called for it. */
  close(code: number, why: string): void
}

export type AppSide = {
  message(data: string): void
  /** The app closed the socket, or it broke. */
  closed(code: number): void
}

type Opening = {
  /** The call's and the session's SIDs, and who calls whom. */
  sid: string
  session: string
  from: string
  to: string
  url: string
  authToken: string
  signal: AbortSignal
}

/** Opens the socket to the app, signed as the carrier signs; null when nobody takes it. */
export async function openSocket(
  carrier: Carrier,
  opening: Opening,
  app: AppSide,
): Promise<RelaySocket | null> {
  const { sid, session, url, authToken } = opening
  const say: Say = (by, what, { message = '', problem = null } = {}) =>
    note(carrier, { kind: 'relay', sid, session, by, what, message, problem })
  const fault = await decideConnect(carrier, opening)
  const isAddress = /^wss?:\/\//.test(url) && URL.canParse(url)
  if (opening.signal.aborted) return null
  if (fault === 'refuse' || !isAddress) {
    say('carrier', 'connect', { message: url, problem: 'This socket cannot be reached.' })
    return null
  }
  const signature = signRequest(fault === 'forge' ? `${authToken}?` : authToken, url, {})
  const webSocket = new WebSocket(url, {
    headers: { 'X-Twilio-Signature': signature, 'User-Agent': 'Twilio.ConversationRelay' },
    handshakeTimeout: carrier.settings.timing.relayConnectMs,
    perMessageDeflate: false,
    maxPayload: 1024 * 1024,
  })
  return attach(carrier, { opening, app, webSocket, say })
}

type Say = (by: 'carrier' | 'app', what: string, rest?: { message?: string; problem?: string | null }) => void

type Attaching = { opening: Opening; app: AppSide; webSocket: WebSocket; say: Say }

function attach(carrier: Carrier, { opening, app, webSocket, say }: Attaching): Promise<RelaySocket | null> {
  const { signal, url } = opening
  let isOpen = false
  let isDone = false
  let ends: SocketEnds | null = null
  const lose = (code: number) => {
    if (isDone) return
    isDone = true
    say('app', 'close', { message: String(code) })
    app.closed(code)
  }
  return new Promise((resolve) => {
    const give = (socket: RelaySocket | null, problem: string | null = null) => {
      signal.removeEventListener('abort', leave)
      say('carrier', 'connect', { message: url, problem })
      resolve(socket)
    }
    const leave = () => {
      isDone = true
      webSocket.terminate()
      give(null, 'The call ended first.')
    }
    signal.addEventListener('abort', leave, { once: true })
    webSocket.on('open', () => {
      isOpen = true
      // Faults of the socket begin with it.
      ends = withFaults(carrier, opening, {
        send: (text) => {
          if (!isDone) webSocket.send(text)
        },
        take: (text) => {
          if (!isDone) app.message(text)
        },
        cut() {
          webSocket.terminate()
          lose(1006)
        },
      })
      give({
        send(message) {
          const text = JSON.stringify(message)
          if (isDone) return
          say('carrier', message.type, { message: text })
          ends?.send(text)
        },
        close(code, why) {
          if (isDone) return
          isDone = true
          say('carrier', 'close', { message: `${code} ${why}` })
          webSocket.close(code, why)
        },
      })
    })
    webSocket.on('message', (data, isBinary) => ends?.take(isBinary ? '' : String(data)))
    webSocket.on('error', (error) => {
      if (isOpen || isDone) return
      isDone = true
      give(null, error.message)
    })
    webSocket.on('close', lose)
  })
}

/** What the fault plan does to the opening, after the wait it wants. */
async function decideConnect(carrier: Carrier, { sid, from, to }: Opening): Promise<string | null> {
  const hits = carrier.faults.decide('relay.connect', { from, to })
  for (const { entry } of hits) {
    const waitMs = entry.fault === 'delay' ? (entry.delayMs ?? 1_000) : 0
    note(carrier, { kind: 'fault', on: 'relay.connect', fault: entry.fault, sid, waitMs })
    if (waitMs > 0) await new Promise<void>((resolve) => carrier.schedule.after(waitMs, resolve))
  }
  return hits.find(({ entry }) => entry.fault !== 'delay')?.entry.fault ?? null
}
