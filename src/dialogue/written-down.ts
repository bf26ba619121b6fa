import { localTime } from './opening-hours.ts'
import type { Clause } from './read-clause.ts'
import { sayMoment } from './say-moment.ts'
import { sentencesOf } from './split-clauses.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput, DialogueToolCall } from './types.ts'

const asksInWriting =
  /\b(?:text|message|send)\b(?: (?:me|us|it|that|this|those|all))+(?:\W|$)(?!\s*(?:back|when|if|once|before|a bill))|\b(?:send|shoot|drop|get) (?:me|us) (?:a|the|that as a|that in a) (?:text|message)\b|\b(?:by|in|as|via) (?:a )?(?:text|writing|sms)\b/i

/** "Can you text me that", said on a call. */
export function wantsInWriting({ text, emergency }: Clause): boolean {
  return emergency === null && asksInWriting.test(text)
}

/** The text to the caller: what was done last, else what the bot told last; null when there is nothing to write. */
export function textCall(state: TalkState, input: DialogueInput): DialogueToolCall | null {
  if (!state.wantsText || !input.tools.includes('send_text')) return null
  const body = bodyOf(state, input)
  return body === null ? null : { name: 'send_text', arguments: { body } }
}

function bodyOf({ lastDone, said }: TalkState, { business, now }: DialogueInput): string | null {
  const told = sentencesOf(said).filter(
    (sentence) => !sentence.endsWith('?') && !sentence.includes(business.name),
  )
  const isDeed = lastDone !== null && (told.length === 0 || said.includes(lastDone.service))
  if (!isDeed) return told.length === 0 ? null : `${business.name}: ${told.join(' ')}`.slice(0, 1000)
  const moment = sayMoment(lastDone, localTime(now, business.timeZone), 'text')
  return `${business.name}: ${lastDone.service}, ${moment}.`
}
