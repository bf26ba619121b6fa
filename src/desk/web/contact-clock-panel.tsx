import type { ContactDetail } from '#contacts/contract.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PaneSection } from '#ui/pane-section.tsx'
import { usePlace } from '#ui/place.ts'
import { TimeZoneInput } from '#ui/time-zone-input.tsx'
import { contactsWords } from './contacts-words.ts'
import { useSaveContact } from './use-contact.ts'
import { useContactCalling } from './use-contact-calling.ts'

const words = contactsWords.clock

/** Where the contact's clock stands: no reminder and no call of ours leaves outside 8 AM to 9 PM on it. */
export function ContactClockPanel({ contact }: { contact: ContactDetail }) {
  const save = useSaveContact(contact)
  const anyOf = new Intl.ListFormat(usePlace().locale, { type: 'disjunction' })
  const { data: calling } = useContactCalling(contact.id)
  const offReason = useRoleReason('agent')
  const guess = calling && anyOf.format(calling.zones.map(cityOf))
  const known = contact.timeZone
  const help = known ? words.known : guess ? words.guessed(guess) : words.unknown
  return (
    <PaneSection title={words.title}>
      {offReason ? (
        <p className="text-muted">{known ? cityOf(known) : help}</p>
      ) : (
        <div className="grid justify-items-start gap-2">
          <Field label={words.label} isLabelHidden help={help} className="w-full">
            <TimeZoneInput value={known ?? undefined} onChange={(timeZone) => save({ timeZone })} />
          </Field>
          {known && (
            <Button size="small" onClick={() => save({ timeZone: null })}>
              {words.guess}
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
