import { InvalidInput, Unavailable } from '#platform/errors.ts'

const timeoutMs = 5000

/** Asks the carrier emulator's own hand. Throws Unavailable where none answers, its refusals in its own words. */
export async function askEmulator(baseUrl: string, path: string, body?: object): Promise<unknown> {
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
