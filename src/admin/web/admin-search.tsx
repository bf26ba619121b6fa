import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Card, CardBody } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { Link } from '#ui/link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useShortcut } from '#ui/use-shortcut.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { adminWords } from './admin-words.ts'
import type { Hit } from './overview.ts'
import { adminQuery } from './queries.ts'

const words = adminWords.search

const fewestCharacters = 3
const pauseMs = 250

/** Any id, number or name, over all teams. */
export function AdminSearch() {
  const field = useRef<HTMLInputElement>(null)
  const filters = useUrlFilters(['q'])
  const inUrl = filters.values.q ?? ''
  const [text, setText] = useState(inUrl)
  const query = text.trim()
  const { set } = filters
  useEffect(() => {
    if (query === inUrl) return
    const timer = setTimeout(() => set('q', query), pauseMs)
    return () => clearTimeout(timer)
  }, [query, inUrl, set])
  const isLong = inUrl.length >= fewestCharacters
  const found = useQuery({
    ...adminQuery.search.queryOptions({ input: { query: inUrl } }),
    enabled: isLong,
    placeholderData: keepPreviousData,
  })
  useShortcut('/', words.label, { run: () => field.current?.focus(), group: adminWords.title })
  const hits = isLong ? found.data?.hits : undefined
  return (
    <div className="grid gap-2">
      <search className="max-w-140">
        <TextInput
          ref={field}
          type="search"
          icon={Search}
          aria-label={words.label}
          placeholder={words.hint}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </search>
      {query !== '' && query.length < fewestCharacters && <p className="text-13 text-muted">{words.short}</p>}
      {isLong && found.error && (
        <ErrorPanel error={found.error} title={words.failed} onRetry={() => found.refetch()} />
      )}
      {isLong && found.isPending && <SkeletonRows rows={3} rowClassName="h-11" />}
      {hits && (
        <Card title={hits.length === 0 ? words.none(inUrl) : words.found} count={hits.length || undefined}>
          {hits.length === 0 && <CardBody className="text-13 text-muted">{words.noneHelp}</CardBody>}
          {hits.length > 0 && (
            <ul>
              {hits.map((hit) => (
                <HitRow key={`${hit.kind} ${hit.id}`} hit={hit} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </div>
  )
}

function HitRow({ hit }: { hit: Hit }) {
  return (
    <li className="relative grid min-h-11 grid-cols-[7rem_minmax(0,1fr)_minmax(0,12rem)_auto] items-center gap-x-4 border-b border-line px-4 py-1.5 text-13 last:border-b-0 hover:bg-hover phone:grid-cols-[minmax(0,1fr)_auto]">
      <span className="text-muted phone:hidden">{words.kinds[hit.kind]}</span>
      <span className="min-w-0">
        {hit.href ? (
          <Link to={hit.href} className="stretched font-medium wrap-anywhere">
            {hit.title}
          </Link>
        ) : (
          <span className="font-medium wrap-anywhere">{hit.title}</span>
        )}
        <span className="block truncate text-muted">{hit.detail}</span>
      </span>
      <span className="truncate text-muted phone:hidden">
        {hit.teamName && (hit.href ? hit.teamName : words.foreign(hit.teamName))}
      </span>
      <span className="relative z-[1]">
        <CopyButton text={hit.id} label={words.copy(hit.title)} />
      </span>
    </li>
  )
}
