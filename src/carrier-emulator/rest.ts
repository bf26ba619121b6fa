import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountRoutes } from '#carrier-emulator/accounts.ts'
import { availableNumberRoutes } from '#carrier-emulator/available-numbers.ts'
import { callRecordingRoutes } from '#carrier-emulator/calls/call-recordings.ts'
import { callRoutes } from '#carrier-emulator/calls/calls.ts'
import { recordingRoutes } from '#carrier-emulator/calls/recordings.ts'
import { type Carrier, note, noteTrouble } from '#carrier-emulator/carrier.ts'
import { conferenceRoutes } from '#carrier-emulator/conference/conferences.ts'
import { participantRoutes } from '#carrier-emulator/conference/participants.ts'
import { type FaultPlace, type Hit, isFaultPlace } from '#carrier-emulator/faults.ts'
import { mediaRoutes } from '#carrier-emulator/media.ts'
import { messageRoutes } from '#carrier-emulator/messages.ts'
import { numberRoutes } from '#carrier-emulator/numbers.ts'
import { readCaller } from '#carrier-emulator/rest-caller.ts'
import type { RestAnswer, RestRoute } from '#carrier-emulator/rest-route.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'
import { writeAnswer } from '#carrier-emulator/write-answer.ts'

const version = '/2010-04-01/'
const routes = [
  ...accountRoutes,
  ...availableNumberRoutes,
  ...numberRoutes,
  ...messageRoutes,
  ...mediaRoutes,
  ...callRoutes,
  ...callRecordingRoutes,
  ...recordingRoutes,
  ...conferenceRoutes,
  ...participantRoutes,
].map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[A-Za-z0-9]+)')}$`),
}))

/** The carrier's REST interface, every exchange written to the ledger. */
export function serveRest(app: FastifyInstance, carrier: Carrier): void {
  app.all(`${version}*`, { bodyLimit: 1024 * 1024 }, (request, reply) => exchange(carrier, request, reply))
}

type Exchange = {
  operation: string
  path: string
  form: URLSearchParams
  query: URLSearchParams
  account: string | null
  fault: Hit | null
}

async function exchange(carrier: Carrier, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const startedMs = performance.now()
  const [path = '', search = ''] = request.raw.url?.split(/\?(.*)/s) ?? []
  const body = typeof request.body === 'string' ? request.body : ''
  const form = new URLSearchParams(body)
  const query = new URLSearchParams(search)
  const asked: Exchange = { operation: 'unknown', path, form, query, account: null, fault: null }
  let answer: RestAnswer | null
  try {
    answer = await run(carrier, request, asked)
  } catch (error) {
    if (!(error instanceof TwilioError)) noteTrouble(carrier, error)
    const failure = error instanceof TwilioError ? error : new TwilioError(20500)
    answer = { status: failure.status, body: failure.body() }
  }
  const written = writeAnswer(reply, answer, asked.fault)
  note(carrier, {
    kind: 'rest',
    operation: asked.operation,
    method: request.method,
    path,
    account: asked.account,
    request: shortFields(new URLSearchParams([...query, ...form])),
    status: written.status,
    ms: Math.round(performance.now() - startedMs),
    response: written.text?.replace(/("auth_token":)"[^"]*"/g, '$1"hidden"') ?? null,
    fault: asked.fault?.entry.fault ?? null,
  })
}

/** The answer, or null when none may leave. Throws TwilioError. */
async function run(carrier: Carrier, request: FastifyRequest, asked: Exchange): Promise<RestAnswer | null> {
  const { path, form, query } = asked
  const found = findRoute(request.method, path.slice(version.length))
  asked.operation = found.route?.operation ?? 'unknown'
  const who = readCaller(carrier, request.headers.authorization, found)
  asked.account = who.account.sid
  const { route, params } = found
  if (!route) throw new TwilioError(found.isOtherMethod ? 20004 : 20404)
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (request.body && type !== 'application/x-www-form-urlencoded') throw new TwilioError(20415)

  const hits = decideFaults(carrier, asked)
  const waitMs = hits.reduce(
    (sum, { entry }) => sum + (entry.fault === 'delay' ? (entry.delayMs ?? 1_000) : 0),
    0,
  )
  if (waitMs > 0) await new Promise<void>((resolve) => carrier.schedule.after(waitMs, resolve))
  asked.fault = hits.find(({ entry }) => entry.fault !== 'delay') ?? hits[0] ?? null
  const fault = asked.fault?.entry.fault
  if (fault === '429') throw new TwilioError(20429)
  if (fault === '500') throw new TwilioError(20500)
  if (fault === 'hang' || isCutBefore(asked.fault)) return null
  const answer = await route.run({ carrier, ...who, params, form, query, path })
  if (fault === '500-after-accept') throw new TwilioError(20500)
  return fault === 'hang-after-accept' || fault === 'reset' ? null : answer
}

/** A `reset` cuts half of its requests before they are taken, half after. */
function isCutBefore(hit: Hit | null): boolean {
  return hit?.entry.fault === 'reset' && hit.draw < 0.5
}

function decideFaults(carrier: Carrier, { operation, form, query }: Exchange): Hit[] {
  const event = {
    to: form.get('To') ?? query.get('To') ?? '',
    from: form.get('From') ?? query.get('From') ?? '',
  }
  const place = `rest.${operation}`
  const places: FaultPlace[] = isFaultPlace(place) ? [place, 'rest'] : ['rest']
  return places.flatMap((one) => carrier.faults.decide(one, event))
}

function findRoute(
  method: string,
  path: string,
): { route: RestRoute | null; params: Record<string, string>; isOtherMethod: boolean } {
  let isOtherMethod = false
  for (const { route, pattern } of routes) {
    const match = pattern.exec(path)
    if (match && route.method === method) return { route, params: { ...match.groups }, isOtherMethod }
    if (match) isOtherMethod = true
  }
  return { route: null, params: {}, isOtherMethod }
}

function shortFields(fields: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(fields.keys())].slice(0, 60)
  const short = (text: string) => text.slice(0, 4_096)
  return Object.fromEntries(
    names.map((name) => {
      const values = fields.getAll(name).slice(0, 20).map(short)
      return [short(name), values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}
