import twilio from 'twilio'
import type { RawHook, WebhookReader } from '#integrations/ports.ts'
import { InvalidInput } from '#platform/errors.ts'
import type { InboundMessage, MessageStatus } from '#telephony/ports.ts'

const emptyTwiml = '<?xml version="1.0" encoding="UTF-8"?><Response/>'

/** Twilio's webhooks of one account: `messages` (a text came in) and `statuses` (how a text of ours fares). */
export function createTwilioWebhooks(authToken: string, now: () => Date): WebhookReader {
  return {
    verify: (hook) => {
      const signature = hook.headers['x-twilio-signature'] ?? ''
      const type = hook.headers['content-type'] ?? ''
      if (signature === '' || !type.startsWith('application/x-www-form-urlencoded')) return false
      return twilio.validateRequest(authToken, signature, hook.url, parametersOf(hook))
    },
    read: (hook) => {
      const form = new URLSearchParams(hook.body.toString('utf8'))
      if (hook.path === 'messages')
        return [{ kind: 'message.received', content: readMessage(hook, form, now()) }]
      if (hook.path === 'statuses') return [{ kind: 'message.status', content: readStatus(hook, form) }]
      throw new InvalidInput('There is no webhook of this name.')
    },
    answer: (hook) =>
      hook.path === 'messages'
        ? { status: 200, contentType: 'text/xml; charset=utf-8', body: emptyTwiml }
        : { status: 204, contentType: 'text/plain', body: '' },
  }
}

/** A parameter that comes several times is signed with all its values. */
function parametersOf(hook: RawHook): Record<string, string | string[]> {
  const form = new URLSearchParams(hook.body.toString('utf8'))
  return Object.fromEntries(
    [...new Set(form.keys())].map((key) => {
      const values = form.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

function readMessage(hook: RawHook, form: URLSearchParams, receivedAt: Date): InboundMessage {
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
    // A NUL cannot be stored; nobody typed it.
    body: (form.get('Body') ?? '').replaceAll('\u0000', ''),
    media: media.filter((item) => item.url !== ''),
    segments: wholeNumber(form.get('NumSegments'), { least: 1, most: 1000 }),
    receivedAt,
  }
}

function readStatus(hook: RawHook, form: URLSearchParams): MessageStatus {
  const query = new URL(hook.url).searchParams
  const teamId = query.get('team')
  const intentId = query.get('intent')
  const errorCode = wholeNumber(form.get('ErrorCode'), { least: 0, most: 999_999 })
  return {
    connectionId: hook.connectionId,
    sid: required(form, 'MessageSid'),
    status: required(form, 'MessageStatus'),
    errorCode: errorCode > 0 ? errorCode : null,
    intent: teamId && intentId ? { teamId, id: intentId } : null,
  }
}

/** A number that is only told along never costs us the text: what makes no sense becomes the nearest that does. */
function wholeNumber(value: string | null, { least, most }: { least: number; most: number }): number {
  return Math.min(Math.max(Math.trunc(Number(value) || least), least), most)
}

function required(form: URLSearchParams, name: string): string {
  const value = form.get(name)
  if (!value || value.length > 200 || value.includes('\u0000'))
    throw new InvalidInput(`The webhook lacks ${name}.`)
  return value
}
