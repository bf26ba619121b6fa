import { listMessages } from '#carrier-emulator/message-list.ts'
import { findMessage, showMessage } from '#carrier-emulator/message-view.ts'
import { hasOptedOut } from '#carrier-emulator/opt-out.ts'
import { readPhoneNumber } from '#carrier-emulator/phone-number.ts'
import type { RestCall, RestRoute } from '#carrier-emulator/rest-route.ts'
import { sendText } from '#carrier-emulator/send-text.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'
import { isWebAddress } from '#carrier-emulator/web-address.ts'

/** Texts of an account: send, list, read, redact, delete. */
export const messageRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: 'Accounts/{AccountSid}/Messages.json',
    operation: 'messages.create',
    run: createMessage,
  },
  {
    method: 'GET',
    path: 'Accounts/{AccountSid}/Messages.json',
    operation: 'messages.list',
    run: (call) => ({ status: 200, body: listMessages(call) }),
  },
  {
    method: 'GET',
    path: 'Accounts/{AccountSid}/Messages/{Sid}.json',
    operation: 'messages.fetch',
    run: (call) => ({ status: 200, body: showMessage(findMessage(call, call.params.Sid)) }),
  },
  {
    method: 'POST',
    path: 'Accounts/{AccountSid}/Messages/{Sid}.json',
    operation: 'messages.update',
    run(call) {
      const { carrier, form } = call
      const { sid } = findMessage(call, call.params.Sid)
      if (form.get('Status') !== null)
        throw new TwilioError(20001, 'Only a scheduled message can be canceled.')
      if (form.get('Body') !== '') throw new TwilioError(20001, "'Body' can only be emptied.")
      const row = carrier.state.put('messages', sid, { body: '', updatedMs: carrier.clock.nowMs() })
      return { status: 200, body: showMessage(row) }
    },
  },
  {
    method: 'DELETE',
    path: 'Accounts/{AccountSid}/Messages/{Sid}.json',
    operation: 'messages.delete',
    run(call) {
      const row = findMessage(call, call.params.Sid)
      if (row.status === 'queued') throw new TwilioError(20009)
      for (const sid of row.mediaSids) call.carrier.mediaStore.drop(sid)
      call.carrier.state.drop('messages', row.sid)
      return { status: 204 }
    },
  },
]

const notOffered = ['ContentSid', 'SendAt', 'ScheduleType', 'ApplicationSid', 'FallbackFrom']

function createMessage({ carrier, account, form }: RestCall) {
  if (account.status !== 'active') throw new TwilioError(20005)
  const asked = notOffered.find((name) => form.has(name))
  if (asked !== undefined) throw new TwilioError(20001, `'${asked}' is not offered by this emulator.`)
  const to = readTo(form.get('To'))
  const from = readFrom(form)
  if (to === from) throw new TwilioError(21266)
  if (carrier.state.numberByPhone(from)?.accountSid !== account.sid) throw new TwilioError(21606)
  const body = form.get('Body') ?? ''
  const mediaUrls = form.getAll('MediaUrl').filter((url) => url !== '')
  if (body === '' && mediaUrls.length === 0) throw new TwilioError(21602)
  if ([...body].length > 1_600) throw new TwilioError(21617)
  if (mediaUrls.length > 10) throw new TwilioError(21623)
  if (!mediaUrls.every(isWebAddress)) throw new TwilioError(21620)
  const statusCallback = form.get('StatusCallback') ?? ''
  if (statusCallback !== '' && !isWebAddress(statusCallback)) throw new TwilioError(21609)
  if (hasOptedOut(carrier, { number: from, phone: to })) throw new TwilioError(21610)
  const row = sendText(carrier, {
    accountSid: account.sid,
    from,
    to,
    body,
    mediaUrls,
    statusCallback,
    by: 'rest',
  })
  return { status: 201, body: showMessage(row) }
}

function readTo(text: string | null): string {
  if (text === null || text === '') throw new TwilioError(21604)
  const to = readPhoneNumber(text)
  if (to === null) throw new TwilioError(21211)
  return to
}

function readFrom(form: URLSearchParams): string {
  const text = form.get('From') ?? ''
  if (text === '') throw new TwilioError(form.has('MessagingServiceSid') ? 21701 : 21603)
  const from = readPhoneNumber(text)
  if (from === null) throw new TwilioError(21212)
  return from
}
