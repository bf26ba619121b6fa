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
import { contactsWords } from './contacts-words.ts'

const words = contactsWords.stop

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
      toast({ message: words.done(number) })
      onClose()
    },
    onFailed: (error) => {
      const problem = toProblem(error)
      setFault(problem.errors[0]?.message ?? problem.message)
    },
  })
  const submit = () => (evidence.trim() === '' ? setFault(words.howMissing) : stop.run())
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={words.title(number)}
      description={words.what}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger-solid" pending={stop.isPending} onClick={submit}>
            {words.deed}
          </Button>
        </>
      }
    >
      <Field label={words.how} help={words.howHelp} error={fault} isRequired>
        <TextArea
          value={evidence}
          maxLength={300}
          placeholder={words.howHint}
          onChange={(event) => {
            setEvidence(event.target.value)
            setFault(undefined)
          }}
        />
      </Field>
    </Dialog>
  )
}
