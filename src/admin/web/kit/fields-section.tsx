import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { Field } from '#ui/field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TimeInput } from '#ui/time-input.tsx'
import { Part } from './part.tsx'

const grid = 'grid grid-cols-2 gap-4 phone:grid-cols-1'

/** One field of each kind, and each kind of field in its states. */
export function FieldsSection() {
  const [voice, setVoice] = useState('willow')
  const [forward, setForward] = useState('503 555 01')
  const isShort = forward.replace(/\D/g, '').length < 10
  return (
    <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
      <Part title="States of a field" className={grid}>
        <Field label="With help" help="Shown to your team only" aside="10 / 40">
          <TextInput defaultValue="Front desk" />
        </Field>
        <Field
          label="With an error"
          error={isShort && 'Two digits are missing'}
          isRequired
          fix={
            <button
              type="button"
              className="link min-h-6 text-start text-12"
              onClick={() => setForward('(503) 555-0100')}
            >
              Use the shop’s
            </button>
          }
        >
          <TextInput inputMode="tel" value={forward} onChange={(event) => setForward(event.target.value)} />
        </Field>
        <Field label="Empty" aside="optional">
          <TextInput type="email" icon={Mail} placeholder="name@example.com" />
        </Field>
        <Field label="Only to read" help="Comes from the carrier">
          <TextInput readOnly value="(503) 555-0142" />
        </Field>
      </Part>
      <Part title="Kinds of fields" className={grid}>
        <Field label="A few choices">
          <Select
            defaultValue="call"
            options={[
              { value: 'call', label: 'Calls and texts' },
              { value: 'text', label: 'Texts' },
            ]}
          />
        </Field>
        <Field label="Many choices">
          <Combobox options={voices} value={voice} onChange={setVoice} />
        </Field>
        <Field label="A time">
          <TimeInput defaultValue="08:00" />
        </Field>
        <Field label="A number">
          <NumberInput unit="calls" defaultValue={6} />
        </Field>
        <Field label="Several lines" className="col-span-full">
          <TextArea placeholder="Thank you for calling" />
        </Field>
      </Part>
      <Choices />
      <Part title="In a row">
        <TextInput isCompact aria-label="Compact" placeholder="Compact, for bars" className="max-w-60" />
        <Button type="submit" onClick={() => setForward('503 555 01')}>
          Bring the error back
        </Button>
      </Part>
    </div>
  )
}

const voices = [
  { value: 'willow', label: 'Willow', detail: 'warm' },
  { value: 'ash', label: 'Ash', detail: 'even' },
  { value: 'rowan', label: 'Rowan', detail: 'bright' },
]

function Choices() {
  const [days, setDays] = useState<readonly string[]>(['Saturday'])
  const weekend = ['Saturday', 'Sunday']
  return (
    <Part title="On and off" className="grid gap-1">
      <Checkbox
        label="Open on the weekend"
        checked={days.length === weekend.length}
        isMixed={days.length === 1}
        onChange={(event) => setDays(event.target.checked ? weekend : [])}
      />
      {weekend.map((day) => (
        <Checkbox
          key={day}
          className="ps-6"
          label={day}
          checked={days.includes(day)}
          onChange={(event) =>
            setDays(event.target.checked ? [...days, day] : days.filter((other) => other !== day))
          }
        />
      ))}
      <Checkbox label="Record calls" disabledReason="Needs admin role" />
      <Switch label="Answer at night" help="From 6 pm to 8 am" defaultChecked />
      <Switch label="Read texts aloud" help="Off while a call goes on" />
      <Switch label="Text abroad" disabledReason="The carrier has not allowed it yet" />
    </Part>
  )
}
