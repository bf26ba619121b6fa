import type { TwilioAccount } from '#providers/twilio/client.ts'
import { download } from '#providers/twilio/download.ts'

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
  const picture = await download(account, address, { maxBytes, timeoutMs })
  if (picture.kind === 'bytes') return { bytes: picture.bytes, type: picture.type }
  if (picture.kind === 'too-large' || picture.status === 404 || picture.status === 410) return null
  throw new Error(`The carrier answered ${picture.status} for a picture.`)
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
