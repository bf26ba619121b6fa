import type { Figure } from '#reports/contract.ts'
import { Sparkline } from '#ui/sparkline.tsx'
import { homeWords } from './home-words.ts'

/** A figure day by day over the week before; `say` writes one value with its unit. */
export function WeekLine({ figure, say }: { figure: Figure; say: (value: number) => string }) {
  const most = Math.max(0, ...figure.perDay.map((value) => value ?? 0))
  return (
    <Sparkline
      values={figure.perDay}
      previous={figure.perDayBefore}
      label={homeWords.week.chart(say(most))}
    />
  )
}
