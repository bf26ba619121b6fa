import { BatchHandlerPlugin } from '@orpc/server/plugins'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mostTogether } from '#kit/most-together.ts'
import { InvalidInput } from '#platform/errors.ts'
import type { RequestContext } from '#platform/http/request-context.ts'

const isOperation = (address: string) =>
  URL.canParse(address) && /^\/api\/rpc\/(?!__batch__)./.test(new URL(address).pathname)

const batchShape = z
  .array(
    z.strictObject({
      url: z.string().refine(isOperation),
      method: z.literal('POST').optional(),
      body: z.unknown(),
    }),
  )
  .min(2)
  .max(mostTogether)

/** Throws InvalidInput when a request says that it is several and is not. Each of them passes its own policy later. */
export function refuseBadBatch({ headers, body }: FastifyRequest): void {
  const mode = headers['x-orpc-batch']
  if (mode === undefined) return
  if (mode !== 'buffered' || !batchShape.safeParse(body).success)
    throw new InvalidInput(
      `Ask for 2 to ${mostTogether} operations of /api/rpc in one request, each with its address and input.`,
    )
}

/** Answers several operations asked in one request, each as if it had come alone: who asks is found out once. */
export function answerBatches(): BatchHandlerPlugin<RequestContext> {
  return new BatchHandlerPlugin({
    maxSize: mostTogether,
    mapRequestItem: (item, { request }) => ({ ...item, headers: request.headers }),
  })
}
