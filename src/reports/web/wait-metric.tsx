import type { Home } from '#reports/contract.ts'
import { Metric } from '#ui/metric.tsx'
import { usePlace } from '#ui/place.ts'
import { formatLength } from '#ui/time-text.ts'
import { homeWords } from './home-words.ts'
import { waitChange } from './week-change.ts'
import { WeekLine } from './week-line.tsx'

const { week: words } = homeWords

/** How long contacts wait for an answer; teams that only text see how fast texts are answered. */
export function WaitMetric({ week: { waitP50Ms, waitP95Ms, answerMsMedian } }: Pick<Home, 'week'>) {
  const { locale } = usePlace()
  if (waitP95Ms.value === null && waitP95Ms.before === null) {
    const [time, unit] = answerMsMedian === null ? ['–'] : formatLength(answerMsMedian).split(' ')
    return (
      <Metric
        label={words.texts}
        value={<span title={words.textsHelp}>{time}</span>}
        unit={unit}
        note={answerMsMedian === null ? words.none : undefined}
      />
    )
  }
  return (
    <Metric
      label={words.wait}
      value={<span title={words.waitHelp}>{formatSeconds(waitP50Ms, locale)}</span>}
      unit={`s / ${formatSeconds(waitP95Ms.value, locale)} s`}
      change={waitChange(waitP95Ms, locale)}
      note={waitP95Ms.value === null ? words.none : undefined}
      chart={<WeekLine figure={waitP95Ms} say={(ms) => `${formatSeconds(ms, locale)} s`} />}
    />
  )
}

/** Milliseconds as seconds with two decimals, such as `1.62`; a dash for none. */
export function formatSeconds(ms: number | null, locale: string): string {
  if (ms === null) return '–'
  return (ms / 1000).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
