import { Ban, CircleCheck, Clock, Hand } from 'lucide-react'
import type { ConversationSummary } from '#conversations/contract.ts'
import { Badge } from '#ui/badge.tsx'

/** Where a conversation stands: with the bot, wanting a person, resolved, or stopped by the contact. */
export function ConversationBadge({ status, isStopped }: Pick<ConversationSummary, 'status' | 'isStopped'>) {
  if (isStopped) {
    return (
      <Badge tone="danger" icon={Ban}>
        Stopped texts
      </Badge>
    )
  }
  const { tone, icon, word } = states[status]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}

const states = {
  pending: { tone: 'live', icon: undefined, word: 'Bot has it' },
  open: { tone: 'warn', icon: Hand, word: 'Needs a person' },
  snoozed: { tone: 'neutral', icon: Clock, word: 'Snoozed' },
  resolved: { tone: 'ok', icon: CircleCheck, word: 'Resolved' },
} as const
