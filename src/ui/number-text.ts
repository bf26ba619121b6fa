const formats = new Map<string, Intl.NumberFormat>()

/** A count or amount without a unit in the manner of a locale, such as `1,204`; at most `digits` after the point. */
export function formatNumber(value: number, locale: string, digits = 0): string {
  const key = `${locale}|${digits}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
    formats.set(key, format)
  }
  return format.format(value)
}
