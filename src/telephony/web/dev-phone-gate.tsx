import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { OwnNumber } from './dev-phone-head.tsx'
import { devPhoneWords } from './dev-phone-words.ts'
import { telephonyQuery } from './queries.ts'

const words = devPhoneWords.gate

interface DevPhoneGateProps {
  children: (ready: { numbers: readonly OwnNumber[]; suggestedPhone: string }) => ReactNode
  /** Around whatever stands there until phones can be used. */
  frame?: (content: ReactNode) => ReactNode
  /** In the shape of what will stand there. */
  loading?: ReactNode
}

/** Outside phones where there is an emulated carrier and a number to call; else what is missing and how to get it. */
export function DevPhoneGate({
  children,
  frame = (content) => content,
  loading = <PhoneSkeleton />,
}: DevPhoneGateProps) {
  const phone = useQuery(telephonyQuery.devPhone.queryOptions())
  if (phone.data?.isEmulated && phone.data.numbers.length > 0) return children(phone.data)
  return frame(
    <>
      {phone.error && <ErrorPanel error={phone.error} title={words.failed} onRetry={phone.refetch} />}
      {phone.isPending && loading}
      {phone.data && !phone.data.isEmulated && <EmptyState title={words.real}>{words.realHelp}</EmptyState>}
      {phone.data?.isEmulated && phone.data.numbers.length === 0 && (
        <EmptyState
          title={words.noNumber}
          action={
            <LinkButton variant="primary" to="/settings/phones">
              {words.getNumber}
            </LinkButton>
          }
        >
          {words.noNumberHelp}
        </EmptyState>
      )}
    </>,
  )
}

function PhoneSkeleton() {
  return (
    <div role="status" aria-label={devPhoneWords.loading} className="grid content-start gap-6 p-8">
      <Skeleton className="w-2/5" />
      <Skeleton className="w-3/5" />
    </div>
  )
}
