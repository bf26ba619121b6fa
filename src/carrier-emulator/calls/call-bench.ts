import type { IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import {
  authToken,
  type Bench,
  caller,
  type HookCall,
  office,
  startBench,
  until,
} from '#carrier-emulator/carrier-bench.ts'
import type { CallStatus, HeardEntry } from '#carrier-emulator/rows.ts'
import type { SettingsInput } from '#carrier-emulator/settings.ts'

export type PhoneCall = {
  sid: string
  status: CallStatus
  from: string
  to: string
  direction: string
  startedAt: string | null
  endedAt: string | null
  heard: HeardEntry[]
  recordings: { sid: string; status: string }[]
}
export type Message = { type: string } & Record<string, unknown>
/** One relay session as the app sees it. */
export type AppSocket = {
  socket: WebSocket
  request: IncomingMessage
  got: Message[]
  send(message: object | string): void
}

/** For tests: a bench whose calls run twenty times as quick, and an app that takes relay sockets. */
export async function startCallBench(settings: Partial<SettingsInput> = {}) {
  const bench = await startBench({ pace: 20, speech: 'timed', ...settings })
  const sockets: AppSocket[] = []
  const app = { answer: (_message: Message, _app: AppSocket): void => {} }
  const server = new WebSocketServer({ server: bench.receiver.server })
  server.on('connection', (socket, request) => {
    const one: AppSocket = {
      socket,
      request,
      got: [],
      send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    }
    sockets.push(one)
    socket.on('message', (data) => {
      const message = readMessage(String(data))
      one.got.push(message)
      app.answer(message, one)
    })
  })
  return {
    ...bench,
    app,
    sockets,
    relayUrl: `ws://127.0.0.1:${bench.receiver.port}/relay`,
    /** The office number, its voice address answering this document. */
    async buyVoice(document: string | ((call: HookCall) => string), fields: Record<string, string> = {}) {
      bench.receiver.settings.answer = (call) => ({
        body: typeof document === 'string' ? document : document(call),
      })
      return bench.buyOffice({ VoiceUrl: `${bench.receiver.url}/voice`, ...fields })
    },
    async call(say: unknown[], fields: object = {}): Promise<string> {
      const { body } = await bench.hand('POST', 'calls', { from: caller, to: office, say, ...fields })
      return String(body.sid)
    },
    async callOf(sid: string): Promise<PhoneCall> {
      return (await bench.hand('GET', `calls/${sid}`)).body as unknown as PhoneCall
    },
    async ended(sid: string): Promise<PhoneCall> {
      let call: PhoneCall | undefined
      await until(async () => {
        call = (await bench.hand('GET', `calls/${sid}`)).body as unknown as PhoneCall
        return call.endedAt !== null
      })
      return call as PhoneCall
    },
    hooks: (path: string) => bench.receiver.calls.filter((call) => call.path.startsWith(path)),
    async close(): Promise<void> {
      for (const { socket } of sockets) socket.terminate()
      server.close()
      await bench.close()
    },
  }
}
export type CallBench = Awaited<ReturnType<typeof startCallBench>>

/** Nonsense is of the type `unreadable`. */
function readMessage(data: string): Message {
  try {
    const message = JSON.parse(data) as Message | null
    return typeof message?.type === 'string' ? message : { type: 'unreadable', data }
  } catch {
    return { type: 'unreadable', data }
  }
}

export const response = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`

/** What was heard, as `who: text` lines. */
export const linesOf = ({ heard }: PhoneCall) =>
  heard.map(({ who, text, digits, interrupted }) => `${who}: ${digits ?? text}${interrupted ? ' …' : ''}`)

export { authToken, type Bench, caller, office, until }
