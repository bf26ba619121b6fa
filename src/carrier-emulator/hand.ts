import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { serveHandCalls } from '#carrier-emulator/calls/hand-calls.ts'
import { serveHandPhones } from '#carrier-emulator/calls/hand-phones.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { serveHandFaults } from '#carrier-emulator/hand-faults.ts'
import { guarded, readJson } from '#carrier-emulator/hand-guard.ts'
import { serveHandReplays } from '#carrier-emulator/hand-replays.ts'
import { readPictures, textShape } from '#carrier-emulator/hand-text.ts'
import { type LedgerEntry, ledgerKinds } from '#carrier-emulator/ledger.ts'
import { readPhoneNumber } from '#carrier-emulator/phone-number.ts'
import { Problem, readShape } from '#carrier-emulator/problem.ts'

const count = z.coerce.number().int().min(0)
const ledgerQuery = z.strictObject({
  /** Only entries with a greater number. */
  after: count.default(0),
  limit: count.min(1).max(5_000).default(200),
  kind: z.enum(ledgerKinds).optional(),
})

/** The emulator's own hand: the outside phones, the faults, the ledger. JSON only, from this machine's own pages only. */
export function serveHand(app: FastifyInstance, carrier: Carrier): void {
  const guard = guarded(carrier)
  serveHandCalls(app, carrier)
  serveHandPhones(app, carrier)
  serveHandFaults(app, carrier)
  serveHandReplays(app, carrier)

  app.post('/emulator/texts', guard, async (request) => {
    const { from, to, body, media } = readShape(textShape, readJson(request))
    if (carrier.state.numberByPhone(from)) {
      const errors = [
        { path: 'from', message: 'This number belongs to an account, which sends through REST.' },
      ]
      throw new Problem('conflict', 'Only outside phones text from here.', errors)
    }
    const pictures = await readPictures(carrier, to, media)
    return { sid: carrier.arrive({ from, to, body, media: pictures }) }
  })

  app.get('/emulator/texts', guard, async (request) => {
    const { phone } = readShape(z.strictObject({ phone: z.string().max(32) }), request.query)
    // In a query a bare plus sign reads as a space.
    const number = readPhoneNumber(phone.replace(/^ /, '+'))
    if (number === null)
      throw new Problem('invalid_input', 'Name a phone.', [
        { path: 'phone', message: 'Expected an E.164 number.' },
      ])
    return { texts: carrier.state.textsOf(number) }
  })

  app.get('/emulator/media/:sid', guard, async (request, reply) => {
    const { sid } = readShape(z.object({ sid: z.string() }), request.params)
    const media = carrier.state.rows.media.get(sid)
    const bytes = media ? await carrier.mediaStore.read(sid) : null
    if (!media || !bytes) throw new Problem('not_found', 'There is no picture with this SID.')
    return reply.type(media.contentType).header('X-Content-Type-Options', 'nosniff').send(bytes)
  })

  app.get(
    '/emulator/ledger',
    guard,
    async (request): Promise<{ entries: LedgerEntry[]; lastSeq: number }> => {
      const { after, limit, kind } = readShape(ledgerQuery, request.query)
      const entries = carrier.ledger.list(kind ? { after, limit, kind } : { after, limit })
      return { entries, lastSeq: carrier.ledger.lastSeq() }
    },
  )
}
