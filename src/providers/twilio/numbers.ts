import type { Twilio } from 'twilio'
import type { IncomingPhoneNumberInstance } from 'twilio/lib/rest/api/v2010/account/incomingPhoneNumber.js'
import type { CarrierNumber, NumberCarrier } from '#phones/ports.ts'
import { AppError, Conflict, InvalidInput, Unavailable } from '#platform/errors.ts'

const numberTakenCode = 21422
const maxNumbers = 5000

/** Twilio's numbers of one account, behind the carrier port. */
export function createTwilioNumbers(client: Twilio, isEmulated: boolean): NumberCarrier {
  return {
    isEmulated,
    search: (filter) =>
      asking(async () => {
        const found = await client.availablePhoneNumbers('US').local.list({
          smsEnabled: true,
          limit: filter.limit,
          ...(filter.areaCode ? { areaCode: Number(filter.areaCode) } : {}),
          ...(filter.contains ? { contains: filter.contains } : {}),
        })
        return found.map((number) => ({
          phone: number.phoneNumber,
          place: [number.locality, number.region].filter(Boolean).join(', '),
        }))
      }),
    buy: (phone, hooks) =>
      asking(async () =>
        toCarrierNumber(
          await client.incomingPhoneNumbers.create({ phoneNumber: phone, ...twilioHooks(hooks.smsUrl) }),
        ),
      ),
    list: () =>
      asking(async () =>
        (await client.incomingPhoneNumbers.list({ limit: maxNumbers })).map(toCarrierNumber),
      ),
    configure: (sid, hooks) =>
      asking(async () => void (await client.incomingPhoneNumbers(sid).update(twilioHooks(hooks.smsUrl)))),
    release: (sid) =>
      asking(async () => {
        // A number the carrier no longer has is given back already: a try that failed half-way can be repeated.
        await client.incomingPhoneNumbers(sid).remove().catch(unlessGone)
      }),
  }
}

/** The fragment is Twilio's connection override: three more tries, 2 s to connect, 5 s to read. */
function twilioHooks(smsUrl: string) {
  const address = `${smsUrl}#rc=3&rp=all&ct=2000&rt=5000`
  return { smsUrl: address, smsMethod: 'POST', smsFallbackUrl: address, smsFallbackMethod: 'POST' } as const
}

function toCarrierNumber(number: IncomingPhoneNumberInstance): CarrierNumber {
  const { sms, mms, voice } = number.capabilities as unknown as Record<string, boolean>
  return {
    sid: number.sid,
    phone: number.phoneNumber,
    label: number.friendlyName,
    smsUrl: number.smsUrl,
    capabilities: { sms: sms ?? false, mms: mms ?? false, voice: voice ?? false },
  }
}

function unlessGone(error: unknown): void {
  if ((error as { status?: number }).status !== 404) throw error
}

async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw error
    const { status, code } = error as { status?: number; code?: unknown }
    if (code === numberTakenCode)
      throw new Conflict('Somebody else has just taken this number. Choose another.')
    if (status && status >= 400 && status < 500 && status !== 429 && status !== 401) {
      throw new InvalidInput(`The carrier refused this (${String(code ?? status)}).`)
    }
    throw new Unavailable('The phone carrier did not answer. Try again in a moment.')
  }
}
