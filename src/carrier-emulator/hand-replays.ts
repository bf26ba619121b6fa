import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendAgain } from '#carrier-emulator/call-webhook.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { guarded, readJson } from '#carrier-emulator/hand-guard.ts'
import type { LedgerEntry } from '#carrier-emulator/ledger.ts'
import { Problem, readShape } from '#carrier-emulator/problem.ts'
import type { HookAddress } from '#carrier-emulator/rows.ts'
import { newSid } from '#carrier-emulator/sid.ts'

const fieldName = z.string().regex(/^[\w.-]{1,64}$/, 'A field is named by letters and digits.')
const replayShape = z.strictObject({
  /** The webhook's number in the ledger. */
  seq: z.number().int().min(1),
  /** All fields to send, in place of those it had. */
  params: z
    .record(fieldName, z.string().max(8_192))
    .refine((params) => Object.keys(params).length <= 100, 'At most 100 fields.')
    .optional(),
})

/** Webhooks sent again: to where they went, signed anew, past the fault plan. What comes back is in the ledger alone. */
export function serveHandReplays(app: FastifyInstance, carrier: Carrier): void {
  app.post('/emulator/replays', guarded(carrier), async (request) => {
    const { seq, params } = readShape(replayShape, readJson(request))
    const [entry] = carrier.ledger.list({ after: seq - 1, limit: 1 })
    if (entry?.seq !== seq || entry.kind !== 'webhook')
      throw new Problem('not_found', 'There is no webhook of this number in the ledger any more.')
    carrier.schedule.after(0, () => replay(carrier, entry, params ?? entry.params))
    return { seq }
  })
}

async function replay(
  carrier: Carrier,
  entry: LedgerEntry & { kind: 'webhook' },
  params: Record<string, string>,
): Promise<void> {
  const { event, sid } = entry
  const isChanged = JSON.stringify(params) !== JSON.stringify(entry.params)
  const account = entry.params.AccountSid ?? carrier.settings.accountSid
  const authToken = carrier.state.rows.accounts.get(account)?.authToken ?? carrier.settings.authToken
  // Only the very same request is the same webhook tried again.
  const token = isChanged ? newSid('RQ') : entry.token
  const address = addressOf(entry)
  await sendAgain(
    carrier,
    { event, sid, authToken, params, token, primary: address, fallback: null, read: () => null },
    { ...address, replayOf: entry.seq },
  )
}

/** Where it went. A GET has its fields in the address, where the new ones take their place. */
function addressOf({ method, url, params }: LedgerEntry & { kind: 'webhook' }): HookAddress {
  if (method !== 'GET') return { method: 'POST', url }
  const bare = new URL(url)
  for (const name of Object.keys(params)) bare.searchParams.delete(name)
  return { method, url: bare.href }
}
