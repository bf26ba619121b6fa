import twilio from 'twilio'
import type { HookAnswer, RawHook, WebhookReader } from '#integrations/ports.ts'
import { InvalidInput } from '#platform/errors.ts'
import { callHooks, readCallHook } from '#providers/twilio/call-hooks.ts'
import { writePlan } from '#providers/twilio/calls.ts'
import { formOf } from '#providers/twilio/hook-fields.ts'
import { messageHooks } from '#providers/twilio/message-hooks.ts'
import type { CallPlan } from '#telephony/ports.ts'

const emptyTwiml = '<?xml version="1.0" encoding="UTF-8"?><Response/>'

/** Twilio's webhooks of one account: those of texts, and those of calls with the sockets of their lines. */
export function createTwilioWebhooks(authToken: string, now: () => Date): WebhookReader {
  return {
    verify: (hook) => {
      const signature = hook.headers['x-twilio-signature'] ?? ''
      const type = hook.headers['content-type'] ?? ''
      if (signature === '' || !type.startsWith('application/x-www-form-urlencoded')) return false
      return twilio.validateRequest(authToken, signature, hook.url, parametersOf(hook))
    },
    read: (hook) => {
      const callHook = callHooks.get(hook.path)
      if (callHook) return [readCallHook(callHook, hook)]
      const readMessageHook = messageHooks.get(hook.path)
      if (!readMessageHook) throw new InvalidInput('There is no webhook of this name.')
      return [readMessageHook(hook, now())]
    },
    verifySocket: ({ url, headers }) => {
      const signature = headers['x-twilio-signature'] ?? ''
      return signature !== '' && twilio.validateRequest(authToken, signature, url, {})
    },
    answer: (hook, decided) => {
      if (callHooks.get(hook.path)?.isAsking) return servedPlan(decided)
      return hook.path === 'messages'
        ? { status: 200, contentType: 'text/xml; charset=utf-8', body: emptyTwiml }
        : { status: 204, contentType: 'text/plain', body: '' }
    },
  }
}

/** Whoever takes a waiting event decides on a plan; anything else is a mistake of ours, and not the caller's end. */
function servedPlan(decided: unknown): HookAnswer {
  if (typeof decided !== 'object' || decided === null || !('kind' in decided))
    throw new TypeError('What was decided of a call is no plan.')
  return { status: 200, ...writePlan(decided as CallPlan) }
}

/** A parameter that comes several times is signed with all its values. */
function parametersOf(hook: RawHook): Record<string, string | string[]> {
  const form = formOf(hook)
  return Object.fromEntries(
    [...new Set(form.keys())].map((key) => {
      const values = form.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}
