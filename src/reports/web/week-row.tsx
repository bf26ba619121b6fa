import type { Home } from '#reports/contract.ts'
import { Metric, type MetricProps, MetricRow } from '#ui/metric.tsx'
import { Sparkline } from '#ui/sparkline.tsx'
import { formatLength } from '#ui/time-text.ts'

/** The last seven days in five numbers; the dashed line is the seven days before. */
export function WeekRow({ week, openTasks }: Pick<Home, 'week' | 'openTasks'>) {
  const perDay = week.perDay.map((day) => day.conversations)
  const perDayBefore = week.perDayBefore.map((day) => day.conversations)
  const [answerTime, answerUnit] =
    week.answerMsMedian === null ? ['–'] : formatLength(week.answerMsMedian).split(' ')
  return (
    <section aria-labelledby="week" className="grid gap-2">
      <h2 id="week" className="sr-only">
        Last 7 days
      </h2>
      <MetricRow>
        <Metric
          label="Conversations, 7 days"
          value={week.conversations}
          change={changeOf(week.conversations, week.conversationsBefore)}
          chart={
            <Sparkline
              values={perDay}
              previous={perDayBefore}
              label={`Conversations a day, at most ${Math.max(0, ...perDay)}; dashed: the 7 days before`}
            />
          }
        />
        <Metric label="Texts received" value={week.textsIn} note={`${week.textsOut} sent`} />
        <Metric label="Texts answered" {...shareOf(week.answered, week.answerable)} />
        <Metric label="Median answer time" value={answerTime} unit={answerUnit} note="After the last text" />
        <Metric label="Messages taken" value={week.tasksTaken} note={`${openTasks} to answer`} />
      </MetricRow>
    </section>
  )
}

/** A share with its base: a percentage alone says nothing. */
function shareOf(part: number, whole: number): Pick<MetricProps, 'value' | 'unit' | 'note'> {
  if (whole === 0) return { value: '–', note: 'None to answer' }
  const percent = (part / whole) * 100
  const text = percent === 100 ? '100' : Math.min(99.9, percent).toFixed(1)
  return { value: text, unit: '%', note: `${part} of ${whole}` }
}

function changeOf(now: number, before: number): MetricProps['change'] {
  if (now === before) return undefined
  const direction = now > before ? 'up' : 'down'
  return { direction, text: `from ${before}`, isGood: direction === 'up' }
}
