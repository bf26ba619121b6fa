import { usePlace } from '#ui/place.ts'

export interface PhoneTextProps {
  /** E.164, such as `+15035550142`. */
  number: string
  /** The server's own spelling, where it sent one. */
  formatted?: string
  className?: string
}

/** A phone number: national form for the team's own country, else international. Never broken over lines. */
export function PhoneText({ number, formatted, className }: PhoneTextProps) {
  const { country } = usePlace()
  return (
    <span dir="ltr" className={`whitespace-nowrap tabular-nums ${className ?? ''}`}>
      {formatted ?? formatPhone(number, country)}
    </span>
  )
}

const northAmerica = new Set(['US', 'CA', 'PR', 'JM', 'BS', 'BB', 'DO', 'TT'])

/** `(503) 555-0142` at home in North America, `+1 503 555 0142` abroad, groups of three elsewhere. */
export function formatPhone(number: string, country: string): string {
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number)
  if (american) {
    const [, area, office, line] = american
    return northAmerica.has(country) ? `(${area}) ${office}-${line}` : `+1 ${area} ${office} ${line}`
  }
  const other = /^\+(7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/.exec(number)
  if (!other) return number
  const [, code, rest = ''] = other
  return `+${code} ${rest.replace(/(\d{3})(?=\d{2})/g, '$1 ')}`
}
