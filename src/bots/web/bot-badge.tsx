import { CircleCheck, CircleDashed, Pause, PencilLine } from 'lucide-react'
import type { BotSummary } from '#bots/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { botStateWords as words } from './bot-state-words.ts'

interface BotBadgeProps extends Pick<BotSummary, 'status' | 'liveVersion' | 'hasDraftChanges'> {
  /** Without its fill, for dense tables. */
  isPlain?: boolean
}

/** Where a bot stands: never published, live with its version, paused, archived; and whether its draft has edits. */
export function BotBadge({ status, liveVersion, hasDraftChanges, isPlain }: BotBadgeProps) {
  return (
    <span className={classNames('inline-flex items-center gap-x-2 gap-y-1', !isPlain && 'flex-wrap')}>
      <StateBadge status={status} liveVersion={liveVersion} isPlain={isPlain} />
      {hasDraftChanges && liveVersion !== null && status !== 'archived' && (
        <Badge tone="warn" icon={PencilLine} isPlain>
          {words.draftEdits}
        </Badge>
      )}
    </span>
  )
}

function StateBadge({ status, liveVersion, isPlain = false }: Omit<BotBadgeProps, 'hasDraftChanges'>) {
  if (status === 'archived')
    return (
      <Badge icon={CircleDashed} isPlain={isPlain}>
        {words.archived}
      </Badge>
    )
  if (status === 'paused')
    return (
      <Badge icon={Pause} isPlain={isPlain}>
        {words.paused}
      </Badge>
    )
  if (liveVersion === null)
    return (
      <Badge icon={CircleDashed} isPlain={isPlain}>
        {words.neverPublished}
      </Badge>
    )
  return (
    <Badge tone="ok" icon={CircleCheck} isPlain={isPlain}>
      {words.live(liveVersion)}
    </Badge>
  )
}
