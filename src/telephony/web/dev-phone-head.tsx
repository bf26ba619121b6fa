import { X } from 'lucide-react'
import { useState } from 'react'
import { phoneInWords } from '#phones/web/phone-in-words.ts'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { devPhoneWords as words } from './dev-phone-words.ts'
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
  const name = phoneInWords(phone.from, country)
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
            label={words.remove(name)}
            className="-me-1.5"
            onClick={onRemove}
          />
        )}
      </div>
      {!isOnCall && (
        <Field label={words.target}>
          <Select
            isCompact
            value={phone.to ?? ''}
            options={numbers.map((number) => ({
              value: number.phone,
              label: words.choice({
                number: phoneInWords(number.phone, country),
                bot: number.botName,
                team: number.teamName,
              }),
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
    <Field label={words.self} className="grow" error={isWrong && words.badSelf}>
      <TextInput
        isCompact
        type="tel"
        dir="ltr"
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
