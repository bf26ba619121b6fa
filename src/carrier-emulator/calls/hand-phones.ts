import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { phoneOrClient } from '#carrier-emulator/calls/hand-calls.ts'
import { scriptShape } from '#carrier-emulator/calls/script-shape.ts'
import { quietly } from '#carrier-emulator/calls/until.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { guarded, readJson } from '#carrier-emulator/hand-guard.ts'
import { Problem, readShape } from '#carrier-emulator/problem.ts'
import type { PhoneRow } from '#carrier-emulator/rows.ts'

const ruleShape = z.strictObject({
  phone: phoneOrClient,
  answers: z.enum(['person', 'machine', 'fax', 'busy', 'no-answer', 'reject', 'ask']),
  /** Said on answering; empty says nothing. */
  greeting: z.string().trim().max(2_000).nullable().default(null),
  ringMs: z.number().min(0).max(600_000).nullable().default(null),
  beep: z.boolean().default(true),
  say: scriptShape.nullable().default(null),
})

/** How outside phones take calls. One without a rule is a person who answers after a second and listens. */
export function serveHandPhones(app: FastifyInstance, carrier: Carrier): void {
  const guard = guarded(carrier)

  app.post('/emulator/phones', guard, async (request) => {
    const { phone, ...rule } = readShape(ruleShape, readJson(request))
    if (carrier.state.numberByPhone(phone)) {
      const errors = [
        { path: 'phone', message: 'This number belongs to an account; its voice address answers.' },
      ]
      throw new Problem('conflict', 'Only outside phones follow rules.', errors)
    }
    // Somebody holds this phone, and will call or be called soon.
    if (rule.answers === 'ask') quietly(carrier, carrier.speaker.warmUp())
    return showRule(carrier.state.put('phones', phone, { sid: phone, ...rule }))
  })

  app.get('/emulator/phones', guard, async () => ({
    phones: [...carrier.state.rows.phones.values()].map(showRule),
  }))
}

function showRule({ sid, ...rule }: PhoneRow): object {
  return { phone: sid, ...rule }
}
