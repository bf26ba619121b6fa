import { useParams } from '@tanstack/react-router'
import { useRoleReason } from '#teams/web/use-session.ts'
import { DetailHeader } from '#ui/detail-header.tsx'
import { EditableTitle } from '#ui/editable-title.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFound } from '#ui/not-found.tsx'
import { ObjectMenu } from '#ui/object-menu.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { toProblem } from '#ui/problem.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { CallWishStrip } from './call-wish-strip.tsx'
import { ContactCall } from './contact-call.tsx'
import { ContactConversations } from './contact-conversations.tsx'
import { ContactPanels } from './contact-panels.tsx'
import { sourceWords } from './source-words.ts'
import { useContact, useSaveContact } from './use-contact.ts'

const crumbs = [{ label: 'Contacts', to: '/contacts' }]

/** One contact: who they are, what they allowed, what was said. */
export function ContactPage() {
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useContact(id)
  if (data) return <ContactView contact={data} />
  if (!error) {
    return (
      <div className="grow bg-surface">
        <PageHead title="Contact" crumbs={crumbs} />
        <SkeletonRows />
      </div>
    )
  }
  return (
    <div className="grow bg-surface">
      {toProblem(error).status === 404 ? (
        <NotFound what="This contact">
          <LinkButton to="/contacts">All contacts</LinkButton>
        </NotFound>
      ) : (
        <ErrorPanel error={error} title="The contact could not be loaded" onRetry={refetch} />
      )}
    </div>
  )
}

function ContactView({ contact }: { contact: NonNullable<ReturnType<typeof useContact>['data']> }) {
  const save = useSaveContact(contact)
  const isReadOnly = Boolean(useRoleReason('agent'))
  const phone = contact.phones[0]?.phone
  return (
    <>
      <DetailHeader
        crumbs={crumbs}
        title={
          <EditableTitle
            key={contact.name}
            label="Contact name"
            value={contact.name ?? ''}
            placeholder={isReadOnly ? 'No name yet' : 'Add a name'}
            isReadOnly={isReadOnly}
            onSave={(name) => save({ name })}
          />
        }
        documentTitle={contact.name ?? 'Contact'}
        facts={[
          { label: 'Number', value: phone ? <PhoneText number={phone} /> : 'None' },
          { label: 'Came by', value: sourceWords(contact.source) },
          { label: 'Known since', value: <TimeAgo at={contact.createdAt} /> },
          { label: 'Last heard from', value: <TimeAgo at={contact.lastSeenAt} /> },
        ]}
        end={
          <>
            <ContactCall contact={contact} />
            <ObjectMenu what="contact" id={contact.id} path={`/contacts/${contact.id}`} data={contact} />
          </>
        }
      >
        <CallWishStrip contactId={contact.id} />
      </DetailHeader>
      <div className="flex min-h-0 grow phone:block phone:overflow-y-auto">
        <ContactConversations contactId={contact.id} />
        <aside
          aria-label="About this contact"
          className="w-86 shrink-0 overflow-y-auto border-l border-line bg-surface phone:w-auto phone:border-t phone:border-l-0"
        >
          <ContactPanels contact={contact} />
        </aside>
      </div>
    </>
  )
}
