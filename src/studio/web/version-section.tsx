import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, History } from 'lucide-react'
import { useState } from 'react'
import type { BotDetail } from '#bots/contract.ts'
import { botsClient, botsQuery } from '#bots/web/queries.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { ChangeList } from './change-list.tsx'
import { listChanges } from './list-changes.ts'
import type { Draft } from './use-draft.ts'

interface VersionSectionProps {
  bot: BotDetail
  draft: Draft
  offReason: string | undefined
}

/** What was live when, the newest first: each compared with the draft, and put back into it in one click. */
export function VersionSection({ bot, draft, offReason }: VersionSectionProps) {
  const [compared, setCompared] = useState<number>()
  const [asked, setAsked] = useState<number>()
  const restore = useRestore(bot, draft, () => setAsked(undefined))
  if (bot.versions.length === 0) {
    return (
      <EmptyState title="Nothing is published yet">
        Each publish is kept here for good and can be put back. Until the first one the bot stays silent.
      </EmptyState>
    )
  }
  return (
    <Card title="Versions" count={bot.versions.length}>
      <ul>
        {bot.versions.map((version) => (
          <li key={version.id} className="border-b border-line last:border-b-0">
            <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-13">
              <span className="font-medium tabular-nums">v{version.number}</span>
              {version.number === bot.liveVersion && (
                <Badge tone="ok" icon={CircleCheck} isPlain>
                  Live
                </Badge>
              )}
              <span className="min-w-0 grow text-muted">
                {version.publishedBy}
                {version.note && `: ${version.note}`}
              </span>
              <TimeAgo at={version.createdAt} className="text-12 text-muted" />
              <Button
                size="small"
                variant="quiet"
                aria-expanded={compared === version.number}
                aria-label={`Compare v${version.number} with the draft`}
                onClick={() => setCompared(compared === version.number ? undefined : version.number)}
              >
                Compare
              </Button>
              <Button
                size="small"
                variant="quiet"
                icon={History}
                disabledReason={offReason}
                aria-label={`To draft: v${version.number}`}
                onClick={() => setAsked(version.number)}
              >
                To draft
              </Button>
            </div>
            {compared === version.number && <Comparison bot={bot} draft={draft} number={version.number} />}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={`Put v${asked ?? ''} back into the draft?`}
        confirmLabel="Put it back"
        isPending={restore.isPending}
        onConfirm={() => asked !== undefined && restore.run(asked)}
      >
        The draft is replaced by what v{asked} said. What is live stays as it is until you publish.
      </ConfirmDialog>
    </Card>
  )
}

function Comparison({ bot, draft, number }: { bot: BotDetail; draft: Draft; number: number }) {
  const version = useQuery({
    ...botsQuery.version.queryOptions({ input: { id: bot.id, number } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (version.error)
    return (
      <ErrorPanel error={version.error} title="The version could not be loaded" onRetry={version.refetch} />
    )
  if (!version.data) return <SkeletonRows rows={2} />
  const changes = listChanges(version.data.config, draft.config)
  return (
    <div className="border-t border-line bg-sunken px-4 py-3">
      {changes.length === 0 ? (
        <p className="text-13 text-muted">The draft says the same.</p>
      ) : (
        <>
          <p className="mb-2 text-12 text-muted">From v{number} to the draft</p>
          <ChangeList changes={changes} />
        </>
      )}
    </div>
  )
}

function useRestore(bot: BotDetail, draft: Draft, onDone: () => void) {
  const client = useQueryClient()
  const before = draft.saved.config
  const refresh = [botsQuery.list.key()]
  const show = (next: BotDetail) => {
    client.setQueryData(botsQuery.get.queryKey({ input: { id: bot.id } }), next)
    draft.takeTheirs(next)
  }
  const takeBack = useDeed((rev: number) => botsClient.saveDraft({ id: bot.id, rev, config: before }), {
    refresh,
    onDone: show,
  })
  return useDeed((number: number) => botsClient.restore({ id: bot.id, number }), {
    refresh,
    onDone: (next, number) => {
      show(next)
      onDone()
      toast({ message: `The draft is v${number} again`, undo: () => takeBack.run(next.draft.rev) })
    },
  })
}
