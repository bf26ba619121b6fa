import type { FastifyInstance } from 'fastify'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { faultPlanShape } from '#carrier-emulator/faults.ts'
import { guarded, readJson } from '#carrier-emulator/hand-guard.ts'
import { readShape } from '#carrier-emulator/problem.ts'

/** The fault plan: set as a whole, read with how often each entry was asked and hit. */
export function serveHandFaults(app: FastifyInstance, carrier: Carrier): void {
  const guard = guarded(carrier)

  app.post('/emulator/faults', guard, async (request) => {
    carrier.faults.set(readShape(faultPlanShape, readJson(request)))
    return carrier.faults.read()
  })

  app.get('/emulator/faults', guard, async () => carrier.faults.read() ?? { seed: null, plan: [], seen: [] })

  app.delete('/emulator/faults', guard, async (_request, reply) => {
    carrier.faults.clear()
    return reply.code(204).send()
  })
}
