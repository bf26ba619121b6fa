import { PhoneOutgoing } from 'lucide-react'
import { useState } from 'react'
import type { ContactDetail } from '#contacts/contract.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { useCommand } from '#ui/use-shortcut.ts'
import { CallContactDialog } from './call-contact-dialog.tsx'
import { callingWords } from './calling-words.ts'
import { isUnderWay, useContactCalling } from './use-contact-calling.ts'

/** Has a bot call the contact, after showing what the rules say. */
export function ContactCall({ contact }: { contact: ContactDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const roleReason = useRoleReason('agent')
  const { data: calling } = useContactCalling(contact.id)
  const offReason =
    roleReason ??
    (contact.phones.length === 0 ? callingWords.noNumber : undefined) ??
    (isUnderWay(calling) ? callingWords.underWay : undefined)
  const open = () => setIsOpen(true)
  useCommand(callingWords.callThis, open, { icon: PhoneOutgoing, isOff: Boolean(offReason) })
  return (
    <>
      <Button icon={PhoneOutgoing} disabledReason={offReason} onClick={open}>
        {callingWords.call}
      </Button>
      {isOpen && <CallContactDialog contact={contact} onClose={() => setIsOpen(false)} />}
    </>
  )
}
