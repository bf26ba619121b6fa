import { PageHead } from '#ui/page-head.tsx'

export function ConversationPage() {
  return <PageHead title="Conversation" />
}
