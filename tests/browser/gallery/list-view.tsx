import {
  Bot,
  CircleCheck,
  CircleDashed,
  Columns3,
  Copy,
  Download,
  GitPullRequestArrow,
  Maximize2,
  Pause,
  Plus,
  Share2,
  Shield,
} from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { type DataColumn, DataList } from '#ui/data-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { FilterBar, type FilterBarProps } from '#ui/filter-bar.tsx'
import { activeFilters } from '#ui/filtered-empty.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Peek } from '#ui/peek.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TurnStrip } from '#ui/turn-strip.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { Frame } from './frame.tsx'
import { failedMarks } from './sample-marks.ts'

interface Row {
  id: string
  name: string
  team: string
  state: 'live' | 'rolling' | 'never' | 'paused'
  number: string
  calls: number
  micros: number
}

const rows: Row[] = [
  {
    id: 'bot_1',
    name: 'Receptionist',
    team: 'Bluebird Plumbing',
    state: 'live',
    number: '+15035550100',
    calls: 96,
    micros: 4_120_000,
  },
  {
    id: 'bot_2',
    name: 'Front desk',
    team: 'Harbor Dental',
    state: 'live',
    number: '+12065550117',
    calls: 88,
    micros: 3_900_000,
  },
  {
    id: 'bot_3',
    name: 'Bookings',
    team: 'Lark & Fern Salon',
    state: 'live',
    number: '+15035550129',
    calls: 71,
    micros: 2_710_000,
  },
  {
    id: 'bot_4',
    name: 'Intake',
    team: 'Pine Street Vets',
    state: 'rolling',
    number: '+15415550172',
    calls: 27,
    micros: 1_240_000,
  },
  {
    id: 'bot_5',
    name: 'Maintenance',
    team: 'Bluebird Plumbing',
    state: 'paused',
    number: '+15035550103',
    calls: 0,
    micros: 0,
  },
  {
    id: 'bot_6',
    name: 'Private events',
    team: 'Copper Kettle',
    state: 'never',
    number: '+442079460018',
    calls: 0,
    micros: 43_000,
  },
]

const states = {
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

const columns: DataColumn<Row>[] = [
  { key: 'name', head: 'Bot', cell: (row) => row.name },
  { key: 'team', head: 'Team', cell: (row) => row.team, isMinor: true, phone: 'detail' },
  { key: 'state', head: 'State', cell: (row) => states[row.state], phone: 'badge' },
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
    key: 'cost',
    head: 'Cost',
    cell: (row) => <MoneyText micros={row.micros} currency="USD" />,
    align: 'end',
    isSortable: true,
  },
]

export function ListView() {
  const filters = useUrlFilters(['q', 'state', 'peek'])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['bot_1']))
  const [hasNew, setHasNew] = useState(true)
  const isPhone = useIsPhone()
  const bar: FilterBarProps = {
    filters,
    search: { key: 'q', label: 'Filter bots', placeholder: 'Name, number or id' },
    choices: [
      {
        key: 'state',
        label: 'State',
        options: [
          { value: 'live', label: 'Live' },
          { value: 'paused', label: 'Paused' },
        ],
      },
    ],
  }
  const { q, state } = filters.values
  const shown = rows.filter(
    (row) => (!q || row.name.toLowerCase().includes(q.toLowerCase())) && (!state || row.state === state),
  )
  const peeked = rows.find((row) => row.id === filters.values.peek)
  return (
    <Frame
      rail
      banner={
        <Banner label="Admin notice" icon={Shield}>
          Admin area. What you do here is written to the audit log
        </Banner>
      }
    >
      <PageHead
        title="Bots"
        facts="38 bots, 455 calls today, 0.9 % errors"
        end={
          <>
            {!isPhone && <Button icon={Download}>Export</Button>}
            <Button variant="primary" icon={Plus}>
              New bot
            </Button>
          </>
        }
      />
      <div className="flex min-h-0 grow">
        <div className="flex min-w-0 grow flex-col">
          <FilterBar
            {...bar}
            views={
              !isPhone && (
                <SegmentedControl
                  label="Saved filters"
                  value="all"
                  items={[
                    { value: 'all', label: 'All', count: 38 },
                    { value: 'failing', label: 'Failing tests', count: 2 },
                  ]}
                />
              )
            }
            end={!isPhone && <IconButton variant="secondary" icon={Columns3} label="Columns" />}
          />
          <DataList
            className="grow"
            what="bots"
            rows={shown}
            columns={columns}
            rowKey={(row) => row.id}
            rowName={(row) => `${row.name}, ${row.team}`}
            rowLink={(row) => `/list?peek=${row.id}`}
            currentKey={peeked?.id}
            sort={{ key: 'calls', direction: 'descending' }}
            onSort={() => {}}
            selectedKeys={selected}
            onSelect={setSelected}
            onPeek={(row) => filters.set('peek', row.id)}
            isCompact
            filteredBy={activeFilters(bar)}
            empty={<EmptyState title="No bots yet">A bot answers calls and texts.</EmptyState>}
            hasMore
            newCount={hasNew ? 4 : 0}
            onShowNew={() => setHasNew(false)}
            footer={
              <>
                <span>{selected.size} selected</span>
                <span>{shown.length} of 38, 8 teams</span>
                <span className="flex items-center gap-1">
                  <KeyHint keys="j+k" /> move <KeyHint keys="space" /> peek <KeyHint keys="x" /> select
                </span>
              </>
            }
          />
        </div>
        {peeked && <BotPeek row={peeked} onClose={() => filters.set('peek', undefined)} />}
      </div>
    </Frame>
  )
}

function BotPeek({ row, onClose }: { row: Row; onClose: () => void }) {
  return (
    <Peek
      title={row.name}
      subtitle={`${row.team}, ${row.id}`}
      avatar={<Avatar name={row.name} icon={Bot} tone="accent" />}
      actions={<IconButton icon={Maximize2} label="Open" />}
      onClose={onClose}
      footer={
        <>
          <Button icon={Copy}>Clone</Button>
          <Button icon={Share2}>Share</Button>
          <Button variant="danger" icon={Pause} className="ml-auto">
            Pause
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-1">{states[row.state]}</div>
      <section>
        <h3 className="mb-2 text-12 font-medium text-muted">Last failures</h3>
        <div className="flex items-center gap-3 text-13">
          <TurnStrip marks={failedMarks} /> <span className="grow">Timed out</span>{' '}
          <span className="text-muted">2:31 pm</span>
        </div>
      </section>
      <FactList
        layout="ends"
        facts={[
          { label: 'Voice', value: 'Willow' },
          { label: 'Cap this month', value: '$61 of $150' },
        ]}
      />
    </Peek>
  )
}
