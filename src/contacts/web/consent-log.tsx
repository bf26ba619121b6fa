import type { ContactDetail } from '#contacts/contract.ts'
import { PhoneText } from '#ui/phone-text.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { weave } from '#ui/weave.tsx'
import { contactStateWords as words } from './contact-state-words.ts'

type Entry = ContactDetail['consent'][number]

/** Each time a contact allowed, stopped or allowed texts again, with their own words as evidence. */
export function ConsentLog({ entries, hasPhones }: { entries: readonly Entry[]; hasPhones: boolean }) {
  if (entries.length === 0) return <p className="text-muted">{words.nothingOnRecord}</p>
  return (
    <ol className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.id}>
          <div className="flex items-baseline gap-2">
            <span className="grow font-medium">{words.consent[entry.state]}</span>
            <TimeAgo at={entry.createdAt} className="text-12 text-muted" />
          </div>
          <p className="text-12 text-muted">
            {entry.evidence
              ? weave(words.quoted, {
                  source: words.evidence[entry.source],
                  words: <bdi>{entry.evidence}</bdi>,
                })
              : words.evidence[entry.source]}
          </p>
          {hasPhones && <PhoneText number={entry.phone} className="text-12 text-muted" />}
        </li>
      ))}
    </ol>
  )
}
