import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { OwnNumber } from './dev-phone-head.tsx'
import { telephonyQuery } from './queries.ts'

interface DevPhoneGateProps {
  children: (ready: { numbers: readonly OwnNumber[]; suggestedPhone: string }) => ReactNode
  /** Around whatever stands there until phones can be used. */
  frame?: (content: ReactNode) => ReactNode
}

/** Outside phones where there is an emulated carrier and a number to call; else what is missing and how to get it. */
export function DevPhoneGate({ children, frame = (content) => content }: DevPhoneGateProps) {
  const phone = useQuery(telephonyQuery.devPhone.queryOptions())
  if (phone.data?.isEmulated && phone.data.numbers.length > 0) return children(phone.data)
  return frame(
    <>
      {phone.error && (
        <ErrorPanel error={phone.error} title="The dev phone could not be loaded" onRetry={phone.refetch} />
      )}
      {phone.isPending && <PhoneSkeleton />}
      {phone.data && !phone.data.isEmulated && (
        <EmptyState title="The dev phone needs the carrier emulator">
          This instance uses a real carrier. Start it with EMULATOR=on to have the emulator beside it.
        </EmptyState>
      )}
      {phone.data?.isEmulated && phone.data.numbers.length === 0 && (
        <EmptyState
          title="No number to text yet"
          action={
            <LinkButton variant="primary" to="/settings/phones">
              Get a number
            </LinkButton>
          }
        >
          A free number on this machine takes a few seconds.
        </EmptyState>
      )}
    </>,
  )
}

function PhoneSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid content-start gap-6 p-8">
      <Skeleton className="w-2/5" />
      <Skeleton className="w-3/5" />
    </div>
  )
}
