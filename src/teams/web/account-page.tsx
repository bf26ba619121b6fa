import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { businessWords } from './business-words.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfileHistory } from './profile-history.tsx'
import { teamsRpc } from './queries.ts'

/** `/settings/account`: what the business says about itself, live in every bot. */
export function AccountPage() {
  const state = useQuery(teamsRpc.query.profile.get.queryOptions())
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  useLiveInvalidate('profile.', teamsRpc.query.profile.key())
  return (
    <>
      <PageHead
        title={businessWords.title}
        crumbs={[{ label: businessWords.settings, to: '/settings' }]}
        facts={state.data && businessWords.savedBy(state.data.version, state.data.updatedBy)}
        end={
          <Button icon={History} onClick={() => setIsHistoryOpen(true)}>
            {businessWords.versions}
          </Button>
        }
      />
      {state.data ? (
        <ProfileForm latest={state.data} />
      ) : state.isError ? (
        <PageBody>
          <ErrorPanel error={state.error} title={businessWords.failed} onRetry={() => state.refetch()} />
        </PageBody>
      ) : (
        <PageBody>
          <div className="max-w-176 rounded-card border border-line bg-surface">
            <SkeletonRows rows={8} rowClassName="h-16" />
          </div>
        </PageBody>
      )}
      <ProfileHistory isOpen={isHistoryOpen} onOpenChange={setIsHistoryOpen} />
    </>
  )
}
