import { Smartphone } from 'lucide-react'
import { useSession } from '#teams/web/use-session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { type ActiveFilter, FilteredEmpty } from '#ui/filtered-empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { inboxWords } from './inbox-words.ts'
import type { InboxStatus } from './use-inbox.ts'

interface InboxEmptyProps {
  status: InboxStatus
  filteredBy: readonly ActiveFilter[]
}

/** Why the list is empty: nothing came yet, the view holds nothing, or the filters hide what there is. */
export function InboxEmpty({ status, filteredBy }: InboxEmptyProps) {
  const [only, ...more] = filteredBy
  if (!only) return <NoneYet />
  if (only.key !== 'status' || more.length > 0)
    return <FilteredEmpty what={inboxWords.what} filteredBy={filteredBy} />
  return (
    <EmptyState
      title={inboxWords.noneInView[status]}
      action={<LinkButton to="/conversations">{inboxWords.noneInView.showAll}</LinkButton>}
    />
  )
}

function NoneYet() {
  const { isAdministrator } = useSession()
  return (
    <EmptyState
      title={inboxWords.none.title}
      action={
        isAdministrator && (
          <LinkButton variant="primary" icon={Smartphone} to="/admin/twilio/dev">
            {inboxWords.none.text}
          </LinkButton>
        )
      }
    >
      {inboxWords.none.how}
    </EmptyState>
  )
}
