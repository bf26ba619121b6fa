import { CircleCheck, CircleX, Clock, PhoneOff } from 'lucide-react'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { type WishWords, wishWords } from './call-wish-words.ts'
import { callingWords } from './calling-words.ts'
import { useCallDeeds, useContactCalling, useWordsPlace } from './use-contact-calling.ts'

const icons = { ok: CircleCheck, warn: Clock, danger: CircleX, neutral: PhoneOff, live: undefined } as const

/** How the last call that was asked for fares, under the contact's head; nothing where none was. */
export function CallWishStrip({ contactId }: { contactId: string }) {
  const place = useWordsPlace()
  const { data } = useContactCalling(contactId)
  const { callOff } = useCallDeeds(contactId)
  const roleReason = useRoleReason('agent')
  const wish = data?.wish
  if (!wish) return null
  const words = wishWords(wish, place)
  const mayCallOff = wish.state === 'held' || wish.state === 'waiting'
  return (
    <section
      aria-label={callingWords.wish.label}
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line px-6 py-2 text-13 phone:px-4"
    >
      <span aria-live="polite" className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge words={words} />
        <span className="min-w-0 text-muted">{words.sentence}</span>
      </span>
      <TimeAgo at={wish.askedAt} className="text-12 text-muted" />
      <span className="ms-auto flex gap-2 phone:ms-0">
        {wish.conversationId && (
          <LinkButton size="small" to={`/conversations/${wish.conversationId}`}>
            {wish.state === 'talking' ? callingWords.wish.follow : callingWords.wish.see}
          </LinkButton>
        )}
        {mayCallOff && (
          <Button
            size="small"
            pending={callOff.isPending}
            disabledReason={roleReason}
            onClick={() => callOff.run(wish.intentId)}
          >
            {callingWords.wish.doNotCall}
          </Button>
        )}
      </span>
    </section>
  )
}

function StateBadge({ words }: { words: WishWords }) {
  return (
    <Badge tone={words.tone} icon={icons[words.tone]}>
      {words.state}
    </Badge>
  )
}
