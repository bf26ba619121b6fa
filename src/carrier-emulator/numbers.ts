import { freeNumbers } from '#carrier-emulator/available-numbers.ts'
import { showNumber } from '#carrier-emulator/number-view.ts'
import { showPage } from '#carrier-emulator/page.ts'
import { isFictional, readPhoneNumber } from '#carrier-emulator/phone-number.ts'
import type { RestCall, RestRoute } from '#carrier-emulator/rest-route.ts'
import type { HookMethod, NumberRow } from '#carrier-emulator/rows.ts'
import { newSid } from '#carrier-emulator/sid.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'
import { isWebAddress } from '#carrier-emulator/web-address.ts'

/** The numbers an account has bought. */
export const numberRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: 'Accounts/{AccountSid}/IncomingPhoneNumbers.json',
    operation: 'numbers.list',
    run(call) {
      const { carrier, account, query } = call
      const digits = (query.get('PhoneNumber') ?? '').replace(/[^\d]/g, '')
      const name = query.get('FriendlyName')
      const rows = [...carrier.state.rows.numbers.values()].filter(
        (row) =>
          row.accountSid === account.sid &&
          row.phone.includes(digits) &&
          (name === null || row.friendlyName === name),
      )
      return {
        status: 200,
        body: showPage(call, rows.reverse(), { key: 'incoming_phone_numbers', show: showNumber }),
      }
    },
  },
  {
    method: 'POST',
    path: 'Accounts/{AccountSid}/IncomingPhoneNumbers.json',
    operation: 'numbers.create',
    run(call) {
      const { carrier, account, form } = call
      const phone = choosePhone(call)
      const nowMs = carrier.clock.nowMs()
      const sid = newSid('PN')
      const friendlyName = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`
      const fresh = {
        ...blank,
        sid,
        accountSid: account.sid,
        phone,
        friendlyName,
        createdMs: nowMs,
        updatedMs: nowMs,
      }
      const row = carrier.state.put('numbers', sid, { ...fresh, ...readFields(form) })
      return { status: 201, body: showNumber(row) }
    },
  },
  {
    method: 'GET',
    path: 'Accounts/{AccountSid}/IncomingPhoneNumbers/{Sid}.json',
    operation: 'numbers.fetch',
    run: (call) => ({ status: 200, body: showNumber(findNumber(call)) }),
  },
  {
    method: 'POST',
    path: 'Accounts/{AccountSid}/IncomingPhoneNumbers/{Sid}.json',
    operation: 'numbers.update',
    run(call) {
      const { sid } = findNumber(call)
      const fields = { ...readFields(call.form), ...readOwner(call), updatedMs: call.carrier.clock.nowMs() }
      return { status: 200, body: showNumber(call.carrier.state.put('numbers', sid, fields)) }
    },
  },
  {
    method: 'DELETE',
    path: 'Accounts/{AccountSid}/IncomingPhoneNumbers/{Sid}.json',
    operation: 'numbers.delete',
    run(call) {
      call.carrier.state.drop('numbers', findNumber(call).sid)
      return { status: 204 }
    },
  },
]

const blank: Omit<NumberRow, 'sid' | 'accountSid' | 'phone' | 'friendlyName' | 'createdMs' | 'updatedMs'> = {
  smsUrl: '',
  smsMethod: 'POST',
  smsFallbackUrl: '',
  smsFallbackMethod: 'POST',
  statusCallback: '',
  statusCallbackMethod: 'POST',
  voiceUrl: '',
  voiceMethod: 'POST',
  voiceFallbackUrl: '',
  voiceFallbackMethod: 'POST',
}

const urlFields = {
  SmsUrl: 'smsUrl',
  SmsFallbackUrl: 'smsFallbackUrl',
  VoiceUrl: 'voiceUrl',
  VoiceFallbackUrl: 'voiceFallbackUrl',
  StatusCallback: 'statusCallback',
} as const
const methodFields = {
  SmsMethod: 'smsMethod',
  SmsFallbackMethod: 'smsFallbackMethod',
  VoiceMethod: 'voiceMethod',
  VoiceFallbackMethod: 'voiceFallbackMethod',
  StatusCallbackMethod: 'statusCallbackMethod',
} as const

function choosePhone({ carrier, form }: RestCall): string {
  const asked = form.get('PhoneNumber')
  const areaCode = form.get('AreaCode')
  if (asked !== null) {
    const phone = readPhoneNumber(asked)
    if (phone === null || !isFictional(phone)) throw new TwilioError(21421)
    if (carrier.state.numberByPhone(phone)) throw new TwilioError(21422)
    return phone
  }
  if (areaCode === null) throw new TwilioError(21450)
  if (!/^[2-9]\d\d$/.test(areaCode)) throw new TwilioError(21451)
  const free = freeNumbers(carrier, areaCode)[0]
  if (free === undefined) throw new TwilioError(21452)
  return free
}

function readFields(form: URLSearchParams): Partial<NumberRow> {
  const fields: Partial<NumberRow> = {}
  for (const [name, field] of Object.entries(urlFields)) {
    const url = form.get(name)
    if (url === null) continue
    if (url !== '' && !isWebAddress(url))
      throw new TwilioError(21502, `'${name}' is not an http or https address.`)
    fields[field] = url
  }
  for (const [name, field] of Object.entries(methodFields)) {
    const method = form.get(name)?.toUpperCase()
    if (method === undefined) continue
    if (method !== 'GET' && method !== 'POST') throw new TwilioError(20001, `'${name}' is GET or POST.`)
    fields[field] = method satisfies HookMethod
  }
  const friendlyName = form.get('FriendlyName')
  if (friendlyName !== null && friendlyName.length > 64)
    throw new TwilioError(20001, "'FriendlyName' has at most 64 characters.")
  if (friendlyName !== null && friendlyName !== '') fields.friendlyName = friendlyName
  return fields
}

/** A parent may move a number to another of its accounts. */
function readOwner({ carrier, caller, form }: RestCall): { accountSid?: string } {
  const accountSid = form.get('AccountSid')
  if (accountSid === null) return {}
  const owner = carrier.state.rows.accounts.get(accountSid)
  if (!owner || (owner.ownerSid !== caller.sid && owner.sid !== caller.sid)) throw new TwilioError(20404)
  return { accountSid }
}

function findNumber({ carrier, account, params }: RestCall): NumberRow {
  const row = carrier.state.rows.numbers.get(params.Sid ?? '')
  if (row?.accountSid !== account.sid) throw new TwilioError(20404)
  return row
}
