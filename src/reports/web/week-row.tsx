import type { Home } from '#reports/contract.ts'
import { Metric, MetricRow } from '#ui/metric.tsx'
import { formatMoney } from '#ui/money-text.tsx'
import { formatNumber } from '#ui/number-text.ts'
import { usePlace } from '#ui/place.ts'
import { homeWords } from './home-words.ts'
import { WaitMetric } from './wait-metric.tsx'
import { countChange, shareChange } from './week-change.ts'
import { WeekLine } from './week-line.tsx'

const { week: words } = homeWords

/** The last seven days in five numbers; the dashed line is the seven days before. */
export function WeekRow({ week }: Pick<Home, 'week'>) {
  const { locale } = usePlace()
  const count = (value: number) => formatNumber(value, locale)
  const percent = (value: number) => `${formatNumber(value, locale, 1)} %`
  const money = (micros: number) => formatMoney({ micros, currency: 'USD', locale })
  const { conversations, answered, resolved, costMicros } = week
  const shareNote = ({ part, whole }: { part: number; whole: number }) =>
    whole === 0 ? words.none : words.share(count(part), count(whole))
  return (
    <section aria-labelledby="week" className="grid gap-2">
      <h2 id="week" className="sr-only">
        {words.title}
      </h2>
      <MetricRow>
        <Metric
          label={words.conversations}
          value={count(conversations.value ?? 0)}
          change={countChange(conversations, locale, true)}
          chart={<WeekLine figure={conversations} say={count} />}
        />
        {[
          { key: 'answered', label: words.answered, help: words.answeredHelp, share: answered },
          { key: 'resolved', label: words.resolved, help: words.resolvedHelp, share: resolved },
        ].map(({ key, label, help, share }) => (
          <Metric
            key={key}
            label={label}
            value={<span title={`${help}: ${shareNote(share)}`}>{oneDecimal(share.value, locale)}</span>}
            unit={share.value === null ? undefined : '%'}
            change={shareChange(share, locale)}
            note={shareNote(share)}
            chart={<WeekLine figure={share} say={percent} />}
          />
        ))}
        <WaitMetric week={week} />
        <Metric
          label={words.cost}
          value={<span title={words.costHelp}>{money(costMicros.value ?? 0)}</span>}
          change={countChange(costMicros, locale, false)}
          note={costMicros.value === 0 ? words.free : undefined}
          chart={
            costMicros.value || costMicros.before ? <WeekLine figure={costMicros} say={money} /> : undefined
          }
        />
      </MetricRow>
    </section>
  )
}

function oneDecimal(value: number | null, locale: string): string {
  if (value === null) return '–'
  return formatNumber(value === 100 ? 100 : Math.min(99.9, value), locale, 1)
}
