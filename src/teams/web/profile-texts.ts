/** The entries of a text with one to a line, or parted by commas. */
export function listOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** An amount as people write it, `$1,089.50`; null when it is none. */
export function moneyOf(text: string): { micros: number; currency: 'USD' } | null {
  const match = /^\$?\s*(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''))
  if (!match) return null
  const [, whole = '0', cents = ''] = match
  return { micros: Number(whole) * 1_000_000 + Number(cents.padEnd(2, '0')) * 10_000, currency: 'USD' }
}

/** The amount for a field: `89`, or `89.50` with cents. */
export function moneyText(micros: number): string {
  return micros % 1_000_000 === 0 ? String(micros / 1_000_000) : (micros / 1_000_000).toFixed(2)
}
