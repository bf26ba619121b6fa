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
import { isMissing } from '#ui/problem.ts'
import { TimeAgo } from '#ui/time-ago.tsx'
import { CallWishStrip } from './call-wish-strip.tsx'
import { ContactCall } from './contact-call.tsx'
import { ContactConversations } from './contact-conversations.tsx'
import { ContactPanels } from './contact-panels.tsx'
import { ContactSkeleton } from './contact-skeleton.tsx'
import { contactsWords } from './contacts-words.ts'
import { sourceWords } from './source-words.ts'
import { useContact, useSaveContact } from './use-contact.ts'

const crumbs = [{ label: contactsWords.title, to: '/contacts' }]

/** One contact: who they are, what they allowed, what was said. */
export function ContactPage() {
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useContact(id)
  if (data) return <ContactView contact={data} />
  if (!error) {
    return (
      <div className="flex grow flex-col bg-surface">
        <PageHead title={contactsWords.contact} crumbs={crumbs} />
        <ContactSkeleton />
      </div>
    )
  }
  return (
    <div className="flex grow flex-col bg-surface">
      {isMissing(error) ? (
        <NotFound what={contactsWords.thisOne}>
          <LinkButton to="/contacts">{contactsWords.all}</LinkButton>
        </NotFound>
      ) : (
        <>
          <PageHead title={contactsWords.contact} crumbs={crumbs} />
          <ErrorPanel error={error} title={contactsWords.failed} onRetry={refetch} />
        </>
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
            label={contactsWords.nameLabel}
            value={contact.name ?? ''}
            placeholder={isReadOnly ? contactsWords.noName : contactsWords.addName}
            isReadOnly={isReadOnly}
            onSave={(name) => save({ name })}
          />
        }
        documentTitle={contact.name ? contactsWords.named(contact.name) : contactsWords.contact}
        facts={[
          {
            label: contactsWords.columns.number,
            value: phone ? <PhoneText number={phone} /> : contactsWords.none,
          },
          { label: contactsWords.columns.cameBy, value: sourceWords(contact.source) },
          { label: contactsWords.columns.since, value: <TimeAgo at={contact.createdAt} /> },
          { label: contactsWords.columns.seen, value: <TimeAgo at={contact.lastSeenAt} /> },
        ]}
        end={
          <>
            <ContactCall contact={contact} />
            <ObjectMenu
              what={contactsWords.object}
              id={contact.id}
              path={`/contacts/${contact.id}`}
              data={contact}
            />
          </>
        }
      >
        <CallWishStrip contactId={contact.id} />
      </DetailHeader>
      <div className="flex min-h-0 grow phone:block phone:overflow-y-auto">
        <ContactConversations contactId={contact.id} />
        <aside
          aria-label={contactsWords.about}
          className="w-86 shrink-0 overflow-y-auto border-s border-line bg-surface phone:w-auto phone:border-t phone:border-s-0"
        >
          <ContactPanels contact={contact} />
        </aside>
      </div>
    </>
  )
}
