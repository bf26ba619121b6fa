import { usePlace } from '#ui/place.ts'

export interface MoneyTextProps {
  /** Millionths of the currency's unit, as on the wire. */
  micros: number
  /** ISO 4217. */
  currency: string
  className?: string
}

/** An amount with its sign; below one unit three decimals, so that the cost of a call can be read. */
export function MoneyText({ micros, currency, className }: MoneyTextProps) {
  const { locale } = usePlace()
  return (
    <span className={`whitespace-nowrap tabular-nums ${className ?? ''}`}>
      {formatMoney({ micros, currency, locale })}
    </span>
  )
}

/** The amount as text, such as `$6.18` or `$0.043`. */
export function formatMoney({
  micros,
  currency,
  locale,
}: {
  micros: number
  currency: string
  locale: string
}): string {
  const amount = micros / 1_000_000
  const isSmall = amount !== 0 && Math.abs(amount) < 1
  const digits = isSmall ? { minimumFractionDigits: 2, maximumFractionDigits: 3 } : {}
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(amount)
}
