import { PageHead } from '#ui/page-head.tsx'

export function AdminPage() {
  return <PageHead title="Admin" />
}
