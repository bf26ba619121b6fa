import { Ban } from 'lucide-react'
import { useState } from 'react'
import { ComingAppointments } from '#booking/web/coming-appointments.tsx'
import type { ContactDetail } from '#contacts/contract.ts'
import { ConsentLog } from '#contacts/web/consent-log.tsx'
import { StopState } from '#contacts/web/stop-state.tsx'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PaneSection } from '#ui/pane-section.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ContactClockPanel } from './contact-clock-panel.tsx'
import { contactsWords } from './contacts-words.ts'
import { StopTextsDialog } from './stop-texts-dialog.tsx'
import { useSaveContact } from './use-contact.ts'

/** What is known about a contact: note, address, numbers, clock, consent. */
export function ContactPanels({ contact }: { contact: ContactDetail }) {
  return (
    <>
      <ComingAppointments contactId={contact.id} />
      <NotePanel key={contact.note} contact={contact} />
      <AddressPanel key={contact.address} contact={contact} />
      <NumbersPanel contact={contact} />
      <ContactClockPanel contact={contact} />
      <PaneSection title={contactsWords.consent} count={contact.consent.length || undefined}>
        <ConsentLog entries={contact.consent} hasPhones={contact.phones.length > 1} />
      </PaneSection>
    </>
  )
}

function NotePanel({ contact }: { contact: ContactDetail }) {
  const [note, setNote] = useState(contact.note)
  const save = useSaveContact(contact)
  const offReason = useRoleReason('agent')
  return (
    <PaneSection title={contactsWords.note.title}>
      <Field label={contactsWords.note.label} isLabelHidden help={offReason ?? contactsWords.note.help}>
        <TextArea
          value={note}
          maxLength={4000}
          readOnly={Boolean(offReason)}
          placeholder={contactsWords.note.hint}
          onChange={(event) => setNote(event.target.value)}
          onBlur={() => note.trim() !== contact.note && save({ note: note.trim() })}
        />
      </Field>
    </PaneSection>
  )
}

function AddressPanel({ contact }: { contact: ContactDetail }) {
  const [address, setAddress] = useState(contact.address ?? '')
  const save = useSaveContact(contact)
  const offReason = useRoleReason('agent')
  const words = contactsWords.address
  return (
    <PaneSection title={words.title}>
      <Field label={words.label} isLabelHidden help={offReason ?? words.help}>
        <TextInput
          value={address}
          maxLength={240}
          readOnly={Boolean(offReason)}
          placeholder={words.hint}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          onBlur={() =>
            address.trim() !== (contact.address ?? '') && save({ address: address.trim() || null })
          }
        />
      </Field>
    </PaneSection>
  )
}

function NumbersPanel({ contact }: { contact: ContactDetail }) {
  const [stopping, setStopping] = useState<string>()
  const offReason = useRoleReason('agent')
  return (
    <PaneSection
      title={contactsWords.numbers}
      count={contact.phones.length > 1 ? contact.phones.length : undefined}
    >
      <ul className="grid gap-2">
        {contact.phones.map(({ phone, stopState }) => (
          <li key={phone} className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1">
            <PhoneText number={phone} className="font-medium" />
            <StopState state={stopState} />
            {stopState === 'open' && (
              <Button
                size="small"
                variant="danger"
                icon={Ban}
                className="ms-auto"
                disabledReason={offReason}
                onClick={() => setStopping(phone)}
              >
                {contactsWords.stop.deed}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {stopping && (
        <StopTextsDialog contactId={contact.id} phone={stopping} onClose={() => setStopping(undefined)} />
      )}
    </PaneSection>
  )
}
