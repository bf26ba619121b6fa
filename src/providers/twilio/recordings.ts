import type { Twilio } from 'twilio'
import { AppError, Unavailable } from '#platform/errors.ts'
import { askCarrier } from '#providers/twilio/ask-carrier.ts'
import type { TwilioAccount } from '#providers/twilio/client.ts'
import { download } from '#providers/twilio/download.ts'
import { statusOf } from '#providers/twilio/read-failure.ts'
import type { CallCarrier } from '#telephony/ports.ts'

/** Half an hour of both sides is 58 MB. */
const timeoutMs = 120_000

/** What was recorded of calls, at Twilio. */
export function createTwilioRecordings(
  client: Twilio,
  account: TwilioAccount,
): Pick<CallCarrier, 'fetchRecording' | 'deleteRecording'> {
  return {
    fetchRecording: (sid, maxBytes) =>
      askCarrier(async () => {
        const address = `${account.baseUrl ?? 'https://api.twilio.com'}/2010-04-01/Accounts/${account.accountSid}/Recordings/${encodeURIComponent(sid)}.wav`
        const bounds = { maxBytes, timeoutMs }
        let found = await download(account, `${address}?RequestedChannels=2`, bounds)
        // One side alone, or both on one track: handed out only to those who do not ask for two.
        if (found.kind === 'refused' && found.status === 400) found = await download(account, address, bounds)
        if (found.kind === 'bytes') return found.bytes
        if (found.kind === 'too-large')
          throw new AppError('too_large', `The recording has more than ${maxBytes} bytes.`)
        if ((found.status === 404 || found.status === 410) && (await isGone(client, sid))) return null
        throw new Unavailable(`The carrier did not hand out the recording (${found.status}).`)
      }),
    deleteRecording: (sid) =>
      askCarrier(async () => {
        await client
          .recordings(sid)
          .remove()
          .catch((error: unknown) => {
            if (statusOf(error) !== 404) throw error
          })
      }),
  }
}

/** The sound comes later than the record of it: only the record says that there is none. */
async function isGone(client: Twilio, sid: string): Promise<boolean> {
  try {
    const { status } = await client.recordings(sid).fetch()
    return ['absent', 'deleted'].includes(status)
  } catch (error) {
    if (statusOf(error) === 404) return true
    throw error
  }
}
