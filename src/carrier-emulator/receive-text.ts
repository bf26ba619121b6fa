import { type ArrivingText, type Carrier, note } from '#carrier-emulator/carrier.ts'
import { callFaultyWebhook } from '#carrier-emulator/fault-hooks.ts'
import { isPlainText, readAnswerDocument } from '#carrier-emulator/hook-answer.ts'
import { keepMedia, mediaOf } from '#carrier-emulator/message-media.ts'
import { hasOptedOut, heedKeyword } from '#carrier-emulator/opt-out.ts'
import { placeParams, readPhoneNumber } from '#carrier-emulator/phone-number.ts'
import { Problem } from '#carrier-emulator/problem.ts'
import type { MessageRow, NumberRow } from '#carrier-emulator/rows.ts'
import { countSegments } from '#carrier-emulator/segments.ts'
import { sendText } from '#carrier-emulator/send-text.ts'
import { newSid } from '#carrier-emulator/sid.ts'
import { messagesOf, type TwimlMessage } from '#carrier-emulator/twiml.ts'
import { isWebAddress } from '#carrier-emulator/web-address.ts'

/**
 * Takes a text from a phone for a number of an account: keeps it, heeds a key word, calls the number's webhook.
 * Answers its SID; a number nobody has is a `not_found` problem, one of a suspended account a `conflict`.
 */
export function receiveText(carrier: Carrier, { from, to, body, media }: ArrivingText): string {
  const number = carrier.state.numberByPhone(to)
  if (!number)
    throw new Problem('not_found', 'No account has this number.', [
      { path: 'to', message: 'Unknown number.' },
    ])
  const account = carrier.state.rows.accounts.get(number.accountSid)
  if (account?.status !== 'active') throw new Problem('conflict', 'The account of this number is not active.')
  const sid = newSid(media.length > 0 ? 'MM' : 'SM')
  const mediaSids = media.map(() => newSid('ME'))
  const nowMs = carrier.clock.nowMs()
  for (const [index, picture] of media.entries())
    keepMedia(carrier, { message: { sid, accountSid: account.sid }, sid: mediaSids[index] ?? '' }, picture)
  const row = carrier.state.put('messages', sid, {
    ...{ sid, from, to, body, mediaSids, accountSid: account.sid },
    ...{ createdMs: nowMs, updatedMs: nowMs, sentMs: nowMs, errorCode: null },
    ...{ status: 'received', direction: 'inbound', statusCallback: '', hookPending: true },
    ...{ mediaUrls: [], by: 'phone' },
    segments: countSegments(body),
  })
  const shown = { sid, from, to, body, media: mediaOf(carrier, row) }
  note(carrier, { kind: 'text', direction: 'inbound', stage: 'accepted', by: 'phone', ...shown })
  const reply = heedKeyword(carrier, { number: to, phone: from }, body)
  if (reply !== null) {
    const way = { mediaUrls: [], statusCallback: '', by: 'carrier' as const }
    sendText(carrier, { accountSid: account.sid, from: to, to: from, body: reply, ...way })
  }
  announce(carrier, row, number)
  return sid
}

/** Calls the webhooks that a restart of the emulator left uncalled. */
export function resumeAnnouncements(carrier: Carrier): void {
  for (const row of carrier.state.rows.messages.values()) {
    const number = row.hookPending ? carrier.state.numberByPhone(row.to) : undefined
    if (number) announce(carrier, row, number)
  }
}

function announce(carrier: Carrier, row: MessageRow, number: NumberRow): void {
  const account = carrier.state.rows.accounts.get(row.accountSid)
  if (!account) return
  const { sid } = row
  const hook = {
    event: 'message' as const,
    sid,
    authToken: account.authToken,
    params: readParams(carrier, row),
    primary: { url: number.smsUrl, method: number.smsMethod },
    fallback: { url: number.smsFallbackUrl, method: number.smsFallbackMethod },
    read: readMessages,
  }
  callFaultyWebhook(carrier, hook, (messages) => {
    for (const message of messages) reply(carrier, { row, hookUrl: number.smsUrl }, message)
  })
  carrier.schedule.after(0, () => {
    if (carrier.state.rows.messages.has(sid)) carrier.state.put('messages', sid, { hookPending: false })
  })
}

/** What the answer asks to send: its messages, or the plain text it is. */
function readMessages(contentType: string, text: string): TwimlMessage[] {
  if (isPlainText(contentType))
    return text.trim() === '' ? [] : [{ to: null, from: null, body: text, media: [], statusCallback: '' }]
  const root = readAnswerDocument(contentType, text)
  return root ? messagesOf(root) : []
}

function readParams(carrier: Carrier, row: MessageRow): Record<string, string> {
  const { sid, accountSid, from, to, body } = row
  const params: Record<string, string> = {
    ToCountry: '',
    ...placeParams('To', to),
    ...placeParams('From', from),
    ...{ SmsMessageSid: sid, SmsSid: sid, MessageSid: sid, AccountSid: accountSid },
    ...{ From: from, To: to, Body: body, SmsStatus: 'received', ApiVersion: '2010-04-01' },
    NumSegments: String(row.segments),
    NumMedia: String(row.mediaSids.length),
  }
  for (const [index, media] of mediaOf(carrier, row).entries()) {
    params[`MediaContentType${index}`] = media.contentType
    params[`MediaUrl${index}`] =
      `${carrier.baseUrl}/2010-04-01/Accounts/${accountSid}/Messages/${sid}/Media/${media.sid}`
  }
  return params
}

/** Sends what the webhook's answer asked for; a phone that opted out gets nothing. */
function reply(
  carrier: Carrier,
  { row, hookUrl }: { row: MessageRow; hookUrl: string },
  message: TwimlMessage,
): void {
  const to = readPhoneNumber(message.to ?? row.from)
  const from = message.from ?? row.to
  const isOwn = carrier.state.numberByPhone(from)?.accountSid === row.accountSid
  const mediaUrls = message.media.flatMap((address) => resolveAddress(address, hookUrl))
  const isEmpty = message.body === '' && mediaUrls.length === 0
  if (!to || !isOwn || isEmpty || hasOptedOut(carrier, { number: from, phone: to })) return
  const statusCallback = resolveAddress(message.statusCallback, hookUrl)[0] ?? ''
  const body = message.body.slice(0, 1_600)
  sendText(carrier, { accountSid: row.accountSid, from, to, body, mediaUrls, statusCallback, by: 'twiml' })
}

/** An address of an answer may be relative to the webhook's own. */
function resolveAddress(address: string, hookUrl: string): string[] {
  const whole = address !== '' && URL.canParse(address, hookUrl) ? new URL(address, hookUrl).href : ''
  return isWebAddress(whole) ? [whole] : []
}
