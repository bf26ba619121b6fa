import { useFormContext } from 'react-hook-form'
import { Card, CardBody } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { ProfileValues } from './profile-values.ts'

/** Who hears of a message a bot takes. */
export function NotifySection() {
  const { register, formState } = useFormContext<ProfileValues>()
  const errors = formState.errors.profile?.notify
  return (
    <Card id="notify" title="Who is told" className="scroll-mt-5">
      <CardBody className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <Field label="Phones" error={errors?.phones?.message} help="Get a text when a bot takes a message.">
          <TextArea
            inputMode="tel"
            placeholder="One number to a line"
            {...register('profile.notify.phones')}
          />
        </Field>
        <Field label="E-mails" error={errors?.emails?.message} help="Get a mail when a bot takes a message.">
          <TextArea
            inputMode="email"
            placeholder="One address to a line"
            {...register('profile.notify.emails')}
          />
        </Field>
      </CardBody>
    </Card>
  )
}
