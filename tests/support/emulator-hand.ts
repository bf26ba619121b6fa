import type { FaultPlan } from '#carrier-emulator/faults.ts'
import type { LedgerEntry, LedgerKind } from '#carrier-emulator/ledger.ts'
import type { PhoneRow, PhoneText } from '#carrier-emulator/rows.ts'

type FaultLine = Omit<FaultPlan['plan'][number], 'rate'> & { rate?: number }

/** A call as the outside phone lived it. */
export interface PhoneCall {
  sid: string
  status: string
  from: string
  to: string
  startedAt: string
  endedAt: string | null
  heard: {
    who: 'bot' | 'caller' | 'carrier'
    text: string
    atMs: number
    endMs: number
    interrupted?: boolean
  }[]
}

/** The emulator's own hand over HTTP: what outside phones send and got, which faults happen, what crossed the wire. */
export function emulatorHand(url: string) {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/emulator/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok)
      throw new Error(`The emulator answered ${response.status} to ${method} ${path}: ${text}`)
    return text === '' ? null : JSON.parse(text)
  }
  const ledger = async (kind?: LedgerKind): Promise<LedgerEntry[]> => {
    const entries: LedgerEntry[] = []
    for (;;) {
      const after = entries.at(-1)?.seq ?? 0
      const path = `ledger?limit=5000&after=${after}${kind ? `&kind=${kind}` : ''}`
      const page = (await ask('GET', path)) as { entries: LedgerEntry[] }
      entries.push(...page.entries)
      if (page.entries.length < 5000) return entries
    }
  }
  return {
    /** A text typed on an outside phone. Returns the carrier's id. */
    send: async (from: string, to: string, body: string, media: string[] = []): Promise<string> =>
      ((await ask('POST', 'texts', { from, to, body, media })) as { sid: string }).sid,
    /** A call from an outside phone, which says these things in turn. Returns the carrier's id. */
    call: async (from: string, to: string, say: unknown[]): Promise<string> =>
      ((await ask('POST', 'calls', { from, to, say })) as { sid: string }).sid,
    /** How an outside phone takes calls from now on. */
    setPhone: (
      phone: string,
      rule: { answers: PhoneRow['answers']; ringMs?: number; beep?: boolean; say?: unknown[] },
    ) => ask('POST', 'phones', { phone, ...rule }),
    callOf: async (sid: string): Promise<PhoneCall> => (await ask('GET', `calls/${sid}`)) as PhoneCall,
    /** All that a phone sent and got, oldest first. */
    textsOf: async (phone: string): Promise<PhoneText[]> =>
      ((await ask('GET', `texts?phone=${encodeURIComponent(phone)}`)) as { texts: PhoneText[] }).texts,
    setFaults: (plan: FaultLine[], seed = 1) => ask('POST', 'faults', { seed, plan }),
    clearFaults: () => ask('DELETE', 'faults'),
    ledger,
  }
}
export type EmulatorHand = ReturnType<typeof emulatorHand>

/** The number of the n-th stranger, always from the range that is nobody's. */
export function stranger(index: number): string {
  return `+1${620 + Math.floor(index / 100)}55501${String(index % 100).padStart(2, '0')}`
}
