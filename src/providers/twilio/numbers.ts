import type { Twilio } from 'twilio'
import type { IncomingPhoneNumberInstance } from 'twilio/lib/rest/api/v2010/account/incomingPhoneNumber.js'
import type { CarrierNumber, NumberCarrier, NumberHooks } from '#phones/ports.ts'
import { askCarrier } from '#providers/twilio/ask-carrier.ts'
import { bareAddress, hookAddress } from '#providers/twilio/hook-address.ts'
import { statusOf } from '#providers/twilio/read-failure.ts'

/** By Twilio's own codes. */
const conflicts = { 21422: 'Somebody else has just taken this number. Choose another.' }
const maxNumbers = 5000

/** Twilio's numbers of one account, behind the carrier port. */
export function createTwilioNumbers(client: Twilio, isEmulated: boolean): NumberCarrier {
  return {
    isEmulated,
    search: (filter) =>
      askCarrier(async () => {
        const found = await client.availablePhoneNumbers('US').local.list({
          smsEnabled: true,
          voiceEnabled: true,
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
      askCarrier(
        async () =>
          toCarrierNumber(
            await client.incomingPhoneNumbers.create({ phoneNumber: phone, ...twilioHooks(hooks) }),
          ),
        conflicts,
      ),
    list: () =>
      askCarrier(async () =>
        (await client.incomingPhoneNumbers.list({ limit: maxNumbers })).map(toCarrierNumber),
      ),
    configure: (sid, hooks) =>
      askCarrier(async () => void (await client.incomingPhoneNumbers(sid).update(twilioHooks(hooks)))),
    release: (sid) =>
      askCarrier(async () => {
        // A number the carrier no longer has is given back already: a try that failed half-way can be repeated.
        await client.incomingPhoneNumbers(sid).remove().catch(unlessGone)
      }),
  }
}

/** Twilio's names for where it tells us of texts and calls. Its one status callback is that of calls. */
function twilioHooks({ smsUrl, voiceUrl, callStatusUrl }: NumberHooks) {
  const [sms, voice] = [hookAddress(smsUrl), hookAddress(voiceUrl)]
  return {
    smsUrl: sms,
    smsMethod: 'POST',
    smsFallbackUrl: sms,
    smsFallbackMethod: 'POST',
    voiceUrl: voice,
    voiceMethod: 'POST',
    voiceFallbackUrl: voice,
    voiceFallbackMethod: 'POST',
    statusCallback: hookAddress(callStatusUrl),
    statusCallbackMethod: 'POST',
  } as const
}

function toCarrierNumber(number: IncomingPhoneNumberInstance): CarrierNumber {
  const { sms, mms, voice } = number.capabilities as unknown as Record<string, boolean>
  return {
    sid: number.sid,
    phone: number.phoneNumber,
    label: number.friendlyName,
    hooks: {
      smsUrl: bareAddress(number.smsUrl ?? ''),
      voiceUrl: bareAddress(number.voiceUrl ?? ''),
      callStatusUrl: bareAddress(number.statusCallback ?? ''),
    },
    capabilities: { sms: sms ?? false, mms: mms ?? false, voice: voice ?? false },
  }
}

function unlessGone(error: unknown): void {
  if (statusOf(error) !== 404) throw error
}
