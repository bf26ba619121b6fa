import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Read } from '#app/first-reads.ts'
import { firstReadKey } from '#kit/first-read-key.ts'

/** A document that waits longer for its answers comes later than if the page had asked itself. */
const patienceMs = 400
const session: Read = ['session/get']
/** What the answers depend on, besides what is asked. */
const passedOn = ['cookie', 'host', 'user-agent', 'accept-language', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] // biome-ignore format: a list

type Answers = Record<string, unknown>

/**
 * Asks through the door, in the name of whoever opens a page, for what it will read first: who is here, then the rest,
 * so that live updates go on from before all that was read. Each operation passes its own policy. Gives the answers by
 * `firstReadKey`, without those that are refusals or late: the page asks for them itself.
 */
export async function readFirst(
  server: FastifyInstance,
  request: FastifyRequest,
  reads: readonly Read[],
): Promise<Answers> {
  const answers: Answers = {}
  const asking = askAll(server, { request, reads, answers })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([asking.catch(() => undefined), late])
  clearTimeout(timer)
  return { ...answers }
}

async function askAll(
  server: FastifyInstance,
  { request, reads, answers }: { request: FastifyRequest; reads: readonly Read[]; answers: Answers },
): Promise<void> {
  const ask = async (url: string, payload: unknown, headers = {}) =>
    server.inject({
      method: 'POST',
      url,
      remoteAddress: request.socket.remoteAddress ?? '',
      headers: {
        ...headersOf(request),
        'content-type': 'application/json',
        'x-parley-csrf': '1',
        ...headers,
      },
      payload: JSON.stringify(payload),
    })
  const here = await ask(`/api/rpc/${session[0]}`, {})
  if (here.statusCode !== 200) return
  const whoIsHere = here.json<{ json: { currentTeamId: string | null } }>()
  answers[firstReadKey(...session)] = whoIsHere
  if (!whoIsHere.json.currentTeamId) return
  const items = reads.map(([operation, input]) => ({
    url: `http://localhost/api/rpc/${operation}`,
    body: { json: input },
  }))
  const together = await ask('/api/rpc/__batch__', items, { 'x-orpc-batch': 'buffered' })
  if (together.statusCode !== 207) return
  for (const { index, status, body } of together.json<{ index: number; status: number; body: unknown }[]>()) {
    const read = reads[index]
    if (read && status === 200) answers[firstReadKey(...read)] = body
  }
}

function headersOf(request: FastifyRequest): Record<string, string | string[]> {
  return Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = request.headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
