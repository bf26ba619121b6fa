import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { createCallTime } from '#carrier-emulator/calls/call-time.ts'
import { endLostCalls } from '#carrier-emulator/calls/end-lost-calls.ts'
import { serveLineSockets } from '#carrier-emulator/calls/line-socket.ts'
import { receiveAt } from '#carrier-emulator/calls/receive-call.ts'
import { openSpeaker, timedSpeaker } from '#carrier-emulator/calls/speaker.ts'
import { type ArrivingText, type Carrier, noteTrouble } from '#carrier-emulator/carrier.ts'
import { type Clock, createSchedule, systemClock } from '#carrier-emulator/clock.ts'
import { createFaults } from '#carrier-emulator/faults.ts'
import { serveHand } from '#carrier-emulator/hand.ts'
import { createMediaStore } from '#carrier-emulator/media-store.ts'
import { openBooks } from '#carrier-emulator/open-books.ts'
import { Problem } from '#carrier-emulator/problem.ts'
import { receiveText, resumeAnnouncements } from '#carrier-emulator/receive-text.ts'
import { serveRest } from '#carrier-emulator/rest.ts'
import { resumeTexts } from '#carrier-emulator/send-text.ts'
import { type SettingsInput, settingsShape } from '#carrier-emulator/settings.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'
import { createWire } from '#carrier-emulator/wire.ts'

export type Emulator = {
  /** `http://host:port`, without a slash at the end. */
  url: string
  port: number
  /** Cuts what is under way, writes the ledger out, frees the port. */
  close(): Promise<void>
}

const mostBodyBytes = 64 * 1024 * 1024

/** Starts a carrier of one's own: its REST, its webhooks and its hand on one port. Throws when settings do not fit. */
export async function startEmulator(input: SettingsInput & { clock?: Clock }): Promise<Emulator> {
  const { clock = systemClock, ...given } = input
  const settings = settingsShape.parse(given)
  const { journal, ledger, state } = await openBooks(settings, clock)
  const report = (error: unknown) => noteTrouble(carrier, error)
  const schedule = createSchedule(clock, report)
  const carrier: Carrier = {
    ...{ settings, clock, schedule, state, ledger },
    callTime: createCallTime(clock, { pace: settings.pace, report }),
    speaker: settings.speech === 'voice' ? openSpeaker() : timedSpeaker,
    lines: new Map(),
    rooms: new Map(),
    faults: createFaults(),
    wire: createWire(settings.limits.webhooksInFlight),
    mediaStore: createMediaStore(settings.directory, report),
    baseUrl: '',
    arrive: (text: ArrivingText) => receiveText(carrier, text),
    arriveCall: (number, call) => receiveAt(carrier, number, call),
  }
  ownAccount(carrier)
  const app = createApp(carrier)
  serveRest(app, carrier)
  serveHand(app, carrier)
  const lineSockets = serveLineSockets(app.server, carrier)
  await app.listen({ port: settings.port, host: settings.host })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  carrier.baseUrl = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`
  resumeTexts(carrier)
  resumeAnnouncements(carrier)
  endLostCalls(carrier)
  return {
    url: carrier.baseUrl,
    port,
    async close() {
      for (const line of [...carrier.lines.values()]) line.over.abort()
      for (const line of carrier.lines.values()) line.program?.abort()
      carrier.callTime.close()
      carrier.schedule.close()
      carrier.wire.close()
      lineSockets.close()
      app.server.closeAllConnections()
      await app.close()
      await carrier.speaker.close()
      await carrier.mediaStore.close()
      await journal.close()
    },
  }
}

/** The account of the settings is always there; its token is the settings', whatever the file says. */
function ownAccount({ settings, state, clock }: Carrier): void {
  const { accountSid: sid, authToken } = settings
  const nowMs = clock.nowMs()
  const known = state.rows.accounts.get(sid)
  if (known?.authToken === authToken) return
  if (known) state.put('accounts', sid, { authToken, updatedMs: nowMs })
  else {
    const fresh = { sid, ownerSid: sid, authToken, createdMs: nowMs, updatedMs: nowMs }
    state.put('accounts', sid, { ...fresh, friendlyName: 'Main account', status: 'active' })
  }
}

function createApp(carrier: Carrier): FastifyInstance {
  const answer = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) =>
    answerError({ carrier, request, reply }, error)
  const app = Fastify({ logger: false, frameworkErrors: answer, forceCloseConnections: true })
  // Each side reads its own kind of body and refuses the rest in its own words.
  app.removeAllContentTypeParsers()
  const keepText = { parseAs: 'string', bodyLimit: mostBodyBytes } as const
  app.addContentTypeParser('*', keepText, (_request, body, done) => done(null, body))
  app.setErrorHandler(answer)
  app.setNotFoundHandler((request, reply) =>
    answerError({ carrier, request, reply }, new Problem('not_found', 'The emulator has no such address.')),
  )
  return app
}

type Exchange = { carrier: Carrier; request: FastifyRequest; reply: FastifyReply }

function answerError({ carrier, request, reply }: Exchange, error: FastifyError | Error): void {
  const status = 'statusCode' in error && error.statusCode !== undefined ? error.statusCode : 500
  if (request.url.startsWith('/2010-04-01/')) {
    const failure = new TwilioError(
      status === 413 ? 20413 : status === 415 ? 20415 : status < 500 ? 20001 : 20500,
    )
    void reply.code(failure.status).type('application/json').send(failure.body())
    return
  }
  const problem = error instanceof Problem ? error : problemOf(status)
  if (problem.status >= 500) noteTrouble(carrier, error)
  void reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem.body()))
}

function problemOf(status: number): Problem {
  if (status === 413) return new Problem('too_large', 'The request has more bytes than the emulator takes.')
  if (status === 415) return new Problem('unsupported_media_type', 'Send application/json.')
  if (status < 500) return new Problem('invalid_input', 'The request is not well-formed.')
  return new Problem('unavailable', 'The emulator failed; its ledger says why.')
}
