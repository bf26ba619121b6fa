import { z } from 'zod'
import { InvalidInput, Unavailable } from '#platform/errors.ts'
import type { OutsidePhone, TrafficItem } from '#telephony/ports.ts'

const timeoutMs = 5000

const Texts = z.object({
  texts: z.array(
    z.object({
      sid: z.string(),
      from: z.string(),
      to: z.string(),
      body: z.string(),
      media: z.array(z.object({ url: z.string() })).default([]),
      at: z.string(),
    }),
  ),
})

/** The dev phone's far end: the carrier emulator's own hand, spoken to over loopback. */
export function createOutsidePhone(emulatorUrl: string): OutsidePhone {
  return {
    sendText: async (text) =>
      z.object({ sid: z.string() }).parse(await ask(emulatorUrl, '/emulator/texts', text)),
    texts: async (phone) => {
      const found = Texts.parse(await ask(emulatorUrl, `/emulator/texts?phone=${encodeURIComponent(phone)}`))
      return found.texts.map((text) => ({ ...text, media: text.media.map((media) => media.url) }))
    },
    traffic: async (after, limit) => {
      const found = (await ask(emulatorUrl, `/emulator/ledger?after=${after}&limit=${limit}`)) as {
        entries: LedgerEntry[]
      }
      return found.entries.map(toTraffic)
    },
  }
}

async function ask(baseUrl: string, path: string, body?: unknown): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(`${baseUrl}${path}`, {
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Unavailable('The carrier emulator does not answer. Is it running?')
  }
  const answer = (await response.json().catch(() => ({}))) as { detail?: string; title?: string }
  if (response.ok) return answer
  throw new InvalidInput(answer.detail ?? answer.title ?? `The carrier emulator answered ${response.status}.`)
}

interface LedgerEntry {
  seq: number
  at: string
  kind: string
  operation?: string
  method?: string
  path?: string
  request?: Record<string, string | string[]>
  status?: number | null
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
}

/** One line of the emulator's ledger as the traffic list shows it: towards us, or from us. */
function toTraffic(entry: LedgerEntry): TrafficItem {
  const base = { id: entry.seq, at: entry.at, status: entry.status ?? null, durationMs: entry.ms ?? null }
  if (entry.kind === 'rest') {
    const what = `${entry.method ?? ''} ${entry.operation ?? entry.path ?? ''}`
    return {
      ...base,
      direction: 'out',
      kind: 'rest',
      what,
      fault: entry.fault ?? null,
      request: flat({ url: entry.path ?? '', ...entry.request }),
      response: entry.response ?? '',
    }
  }
  if (entry.kind === 'webhook') {
    const what = `${entry.event ?? ''} ${entry.params?.MessageStatus ?? entry.params?.SmsStatus ?? ''}`.trim()
    const request = { url: entry.url ?? '', ...entry.params }
    return {
      ...base,
      direction: 'in',
      kind: 'hook',
      what,
      fault: entry.failure ?? null,
      request,
      response: entry.answer ?? '',
    }
  }
  const request = flat({ from: entry.from ?? '', to: entry.to ?? '', body: entry.body ?? '' })
  const what = [entry.direction, entry.stage, entry.what, entry.on, entry.fault, entry.state]
    .filter(Boolean)
    .join(' ')
  const direction = entry.direction === 'outbound' ? 'out' : 'in'
  return { ...base, direction, kind: entry.kind, what, fault: entry.fault ?? null, request, response: '' }
}

function flat(fields: Record<string, string | string[]> = {}): Record<string, string> {
  const texts = Object.entries(fields).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.join(', ') : value,
  ])
  return Object.fromEntries(texts.filter(([, value]) => value !== ''))
}
