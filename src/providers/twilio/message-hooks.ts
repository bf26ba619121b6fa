import type { NeutralEvent, RawHook } from '#integrations/ports.ts'
import { clean, codeIn, formOf, intentOf, required, wholeNumber } from '#providers/twilio/hook-fields.ts'
import type { InboundMessage, MessageStatus } from '#telephony/ports.ts'

type Reader = (hook: RawHook, receivedAt: Date) => NeutralEvent

/** The webhooks of texts, by their path: a text came in, and how one of ours fares. */
export const messageHooks: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['messages', (hook, receivedAt) => ({ kind: 'message.received', content: readMessage(hook, receivedAt) })],
  ['statuses', (hook) => ({ kind: 'message.status', content: readStatus(hook) })],
])

function readMessage(hook: RawHook, receivedAt: Date): InboundMessage {
  const form = formOf(hook)
  const count = wholeNumber(form.get('NumMedia'), { least: 0, most: 10 })
  const media = Array.from({ length: count }, (_, index) => ({
    url: form.get(`MediaUrl${index}`) ?? '',
    type: form.get(`MediaContentType${index}`) ?? 'application/octet-stream',
  }))
  return {
    connectionId: hook.connectionId,
    sid: required(form, 'MessageSid'),
    from: required(form, 'From'),
    to: required(form, 'To'),
    body: clean(form.get('Body') ?? ''),
    media: media.filter((item) => item.url !== ''),
    segments: wholeNumber(form.get('NumSegments'), { least: 1, most: 1000 }),
    receivedAt,
  }
}

function readStatus(hook: RawHook): MessageStatus {
  const form = formOf(hook)
  return {
    connectionId: hook.connectionId,
    sid: required(form, 'MessageSid'),
    status: required(form, 'MessageStatus'),
    errorCode: codeIn(form, 'ErrorCode'),
    intent: intentOf(hook),
  }
}
