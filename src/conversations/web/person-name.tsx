import { PhoneText } from '#ui/phone-text.tsx'
import { conversationWords } from './conversation-words.ts'

/** A contact by name, else by number. */
export function PersonName({ person }: { person: { name: string | null; phone: string | null } }) {
  if (person.name) return <>{person.name}</>
  return person.phone ? <PhoneText number={person.phone} /> : conversationWords.unknownNumber
}
