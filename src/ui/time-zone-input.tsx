import { Combobox, type ComboboxOption } from '#ui/combobox.tsx'
import { controlWords } from '#ui/control-words.ts'

export interface TimeZoneInputProps {
  value: string | undefined
  onChange: (timeZone: string) => void
}

/** Every IANA time zone the browser knows, by typing a city, a region or an offset. Put it in a `Field`. */
export function TimeZoneInput({ value, onChange }: TimeZoneInputProps) {
  return (
    <Combobox
      options={timeZoneOptions()}
      value={value}
      onChange={onChange}
      placeholder={controlWords.timeZone}
    />
  )
}

let cached: ComboboxOption[] | undefined

function timeZoneOptions(): ComboboxOption[] {
  cached ??= [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => {
    const parts = zone.split('/')
    const city = (parts.at(-1) ?? zone).replaceAll('_', ' ')
    const region = parts.length > 1 ? `, ${parts[0]}` : ''
    return { value: zone, label: `${city}${region}`, detail: offsetOf(zone) }
  })
  return cached
}

function offsetOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts()
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
}
