import { Ban, CircleCheck, Clock, Hand } from 'lucide-react'
import type { ConversationSummary } from '#conversations/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { conversationWords } from './conversation-words.ts'

/** Where a conversation stands: with the bot, wanting a person, resolved, or stopped by the contact. */
export function ConversationBadge({ status, isStopped }: Pick<ConversationSummary, 'status' | 'isStopped'>) {
  if (isStopped) {
    return (
      <Badge tone="danger" icon={Ban}>
        {conversationWords.stopped}
      </Badge>
    )
  }
  const { tone, icon } = states[status]
  return (
    <Badge tone={tone} icon={icon}>
      {conversationWords.states[status]}
    </Badge>
  )
}

const states = {
  pending: { tone: 'live', icon: undefined },
  open: { tone: 'warn', icon: Hand },
  snoozed: { tone: 'neutral', icon: Clock },
  resolved: { tone: 'ok', icon: CircleCheck },
} as const
