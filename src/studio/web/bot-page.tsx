import { PageHead } from '#ui/page-head.tsx'

export function BotPage() {
  return <PageHead title="Bot" />
}
