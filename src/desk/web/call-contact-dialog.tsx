import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContactDetail } from '#contacts/contract.ts'
import type { NumberItem } from '#phones/contract.ts'
import { phonesQuery } from '#phones/web/queries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { Field } from '#ui/field.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast.ts'
import { type CallWords, verdictWords } from './call-wish-words.ts'
import { callingWords } from './calling-words.ts'
import { newRequestKey, useCallDeeds, useContactCalling, useWordsPlace } from './use-contact-calling.ts'

interface CallContactDialogProps {
  contact: ContactDetail
  onClose: () => void
}

/** Which number calls, what about, and what the rules say of it now. */
export function CallContactDialog({ contact, onClose }: CallContactDialogProps) {
  const { country } = usePlace()
  const place = useWordsPlace()
  const calling = useContactCalling(contact.id)
  const numbers = useQuery(phonesQuery.list.queryOptions())
  const [numberId, setNumberId] = useState<string>()
  const [about, setAbout] = useState('')
  const [requestKey] = useState(newRequestKey)
  const { ask, callOff } = useCallDeeds(contact.id)
  const error = calling.error ?? numbers.error
  const speaking = numbers.data?.items.filter(({ bot, capabilities }) => bot !== null && capabilities.voice)
  const chosen = numberId ?? speaking?.[0]?.id
  const words = calling.data && verdictWords(calling.data, place)
  const offReason = words?.deed ? (chosen ? undefined : callingWords.noBot) : words?.detail
  const isHeld = calling.data?.verdict.kind === 'hold'
  const done = ({ intentId }: { intentId: string }) => {
    if (isHeld && words) toast({ message: words.title, undo: () => callOff.run(intentId) })
    onClose()
  }
  const submit = () => {
    if (chosen && words?.deed)
      ask.run({ numberId: chosen, about: about.trim(), requestKey }, { onSuccess: done })
  }
  const phone = calling.data?.phone
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={callingWords.title(
        contact.name ?? (phone ? formatPhone(phone, country) : callingWords.thisContact),
      )}
      description={callingWords.what}
      footer={
        <>
          <Button onClick={onClose}>{callingWords.cancel}</Button>
          <Button variant="primary" pending={ask.isPending} disabledReason={offReason} onClick={submit}>
            {words?.deed ?? callingWords.verdict.callNow}
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorPanel
          error={error}
          title={callingWords.failed}
          onRetry={() => void Promise.all([calling.refetch(), numbers.refetch()])}
        />
      ) : words && speaking && numbers.data ? (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <RulesNotice words={words} />
          <CallerField
            numbers={speaking}
            value={chosen}
            onChange={setNumberId}
            nameOf={(number) =>
              callingWords.callerName(number.bot?.name ?? '', formatPhone(number.phone, country))
            }
          />
          <Field
            label={callingWords.about}
            aside={callingWords.optional}
            help={about.trim() === '' ? callingWords.aboutEmpty : callingWords.aboutSaid(about.trim())}
          >
            <TextInput
              value={about}
              maxLength={200}
              placeholder={callingWords.aboutHint}
              onChange={(event) => setAbout(event.target.value)}
            />
          </Field>
        </form>
      ) : (
        <SkeletonRows />
      )}
    </Dialog>
  )
}

function RulesNotice({ words }: { words: CallWords }) {
  return (
    <Notice tone={words.tone} title={words.title}>
      {words.detail}
    </Notice>
  )
}

interface CallerFieldProps {
  numbers: readonly NumberItem[]
  value: string | undefined
  onChange: (id: string) => void
  nameOf: (number: NumberItem) => string
}

function CallerField({ numbers, value, onChange, nameOf }: CallerFieldProps) {
  if (numbers.length === 0) {
    return (
      <Notice
        tone="warn"
        title={callingWords.noCaller.title}
        action={<LinkButton to="/settings/phones">{callingWords.noCaller.choose}</LinkButton>}
      >
        {callingWords.noCaller.why}
      </Notice>
    )
  }
  return (
    <Field label={callingWords.caller} help={callingWords.callerHelp}>
      <Select
        value={value}
        options={numbers.map((number) => ({ value: number.id, label: nameOf(number) }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
