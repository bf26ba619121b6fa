import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { DataList, type DataListProps } from '#ui/data-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterBar, type FilterBarProps } from '#ui/filter-bar.tsx'
import { activeFilters } from '#ui/filtered-empty.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { BotPeek } from './bot-peek.tsx'
import { pressed } from './pressed.ts'
import { botColumns, type SampleBot, sampleBots } from './sample-bots.tsx'

type Sort = NonNullable<DataListProps<SampleBot>['sort']> & { key: 'calls' | 'micros' }

/** A list as every list of the product is: filtered in the address, sorted, chosen, looked into. */
export function ListSection() {
  const filters = useUrlFilters(['q', 'state', 'peek'])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['bot_1']))
  const [hasNew, setHasNew] = useState(true)
  const [sort, setSort] = useState<Sort>({ key: 'calls', direction: 'descending' })
  const isPhone = useIsPhone()
  const bar: FilterBarProps = {
    filters,
    search: { key: 'q', label: 'Filter bots', placeholder: 'Name, number or id' },
    choices: [stateChoice],
    views: !isPhone && (
      <SavedFilters state={filters.values.state} onChoose={(to) => filters.set('state', to)} />
    ),
    end: !isPhone && (
      <IconButton
        variant="secondary"
        icon={Columns3}
        label="Choose columns"
        onClick={pressed('Choose columns')}
      />
    ),
  }
  const { q, state, peek } = filters.values
  const shown = sampleBots
    .filter(
      (row) => (!q || row.name.toLowerCase().includes(q.toLowerCase())) && (!state || row.state === state),
    )
    .sort((one, other) => (one[sort.key] - other[sort.key]) * (sort.direction === 'ascending' ? 1 : -1))
  const peeked = sampleBots.find((row) => row.id === peek)
  return (
    <div className="flex h-110 min-w-0 overflow-hidden rounded-card border border-line bg-surface phone:h-140">
      <div className="flex min-w-0 grow flex-col">
        <FilterBar {...bar} />
        <DataList
          className="grow"
          what="bots"
          rows={shown}
          columns={botColumns}
          rowKey={(row) => row.id}
          rowName={(row) => `${row.name}, ${row.team}`}
          rowLink={(row) => `/admin?tab=kit&peek=${row.id}`}
          currentKey={peeked?.id}
          sort={sort}
          onSort={(key) => setSort(turned(sort, key))}
          selectedKeys={selected}
          onSelect={setSelected}
          onPeek={(row) => filters.set('peek', row.id)}
          isCompact
          filteredBy={activeFilters(bar)}
          empty={<EmptyState title="No bots yet">A bot answers calls and texts.</EmptyState>}
          newCount={hasNew ? 4 : 0}
          onShowNew={() => setHasNew(false)}
          footer={
            <>
              <span>{selected.size} selected</span>
              <span className="flex items-center gap-1">
                <KeyHint keys="j+k" /> move <KeyHint keys="space" /> peek <KeyHint keys="x" /> select
              </span>
            </>
          }
        />
      </div>
      {peeked && <BotPeek bot={peeked} onClose={() => filters.set('peek', undefined)} />}
    </div>
  )
}

const stateChoice = {
  key: 'state',
  label: 'State',
  options: [
    { value: 'live', label: 'Live' },
    { value: 'paused', label: 'Paused' },
  ],
}

function SavedFilters({
  state,
  onChoose,
}: {
  state: string | undefined
  onChoose: (state: string | undefined) => void
}) {
  return (
    <SegmentedControl
      label="Saved filters of bots"
      value={state ?? 'all'}
      onChange={(value) => onChoose(value === 'all' ? undefined : value)}
      items={[
        { value: 'all', label: 'Every bot', count: 6 },
        { value: 'paused', label: 'Paused', count: 1 },
      ]}
    />
  )
}

function turned(sort: Sort, key: string): Sort {
  const isSame = sort.key === key
  return {
    key: key === 'micros' ? 'micros' : 'calls',
    direction: isSame && sort.direction === 'descending' ? 'ascending' : 'descending',
  }
}
