import { useState } from 'react'
import { contactsClient, contactsQuery } from '#contacts/web/queries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { toProblem } from '#ui/problem.ts'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'

interface StopTextsDialogProps {
  contactId: string
  phone: string
  onClose: () => void
}

/** Stops all texts to a number because the contact asked a person of the team; asks how they asked. */
export function StopTextsDialog({ contactId, phone, onClose }: StopTextsDialogProps) {
  const { country } = usePlace()
  const [evidence, setEvidence] = useState('')
  const [fault, setFault] = useState<string>()
  const number = formatPhone(phone, country)
  const stop = useDeed(() => contactsClient.stopTexts({ id: contactId, phone, evidence: evidence.trim() }), {
    refresh: [contactsQuery.key()],
    onDone: () => {
      toast({ message: `No more texts go to ${number}` })
      onClose()
    },
    onFailed: (error) => {
      const problem = toProblem(error)
      setFault(problem.errors[0]?.message ?? problem.message)
    },
  })
  const submit = () => (evidence.trim() === '' ? setFault('Say how they asked.') : stop.run())
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={`Stop texts to ${number}?`}
      description="Nothing is sent to this number from now on, also what is waiting to leave. Only they can allow texts again, by writing START."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger-solid" pending={stop.isPending} onClick={submit}>
            Stop texts
          </Button>
        </>
      }
    >
      <Field
        label="How did they ask?"
        help="Kept in the consent log, in case anybody wants to know."
        error={fault}
        isRequired
      >
        <TextArea
          value={evidence}
          maxLength={300}
          placeholder="On the phone on Tuesday: “please stop texting me”"
          onChange={(event) => {
            setEvidence(event.target.value)
            setFault(undefined)
          }}
        />
      </Field>
    </Dialog>
  )
}
