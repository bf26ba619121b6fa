import { CircleCheck, CircleDashed, Pause, PencilLine } from 'lucide-react'
import type { BotSummary } from '#bots/contract.ts'
import { Badge } from '#ui/badge.tsx'

/** Where a bot stands: never published, live with its version, paused, archived; and whether its draft has edits. */
export function BotBadge({
  status,
  liveVersion,
  hasDraftChanges,
}: Pick<BotSummary, 'status' | 'liveVersion' | 'hasDraftChanges'>) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <StateBadge status={status} liveVersion={liveVersion} />
      {hasDraftChanges && liveVersion !== null && status !== 'archived' && (
        <Badge tone="warn" icon={PencilLine} isPlain>
          Draft edits
        </Badge>
      )}
    </span>
  )
}

function StateBadge({ status, liveVersion }: Pick<BotSummary, 'status' | 'liveVersion'>) {
  if (status === 'archived') return <Badge icon={CircleDashed}>Archived</Badge>
  if (status === 'paused') return <Badge icon={Pause}>Paused</Badge>
  if (liveVersion === null) return <Badge icon={CircleDashed}>Never published</Badge>
  return (
    <Badge tone="ok" icon={CircleCheck}>
      Live v{liveVersion}
    </Badge>
  )
}
