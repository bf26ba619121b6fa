import type { BotWeek } from '#reports/contract.ts'
import type { DataColumn } from '#ui/data-list-props.ts'
import { formatNumber } from '#ui/number-text.ts'
import type { Place } from '#ui/place.ts'
import { botWeekWords as words } from './bot-week-words.ts'
import { formatSeconds } from './wait-metric.tsx'

interface WithWeek {
  week: BotWeek | undefined
}

/** How a bot's last seven days went: the share that needed nobody, and how long callers waited. */
export function botWeekColumns({ locale }: Place): readonly DataColumn<WithWeek>[] {
  return [
    {
      key: 'resolved',
      head: <abbr title={words.resolvedHelp}>{words.resolved}</abbr>,
      align: 'end',
      cell: ({ week }) => shareText(week, locale),
    },
    {
      key: 'wait',
      head: <abbr title={words.waitHelp}>{words.wait}</abbr>,
      align: 'end',
      cell: ({ week }) => formatSeconds(week?.waitP95Ms ?? null, locale),
    },
  ]
}

export function shareText(week: BotWeek | undefined, locale: string): string {
  return week?.resolved.value == null ? '–' : `${formatNumber(week.resolved.value, locale)} %`
}
