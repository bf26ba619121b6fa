import type { Dialogue } from './dialogue.ts'

/** What the product knows of the contact as a talk begins: an address of the record is told in texts alone. */
export function knownContact({ channel, contact }: Pick<Dialogue, 'channel' | 'contact'>) {
  const { name, phone, email = null, address = null } = contact
  return { name, phone, email, address: channel === 'text' ? address : null }
}
