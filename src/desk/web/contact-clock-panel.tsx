import type { ContactDetail } from '#contacts/contract.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PaneSection } from '#ui/pane-section.tsx'
import { TimeZoneInput } from '#ui/time-zone-input.tsx'
import { useSaveContact } from './use-contact.ts'
import { useContactCalling } from './use-contact-calling.ts'

/** Where the contact's clock stands: no reminder and no call of ours leaves outside 8 AM to 9 PM on it. */
export function ContactClockPanel({ contact }: { contact: ContactDetail }) {
  const save = useSaveContact(contact)
  const { data: calling } = useContactCalling(contact.id)
  const offReason = useRoleReason('agent')
  const guess = calling?.zones.map(cityOf).join(' or ')
  const known = contact.timeZone
  const help = known
    ? 'Reminders and calls go out from 8 AM to 9 PM on this clock.'
    : guess
      ? `Guessed from their number: ${guess}. Reminders and calls go out from 8 AM to 9 PM there.`
      : 'Reminders and calls go out from 8 AM to 9 PM where they are.'
  return (
    <PaneSection title="Their clock">
      {offReason ? (
        <p className="text-muted">{known ? cityOf(known) : help}</p>
      ) : (
        <div className="grid justify-items-start gap-2">
          <Field label="Time zone of this contact" isLabelHidden help={help} className="w-full">
            <TimeZoneInput value={known ?? undefined} onChange={(timeZone) => save({ timeZone })} />
          </Field>
          {known && (
            <Button size="small" onClick={() => save({ timeZone: null })}>
              Guess from the number
            </Button>
          )}
        </div>
      )}
    </PaneSection>
  )
}

/** `America/Los_Angeles` as `Los Angeles`. */
function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
