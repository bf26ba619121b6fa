import { relayWords } from '#providers/builtin/relay-words.ts'
import type { TrafficItem } from '#telephony/ports.ts'

/** One entry of the emulator's ledger; which fields it has, its kind says. */
export interface LedgerEntry {
  seq: number
  at: string
  kind: string
  operation?: string
  method?: string
  path?: string
  request?: Record<string, string | string[]>
  /** Of an answer; a call's own word where the entry tells of a call. */
  status?: number | string | null
  ms?: number
  response?: string | null
  fault?: string | null
  event?: string
  role?: string
  url?: string
  params?: Record<string, string>
  failure?: string | null
  answer?: string | null
  stage?: string
  direction?: string
  body?: string
  from?: string
  to?: string
  what?: string
  on?: string
  state?: string
  by?: string
  sid?: string | null
  message?: string
  problem?: string | null
  reason?: string | null
  replayOf?: number
  waitMs?: number
}

/** What a webhook says happened, by the first of these it holds. */
const outcomes = [
  ...['MessageStatus', 'SmsStatus', 'RecordingStatus', 'SessionStatus', 'DialCallStatus', 'AnsweredBy'],
  'CallStatus',
]

const tries: Record<string, string> = { fallback: '(fallback)', replay: '(again)' }

/** One line of the emulator's ledger as the traffic list shows it: towards us, or from us. */
export function toTraffic(entry: LedgerEntry): TrafficItem {
  const status = typeof entry.status === 'number' ? entry.status : null
  const base = {
    ...{ id: entry.seq, at: entry.at, status, durationMs: entry.ms ?? null },
    ...{ fault: null, injected: entry.fault ?? null, replayOf: entry.replayOf ?? null },
  }
  if (entry.kind === 'rest') {
    const what = `${entry.method ?? ''} ${entry.operation ?? entry.path ?? ''}`
    const request = flat({ url: entry.path ?? '', ...entry.request })
    const response = entry.response ?? ''
    return { ...base, direction: 'out', kind: 'rest', what, request, response }
  }
  if (entry.kind === 'webhook') {
    const outcome = outcomes.map((name) => entry.params?.[name] ?? '').find((word) => word !== '')
    const what = [entry.event, outcome, tries[entry.role ?? '']].filter(Boolean).join(' ')
    const request = { url: entry.url ?? '', ...entry.params }
    const response = entry.answer ?? ''
    return { ...base, direction: 'in', kind: 'hook', what, fault: entry.failure ?? null, request, response }
  }
  if (entry.kind === 'relay') {
    const direction = entry.by === 'app' ? 'out' : 'in'
    const request = flat({ call: entry.sid ?? '', message: entry.message ?? '' })
    const fault = entry.problem ?? null
    return { ...base, direction, kind: 'relay', what: relayWords(entry), fault, request, response: '' }
  }
  return { ...base, ...happened(entry), kind: entry.kind, response: '' }
}

/** What is no exchange of its own: a text or a call on its way, a warning, a fault. */
function happened(entry: LedgerEntry): Pick<TrafficItem, 'direction' | 'what' | 'request'> {
  const { from = '', to = '', body = '', direction = '' } = entry
  const word = typeof entry.status === 'string' ? entry.status : ''
  const words = [direction, entry.stage, word, entry.what, entry.on, entry.fault, entry.state]
  return {
    direction: direction.startsWith('outbound') ? 'out' : 'in',
    what: words.filter(Boolean).join(' '),
    request: flat({
      ...{ from, to, body, reason: entry.reason ?? '', sid: entry.sid ?? '' },
      waitMs: entry.waitMs ? String(entry.waitMs) : '',
    }),
  }
}

function flat(fields: Record<string, string | string[]> = {}): Record<string, string> {
  const texts = Object.entries(fields).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.join(', ') : value,
  ])
  return Object.fromEntries(texts.filter(([, value]) => value !== ''))
}
