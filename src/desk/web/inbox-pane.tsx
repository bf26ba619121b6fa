import { latePart, useLatePart } from '#ui/late-part.ts'
import type { ConversationPaneProps } from './conversation-pane.tsx'
import { ConversationPaneSkeleton } from './conversation-states.tsx'
import { useConversation } from './use-conversation.ts'

const pane = latePart(() => import('./conversation-pane.tsx'), 'ConversationPane')
if (new URLSearchParams(window.location.search).has('open')) void pane.fetch()

/** The conversation beside the list, which does not wait for its code. */
export function InboxPane(props: ConversationPaneProps) {
  // Asked for while the code is on its way.
  useConversation(props.id)
  const Pane = useLatePart(pane, true)
  return Pane ? <Pane {...props} /> : <ConversationPaneSkeleton />
}
