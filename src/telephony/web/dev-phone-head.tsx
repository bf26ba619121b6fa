import { X } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { DevPhone } from './dev-phones.ts'
import { parseCaller } from './parse-caller.ts'

export interface OwnNumber {
  phone: string
  label: string
  botName: string | null
  teamName: string
}

interface DevPhoneHeadProps {
  phone: DevPhone
  numbers: readonly OwnNumber[]
  /** On a call neither can be changed. */
  isOnCall: boolean
  onChange: (change: Partial<DevPhone>) => void
  onRemove: (() => void) | undefined
}

/** Who this phone is, and whom it calls and texts. */
export function DevPhoneHead({ phone, numbers, isOnCall, onChange, onRemove }: DevPhoneHeadProps) {
  const { country } = usePlace()
  const name = formatPhone(phone.from, country)
  return (
    <div className="grid gap-2.5 border-b border-line p-4 pt-3">
      <div className="flex items-start gap-1">
        {isOnCall ? (
          <p className="grow pt-1 text-14 font-semibold tabular-nums">{name}</p>
        ) : (
          <Caller key={phone.from} from={phone.from} onChange={(from) => onChange({ from })} />
        )}
        {onRemove && (
          <IconButton
            size="small"
            icon={X}
            label={`Remove phone ${name}`}
            className="-mr-1.5"
            onClick={onRemove}
          />
        )}
      </div>
      {!isOnCall && (
        <Field label="Calls and texts">
          <Select
            isCompact
            value={phone.to ?? ''}
            options={numbers.map((number) => ({
              value: number.phone,
              label: `${formatPhone(number.phone, country)}, ${number.botName ?? 'no bot'} · ${number.teamName}`,
            }))}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}

function Caller({ from, onChange }: { from: string; onChange: (from: string) => void }) {
  const { country } = usePlace()
  const [text, setText] = useState(formatPhone(from, country))
  const [isWrong, setIsWrong] = useState(false)
  const take = () => {
    const number = parseCaller(text)
    setIsWrong(number === undefined)
    if (number === undefined) return
    setText(formatPhone(number, country))
    if (number !== from) onChange(number)
  }
  return (
    <Field
      label="This phone"
      className="grow"
      error={isWrong && 'Write a whole number, with + and country code outside North America.'}
    >
      <TextInput
        isCompact
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={text}
        className="font-semibold tabular-nums"
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </Field>
  )
}
