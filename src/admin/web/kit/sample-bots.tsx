import { CircleCheck, CircleDashed, GitPullRequestArrow, Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import type { DataColumn } from '#ui/data-list.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { PhoneText } from '#ui/phone-text.tsx'

export interface SampleBot {
  id: string
  name: string
  team: string
  state: 'live' | 'rolling' | 'never' | 'paused'
  number: string
  calls: number
  micros: number
}

/** Bots of teams that do not exist. */
export const sampleBots: readonly SampleBot[] = [
  bot('bot_1', ['Receptionist', 'Bluebird Plumbing', 'live', '+15035550100'], [96, 4_120_000]),
  bot('bot_2', ['Front desk', 'Harbor Dental', 'live', '+12065550117'], [88, 3_900_000]),
  bot('bot_3', ['Bookings', 'Lark & Fern Salon', 'live', '+15035550129'], [71, 2_710_000]),
  bot('bot_4', ['Intake', 'Pine Street Vets', 'rolling', '+15415550172'], [27, 1_240_000]),
  bot('bot_5', ['Maintenance', 'Bluebird Plumbing', 'paused', '+15035550103'], [0, 0]),
  bot('bot_6', ['Private events', 'Copper Kettle', 'never', '+442079460018'], [0, 43_000]),
]

function bot(
  id: string,
  [name, team, state, number]: [string, string, SampleBot['state'], string],
  [calls, micros]: [number, number],
): SampleBot {
  return { id, name, team, state, number, calls, micros }
}

export const botStates: Record<SampleBot['state'], ReactNode> = {
  live: (
    <Badge isPlain tone="ok" icon={CircleCheck}>
      Live v12
    </Badge>
  ),
  rolling: (
    <Badge isPlain tone="warn" icon={GitPullRequestArrow}>
      Rolling out 10 %
    </Badge>
  ),
  never: (
    <Badge isPlain icon={CircleDashed}>
      Never published
    </Badge>
  ),
  paused: (
    <Badge isPlain icon={Pause}>
      Paused by Jo
    </Badge>
  ),
}

export const botColumns: DataColumn<SampleBot>[] = [
  { key: 'name', head: 'Bot', cell: (row) => row.name },
  { key: 'team', head: 'Team', cell: (row) => row.team, isMinor: true, phone: 'detail' },
  { key: 'state', head: 'State', cell: (row) => botStates[row.state], phone: 'badge' },
  { key: 'number', head: 'Number', cell: (row) => <PhoneText number={row.number} />, isMinor: true },
  {
    key: 'calls',
    head: 'Calls 24 h',
    cell: (row) => row.calls || '–',
    align: 'end',
    isSortable: true,
    phone: 'end',
  },
  {
    key: 'micros',
    head: 'Cost',
    cell: (row) => <MoneyText micros={row.micros} currency="USD" />,
    align: 'end',
    isSortable: true,
  },
]
