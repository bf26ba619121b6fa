import { useEffect } from 'react'
import { Combobox, type ComboboxOption } from '#ui/combobox.tsx'
import { controlWords } from '#ui/control-words.ts'
import { whenIdle } from '#ui/when-idle.ts'

export interface TimeZoneInputProps {
  value: string | undefined
  onChange: (timeZone: string) => void
}

/** Every IANA time zone the browser knows, by typing a city, a region or an offset. Put it in a `Field`. */
export function TimeZoneInput({ value, onChange }: TimeZoneInputProps) {
  useEffect(() => findOffsetsWhenIdle(timeZoneOptions().map((option) => option.value)), [])
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
    return {
      value: zone,
      label: `${city}${region}`,
      get detail() {
        return offsetOf(zone)
      },
    }
  })
  return cached
}

/** So many take a few milliseconds. */
const zonesPerSlice = 20
const offsets = new Map<string, string>()

/** All of them at once would hold up the page that the box stands on: nobody sees them before it is opened. */
function findOffsetsWhenIdle(zones: readonly string[]): () => void {
  const waiting = zones.filter((zone) => !offsets.has(zone))
  let cancel = () => {}
  const next = () => {
    for (const zone of waiting.splice(0, zonesPerSlice)) offsetOf(zone)
    if (waiting.length > 0) cancel = whenIdle(next)
  }
  cancel = whenIdle(next)
  return () => cancel()
}

function offsetOf(timeZone: string): string {
  const known = offsets.get(timeZone)
  if (known !== undefined) return known
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts()
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
  offsets.set(timeZone, offset)
  return offset
}
