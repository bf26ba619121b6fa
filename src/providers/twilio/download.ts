import type { TwilioAccount } from '#providers/twilio/client.ts'

export type Download =
  | { kind: 'bytes'; bytes: Uint8Array; type: string }
  | { kind: 'too-large' }
  | { kind: 'refused'; status: number }

/** A file of Twilio's, fetched with the account's keys. Throws where no answer comes in time. */
export async function download(
  account: TwilioAccount,
  address: string,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<Download> {
  const keys = Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')
  const response = await fetch(address, {
    headers: { authorization: `Basic ${keys}` },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    return { kind: 'refused', status: response.status }
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > maxBytes) return { kind: 'too-large' }
    chunks.push(chunk)
  }
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  return { kind: 'bytes', bytes: Buffer.concat(chunks), type }
}
