import { CircleX, Clock, PhoneMissed } from 'lucide-react'
import { conversationWords } from '#conversations/web/conversation-words.ts'
import { PersonName } from '#conversations/web/person-name.tsx'
import type { Trouble } from '#reports/contract.ts'
import { callEndingWords } from '#telephony/web/call-ending-words.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { TimeAgo } from '#ui/time-ago.tsx'
import { weave } from '#ui/weave.tsx'
import { homeWords } from './home-words.ts'

const { attention: words } = homeWords

/** One call or text that went wrong: what, with whom, why, and the way to it. */
export function TroubleRow({ trouble }: { trouble: Trouble }) {
  const { country } = usePlace()
  const { name, phone } = trouble.contact ?? { name: null, phone: null }
  const spoken = name ?? (phone ? formatPhone(phone, country) : words.someone)
  const isHeld = trouble.kind === 'text' && trouble.delivery === 'held'
  const Icon = trouble.kind === 'call' ? PhoneMissed : isHeld ? Clock : CircleX
  return (
    <li className="flex items-center gap-4 border-b border-line px-4 py-3 text-13 last:border-b-0 phone:gap-3">
      <Icon size={16} className={`shrink-0 ${isHeld ? 'text-warn' : 'text-danger'}`} />
      <div className="min-w-0 grow">
        <div className="flex gap-2">
          <p className="min-w-0 font-medium">{titleOf(trouble)}</p>
          <TimeAgo at={trouble.at} className="ms-auto text-muted" />
        </div>
        <p className="line-clamp-2 break-words text-muted">
          {weave(words.callProblem, {
            name: <PersonName person={{ name, phone }} />,
            why:
              trouble.kind === 'call'
                ? callEndingWords.sentence(trouble.ending.code, trouble.ending.sentence)
                : whyOf(trouble),
          })}
        </p>
      </div>
      {trouble.conversationId && (
        <LinkButton
          to={
            trouble.kind === 'call'
              ? { to: `/conversations/${trouble.conversationId}/debug`, search: { call: trouble.id } }
              : `/conversations/${trouble.conversationId}`
          }
          aria-label={trouble.kind === 'call' ? words.debugOf(spoken) : words.openOf(spoken)}
        >
          {trouble.kind === 'call' ? words.debug : words.open}
        </LinkButton>
      )}
    </li>
  )
}

function titleOf(trouble: Trouble): string {
  if (trouble.kind === 'call') return callEndingWords.title(trouble.ending.code, trouble.ending.title)
  const titles: Readonly<Record<string, string>> = words.texts
  return titles[trouble.delivery] ?? words.texts.other
}

function whyOf({ rule, reason, delivery, text }: Extract<Trouble, { kind: 'text' }>): string {
  if (reason) return conversationWords.rule(rule ?? '', reason)
  const why: Readonly<Record<string, string>> = conversationWords.whyNotDelivered
  return why[delivery] ?? words.quote(text)
}
