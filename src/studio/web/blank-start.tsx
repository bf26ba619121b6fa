import { useState } from 'react'
import { blankBot } from '#studio/compose-bot.ts'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { newBotWords as words } from './new-bot-words.ts'
import { useCreateBot } from './use-create-bot.ts'

export interface StartProps {
  businessName: string
  offReason: string | undefined
}

/** An empty page, for those who know what they want. */
export function BlankStart({ businessName, offReason }: StartProps) {
  const create = useCreateBot()
  const [name, setName] = useState(words.blank.firstName)
  const config = blankBot(businessName)
  const reason = offReason ?? (name.trim() === '' ? words.nameMissing : undefined)
  return (
    <form
      className="max-w-140"
      onSubmit={(event) => {
        event.preventDefault()
        if (!reason) create.run({ name: name.trim(), config, origin: 'blank' })
      }}
    >
      <Card
        title={words.blank.title}
        footer={
          <Button
            type="submit"
            variant="primary"
            className="ms-auto"
            pending={create.isPending}
            disabledReason={reason}
          >
            {words.blank.create}
          </Button>
        }
      >
        <CardBody className="grid gap-4">
          <Field label={words.name} help={words.nameHelp}>
            <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </Field>
          <p className="text-13 text-muted">{words.blank.what(config.greeting)}</p>
        </CardBody>
      </Card>
    </form>
  )
}
