import { PageHead } from '#ui/page-head.tsx'

export function BotsPage() {
  return <PageHead title="Bots" />
}
