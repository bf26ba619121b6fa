import { useFormContext } from 'react-hook-form'
import { Card, CardBody } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { businessWords } from './business-words.ts'
import type { ProfileValues } from './profile-values.ts'

const { notify: words } = businessWords

/** Who hears of a message a bot takes. */
export function NotifySection() {
  const { register, formState } = useFormContext<ProfileValues>()
  const errors = formState.errors.profile?.notify
  return (
    <Card id="notify" title={words.title} className="scroll-mt-5">
      <CardBody className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Field label={words.phones} error={errors?.phones?.message} help={words.phonesHelp}>
          <TextArea
            inputMode="tel"
            placeholder={words.phonesExample}
            {...register('profile.notify.phones')}
          />
        </Field>
        <Field label={words.emails} error={errors?.emails?.message} help={words.emailsHelp}>
          <TextArea
            inputMode="email"
            placeholder={words.emailsExample}
            {...register('profile.notify.emails')}
          />
        </Field>
      </CardBody>
    </Card>
  )
}
