import type { TwilioAccount } from '#providers/twilio/client.ts'

const timeoutMs = 10_000

/**
 * A picture of a text, fetched with the account's keys. Only from Twilio's own address: the link comes out of a
 * webhook and must not lead anywhere else. Null when it is gone, too large or elsewhere.
 */
export async function fetchTwilioMedia(
  account: TwilioAccount,
  link: string,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; type: string } | null> {
  const address = ownAddress(account, link)
  if (!address) return null
  const keys = Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')
  const response = await fetch(address, {
    headers: { authorization: `Basic ${keys}` },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === 404 || response.status === 410) return null
  if (!response.ok || !response.body)
    throw new Error(`The carrier answered ${response.status} for a picture.`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return {
    bytes: Buffer.concat(chunks),
    type: response.headers.get('content-type') ?? 'application/octet-stream',
  }
}

function ownAddress(account: TwilioAccount, link: string): string | null {
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  const isTwilio = url.protocol === 'https:' && url.hostname.endsWith('.twilio.com')
  if (account.baseUrl) {
    return isTwilio || url.origin === new URL(account.baseUrl).origin
      ? `${account.baseUrl}${url.pathname}`
      : null
  }
  return isTwilio ? url.href : null
}
