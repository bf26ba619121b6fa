import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import { type Connection, type RetryOn, readConnection } from '#carrier-emulator/connection-overrides.ts'
import { HookAnswerError } from '#carrier-emulator/hook-answer.ts'
import type { HookEvent, LedgerFact } from '#carrier-emulator/ledger.ts'
import type { HookAddress } from '#carrier-emulator/rows.ts'
import { signRequest } from '#carrier-emulator/signature.ts'
import type { WireAnswer } from '#carrier-emulator/wire.ts'

export type Hook<Value> = {
  event: HookEvent
  /** The message, call or recording it is about. */
  sid: string
  authToken: string
  params: Record<string, string>
  /** The same over all tries of one webhook. */
  token: string
  primary: HookAddress
  fallback: HookAddress | null
  /** Reads an answer that came; throws HookAnswerError. */
  read(contentType: string, text: string): Value
  slowMs?: number | undefined
  isCut?: boolean | undefined
  /** The request gets lost on its way to the first address. */
  isLost?: boolean | undefined
  /** The first answer counts as a 500, as if something in front of the app had failed. */
  isFailed?: boolean | undefined
  /** What the fault plan does to it, for the ledger. */
  fault?: string | undefined
}

/** What an address answered, and which one it was. */
export type HookResult<Value> = { value: Value; url: string } | { errorCode: number }

type Outcome<Value> = { value: Value; url: string } | { errorCode: number; isAgain: boolean }

/**
 * Calls a webhook as the carrier does: the address, again only where its connection overrides say so, then once the
 * fallback address with `ErrorCode` and `ErrorUrl`. Error codes: 11205 no connection, 11200 no good answer, 12300
 * wrong content type, 12100 not well-formed.
 */
export async function callWebhook<Value>(carrier: Carrier, hook: Hook<Value>): Promise<HookResult<Value>> {
  const first = await callAddress(carrier, hook, { ...hook.primary, role: 'primary', params: hook.params })
  if ('value' in first) return first
  if (!hook.fallback || hook.fallback.url === '') return { errorCode: first.errorCode }
  const params = { ...hook.params, ErrorCode: String(first.errorCode), ErrorUrl: hook.primary.url }
  return callAddress(carrier, hook, { ...hook.fallback, role: 'fallback', params })
}

type Target = HookAddress & {
  role: 'primary' | 'fallback' | 'replay'
  params: Record<string, string>
  replayOf?: number
}

/** Sends one again to the address it went to; the answer goes to the ledger alone. */
export async function sendAgain(
  carrier: Carrier,
  hook: Hook<null>,
  again: HookAddress & { replayOf: number },
): Promise<void> {
  await callAddress(carrier, hook, { ...again, role: 'replay', params: hook.params })
}

async function callAddress<Value>(
  carrier: Carrier,
  hook: Hook<Value>,
  target: Target,
): Promise<Outcome<Value>> {
  if (hook.isLost && target.role === 'primary') return { errorCode: 11205, isAgain: false }
  const connection = readConnection(target.url, carrier.settings)
  const endMs = performance.now() + connection.totalMs
  for (let attempt = 1; ; attempt++) {
    const leftMs = Math.max(1, Math.round(endMs - performance.now()))
    const outcome = await callOnce(carrier, hook, { target, connection, attempt, leftMs })
    const mayTryAgain = attempt <= connection.retries && performance.now() < endMs
    if ('value' in outcome || !outcome.isAgain || !mayTryAgain) return outcome
  }
}

type Try = { target: Target; connection: Connection; attempt: number; leftMs: number }

async function callOnce<Value>(carrier: Carrier, hook: Hook<Value>, once: Try): Promise<Outcome<Value>> {
  const { target, connection, attempt, leftMs } = once
  const form = new URLSearchParams(target.params).toString()
  const isGet = target.method === 'GET'
  const url = isGet ? `${connection.url}${connection.url.includes('?') ? '&' : '?'}${form}` : connection.url
  const headers: Record<string, string> = {
    'X-Twilio-Signature': signRequest(hook.authToken, url, isGet ? {} : target.params),
    'I-Twilio-Idempotency-Token': hook.token,
    'User-Agent': 'TwilioProxy/1.1',
    Accept: '*/*',
  }
  if (!isGet) {
    headers['Content-Type'] = 'application/x-www-form-urlencoded; charset=UTF-8'
    headers['Content-Length'] = String(Buffer.byteLength(form))
  }
  const came = await carrier.wire.send({
    method: target.method,
    url,
    headers,
    body: isGet ? null : form,
    connectMs: connection.connectMs,
    readMs: connection.readMs,
    totalMs: leftMs,
    mostBytes: 64 * 1024,
    slowMs: hook.slowMs,
    isCut: hook.isCut,
  })
  const answer = hook.isFailed && attempt === 1 && target.role === 'primary' ? asFailure(came) : came
  const outcome = judge(hook, answer, { url: connection.url, retryOn: connection.retryOn })
  note(carrier, {
    kind: 'webhook',
    event: hook.event,
    sid: hook.sid,
    role: target.role,
    attempt,
    method: target.method,
    url,
    params: target.params,
    token: hook.token,
    ms: answer.ms,
    ...told(answer, outcome),
    fault: hook.fault ?? null,
    ...(target.replayOf === undefined ? {} : { replayOf: target.replayOf }),
  })
  return outcome
}

function asFailure(answer: WireAnswer): WireAnswer {
  return 'failure' in answer ? answer : { ...answer, status: 500, contentType: '', body: Buffer.alloc(0) }
}

/** What the ledger says of an answer. */
function told(
  answer: WireAnswer,
  outcome: Outcome<unknown>,
): Pick<LedgerFact & { kind: 'webhook' }, 'status' | 'failure' | 'answer'> {
  if ('failure' in answer) return { status: null, failure: answer.failure, answer: null }
  const failure = 'errorCode' in outcome ? String(outcome.errorCode) : null
  return { status: answer.status, failure, answer: answer.body.toString('utf8', 0, 4_096) }
}

function judge<Value>(
  hook: Hook<Value>,
  answer: WireAnswer,
  { url, retryOn }: { url: string; retryOn: Set<RetryOn> },
): Outcome<Value> {
  if ('failure' in answer) {
    if (answer.failure === 'ct') return { errorCode: 11205, isAgain: retryOn.has('ct') }
    return { errorCode: 11200, isAgain: answer.failure !== 'tt' && retryOn.has('rt') }
  }
  const { status, contentType, body } = answer
  if (status < 200 || status > 299) {
    const isAgain =
      (status >= 500 && retryOn.has('5xx')) || (status < 500 && status >= 400 && retryOn.has('4xx'))
    return { errorCode: 11200, isAgain }
  }
  try {
    return { value: hook.read(contentType, body.toString('utf8')), url }
  } catch (error) {
    if (error instanceof HookAnswerError) return { errorCode: error.code, isAgain: false }
    throw error
  }
}
