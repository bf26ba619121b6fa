import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { businessWords } from './business-words.ts'
import type { ProfileValues, ServiceValues } from './profile-values.ts'
import { SectionEmpty } from './section-empty.tsx'
import { ServiceRow } from './service-row.tsx'
import { useRoleReason } from './use-session.ts'

const { services: words } = businessWords

const blank: ServiceValues = {
  name: '',
  alsoCalled: '',
  description: '',
  durationMinutes: '',
  bufferMinutes: '',
  place: 'business',
  price: { kind: 'quote', amount: '', upTo: '' },
}

/** What the business does. One service is open for editing at a time; a wrong one always is, and all for readers. */
export function ServicesSection() {
  const { control } = useFormContext<ProfileValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'profile.services' })
  const [openAt, setOpenAt] = useState<number>()
  const isReadOnly = useRoleReason('builder') !== undefined
  return (
    <Card
      id="services"
      title={words.title}
      count={fields.length || undefined}
      className="scroll-mt-5"
      action={
        <Button
          size="small"
          icon={Plus}
          onClick={() => {
            append(blank)
            setOpenAt(fields.length)
          }}
        >
          {words.add}
        </Button>
      }
    >
      {fields.length === 0 && <SectionEmpty>{words.none}</SectionEmpty>}
      <ul>
        {fields.map((field, index) => (
          <ServiceRow
            key={field.id}
            index={index}
            isOpen={isReadOnly || openAt === index}
            onToggle={() => setOpenAt(openAt === index ? undefined : index)}
            onRemove={() => {
              remove(index)
              setOpenAt(undefined)
            }}
          />
        ))}
      </ul>
    </Card>
  )
}
