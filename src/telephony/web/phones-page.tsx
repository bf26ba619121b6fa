import { PageHead } from '#ui/page-head.tsx'

export function PhonesPage() {
  return <PageHead title="Phone numbers" />
}
