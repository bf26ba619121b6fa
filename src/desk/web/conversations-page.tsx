import { PageHead } from '#ui/page-head.tsx'

export function ConversationsPage() {
  return <PageHead title="Inbox" />
}
