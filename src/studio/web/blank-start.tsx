import { useState } from 'react'
import { blankBot } from '#studio/compose-bot.ts'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useCreateBot } from './use-create-bot.ts'

export interface StartProps {
  businessName: string
  offReason: string | undefined
}

/** An empty page, for those who know what they want. */
export function BlankStart({ businessName, offReason }: StartProps) {
  const create = useCreateBot()
  const [name, setName] = useState('New bot')
  const config = blankBot(businessName)
  const reason = offReason ?? (name.trim() === '' ? 'Give the bot a name' : undefined)
  return (
    <form
      className="max-w-140"
      onSubmit={(event) => {
        event.preventDefault()
        if (!reason) create.run({ name: name.trim(), config, origin: 'blank' })
      }}
    >
      <Card
        title="Blank"
        footer={
          <Button
            type="submit"
            variant="primary"
            className="ml-auto"
            pending={create.isPending}
            disabledReason={reason}
          >
            Create an empty bot
          </Button>
        }
      >
        <CardBody className="grid gap-4">
          <Field label="Name" help="For your team; customers hear the greeting.">
            <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </Field>
          <p className="text-13 text-muted">
            It says “{config.greeting}”, looks up what the business profile says and takes messages. All else
            is yours to write.
          </p>
        </CardBody>
      </Card>
    </form>
  )
}
