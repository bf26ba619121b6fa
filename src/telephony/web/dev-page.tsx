import { PageHead } from '#ui/page-head.tsx'

export function DevPage() {
  return <PageHead title="Workbench" />
}
