import type { ContactDetail } from '#contacts/contract.ts'
import { PhoneText } from '#ui/phone-text.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'

type Entry = ContactDetail['consent'][number]

/** Each time a contact allowed, stopped or allowed texts again, with their own words as evidence. */
export function ConsentLog({ entries, hasPhones }: { entries: readonly Entry[]; hasPhones: boolean }) {
  if (entries.length === 0) return <p className="text-muted">Nothing is on record yet.</p>
  return (
    <ol className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.id}>
          <div className="flex items-baseline gap-2">
            <span className="grow font-medium">{states[entry.state]}</span>
            <TimeAgo at={entry.createdAt} className="text-12 text-muted" />
          </div>
          <p className="text-12 text-muted">
            {sources[entry.source]}
            {entry.evidence && `: “${entry.evidence}”`}
          </p>
          {hasPhones && <PhoneText number={entry.phone} className="text-12 text-muted" />}
        </li>
      ))}
    </ol>
  )
}

const states: Record<Entry['state'], string> = {
  implied: 'Wrote first, so may be answered',
  revoked: 'Stopped texts',
  restored: 'Allowed texts again',
}
const sources: Record<Entry['source'], string> = {
  keyword: 'Their keyword',
  phrase: 'Their words',
  carrier: 'Told by the carrier',
  person: 'Noted by the team',
  first_message: 'Their first text',
}
