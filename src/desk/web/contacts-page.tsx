import { PageHead } from '#ui/page-head.tsx'

export function ContactsPage() {
  return <PageHead title="Contacts" />
}
