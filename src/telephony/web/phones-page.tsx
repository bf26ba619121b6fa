import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { botsQuery } from '#bots/web/queries.ts'
import { GetNumberDialog } from '#phones/web/get-number-dialog.tsx'
import { NumberRow } from '#phones/web/number-row.tsx'
import { numberWords as words } from '#phones/web/number-words.ts'
import { phonesQuery } from '#phones/web/queries.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'

/** The team's numbers: which bot answers each, and getting another one. */
export function PhonesPage() {
  const list = useQuery(phonesQuery.list.queryOptions())
  const bots = useQuery(botsQuery.list.queryOptions()).data?.items ?? []
  const isPhone = useIsPhone()
  const [isGetting, setIsGetting] = useState(false)
  const roleReason = useRoleReason('admin')
  useLiveInvalidate('number.', phonesQuery.list.key())
  const numbers = list.data?.items.filter((number) => number.status === 'active') ?? []
  const offReason = roleReason ?? (list.data?.canBuy === false ? words.cannotBuy : undefined)
  const getButton = (
    <Button variant="primary" icon={Plus} disabledReason={offReason} onClick={() => setIsGetting(true)}>
      {isPhone ? words.getShort : words.get}
    </Button>
  )
  return (
    <>
      <PageHead
        title={words.title}
        crumbs={[{ label: words.settings, to: '/settings' }]}
        facts={list.data?.carrier}
        end={numbers.length > 0 && getButton}
      />
      <PageBody>
        <Card title={words.card} count={list.data ? numbers.length : undefined}>
          {list.error && !list.data && (
            <ErrorPanel error={list.error} title={words.notLoaded} onRetry={() => list.refetch()}>
              {words.goesOn}
            </ErrorPanel>
          )}
          {list.isPending && <SkeletonRows rows={3} rowClassName="h-16" />}
          {list.data && numbers.length === 0 && (
            <EmptyState title={words.empty.title} action={getButton}>
              {words.empty.text}
            </EmptyState>
          )}
          {numbers.length > 0 && (
            <ul>
              {numbers.map((number) => (
                <NumberRow key={number.id} number={number} bots={bots} />
              ))}
            </ul>
          )}
        </Card>
      </PageBody>
      {isGetting && (
        <GetNumberDialog bots={bots} carrier={list.data?.carrier ?? ''} onClose={() => setIsGetting(false)} />
      )}
    </>
  )
}
