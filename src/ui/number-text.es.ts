import { spanishLocale } from './spanish-locale.es.ts'

const formats = new Map<number, Intl.NumberFormat>()

/** As `formatNumber`, for translations; at most `digits` after the comma. */
export function formatNumber(value: number, digits = 0): string {
  const format =
    formats.get(digits) ?? new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: digits })
  formats.set(digits, format)
  return format.format(value)
}
