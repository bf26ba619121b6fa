import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import { type Connection, type RetryOn, readConnection } from '#carrier-emulator/connection-overrides.ts'
import type { LedgerFact } from '#carrier-emulator/ledger.ts'
import type { HookMethod } from '#carrier-emulator/rows.ts'
import { signRequest } from '#carrier-emulator/signature.ts'
import { readTwiml, type TwimlMessage } from '#carrier-emulator/twiml.ts'
import type { WireAnswer } from '#carrier-emulator/wire.ts'

export type Hook = {
  event: 'message' | 'status'
  /** The message it is about. */
  sid: string
  authToken: string
  params: Record<string, string>
  /** The same over all tries of one webhook. */
  token: string
  primary: { url: string; method: HookMethod }
  fallback: { url: string; method: HookMethod } | null
  slowMs?: number | undefined
  isCut?: boolean | undefined
}

type Outcome = { messages: TwimlMessage[] } | { errorCode: number; isAgain: boolean }

/**
 * Calls a webhook as the carrier does: the address, again only where its connection overrides say so, then once the
 * fallback address with `ErrorCode` and `ErrorUrl`. Resolves to the messages the answer asks to send.
 */
export async function callWebhook(carrier: Carrier, hook: Hook): Promise<TwimlMessage[]> {
  const first = await callAddress(carrier, hook, { ...hook.primary, role: 'primary', params: hook.params })
  if ('messages' in first) return first.messages
  if (!hook.fallback || hook.fallback.url === '') return []
  const params = { ...hook.params, ErrorCode: String(first.errorCode), ErrorUrl: hook.primary.url }
  const second = await callAddress(carrier, hook, { ...hook.fallback, role: 'fallback', params })
  return 'messages' in second ? second.messages : []
}

type Target = {
  url: string
  method: HookMethod
  role: 'primary' | 'fallback'
  params: Record<string, string>
}

async function callAddress(carrier: Carrier, hook: Hook, target: Target): Promise<Outcome> {
  const connection = readConnection(target.url, carrier.settings)
  const endMs = performance.now() + connection.totalMs
  for (let attempt = 1; ; attempt++) {
    const leftMs = Math.max(1, Math.round(endMs - performance.now()))
    const outcome = await callOnce(carrier, hook, { target, connection, attempt, leftMs })
    const mayTryAgain = attempt <= connection.retries && performance.now() < endMs
    if ('messages' in outcome || !outcome.isAgain || !mayTryAgain) return outcome
  }
}

type Try = { target: Target; connection: Connection; attempt: number; leftMs: number }

async function callOnce(carrier: Carrier, hook: Hook, once: Try): Promise<Outcome> {
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
  const answer = await carrier.wire.send({
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
  const outcome = judge(hook.event, answer, connection.retryOn)
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
  })
  return outcome
}

/** What the ledger says of an answer. */
function told(
  answer: WireAnswer,
  outcome: Outcome,
): Pick<LedgerFact & { kind: 'webhook' }, 'status' | 'failure' | 'answer'> {
  if ('failure' in answer) return { status: null, failure: answer.failure, answer: null }
  const failure = 'errorCode' in outcome ? String(outcome.errorCode) : null
  return { status: answer.status, failure, answer: answer.body.toString('utf8', 0, 4_096) }
}

/** Error codes: 11205 no connection, 11200 no good answer, 12300 wrong content type, 12100 not well-formed. */
function judge(event: Hook['event'], answer: WireAnswer, retryOn: Set<RetryOn>): Outcome {
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
  if (event === 'status' || body.length === 0) return { messages: [] }
  return readAnswer(contentType, body.toString('utf8'))
}

function readAnswer(contentType: string, text: string): Outcome {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'text/plain')
    return {
      messages:
        text.trim() === '' ? [] : [{ to: null, from: null, body: text, media: [], statusCallback: '' }],
    }
  if (type !== 'text/xml' && type !== 'application/xml') return { errorCode: 12300, isAgain: false }
  if (text.trim() === '') return { messages: [] }
  try {
    return { messages: readTwiml(text) }
  } catch {
    return { errorCode: 12100, isAgain: false }
  }
}
