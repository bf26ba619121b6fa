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
import { studioWords } from './studio-words.ts'
import type { Draft } from './use-draft.ts'

const words = studioWords.versions

/** Versions drawn at first, and with each further step. */
const pageSize = 30

interface VersionSectionProps {
  bot: BotDetail
  draft: Draft
  offReason: string | undefined
}

/** What was live when, the newest first: each compared with the draft, and put back into it in one click. */
export function VersionSection({ bot, draft, offReason }: VersionSectionProps) {
  const [compared, setCompared] = useState<number>()
  const [shown, setShown] = useState(pageSize)
  const [asked, setAsked] = useState<number>()
  const restore = useRestore(bot, draft, () => setAsked(undefined))
  if (bot.versions.length === 0) {
    return <EmptyState title={words.none}>{words.noneText}</EmptyState>
  }
  return (
    <Card title={words.title} count={bot.versions.length}>
      <ul>
        {bot.versions.slice(0, shown).map((version) => (
          <li key={version.id} className="border-b border-line last:border-b-0">
            <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-13">
              <span className="font-medium tabular-nums">v{version.number}</span>
              {version.number === bot.liveVersion && (
                <Badge tone="ok" icon={CircleCheck} isPlain>
                  {words.live}
                </Badge>
              )}
              <span className="min-w-0 grow wrap-anywhere text-muted">
                {version.publishedBy}
                {version.note && `: ${version.note}`}
              </span>
              <TimeAgo at={version.createdAt} className="text-12 text-muted" />
              <span className="ms-auto flex gap-1">
                <Button
                  size="small"
                  variant="quiet"
                  aria-expanded={compared === version.number}
                  aria-label={words.compareWith(version.number)}
                  onClick={() => setCompared(compared === version.number ? undefined : version.number)}
                >
                  {words.compare}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  icon={History}
                  disabledReason={offReason}
                  aria-label={words.toDraftOf(version.number)}
                  onClick={() => setAsked(version.number)}
                >
                  {words.toDraft}
                </Button>
              </span>
            </div>
            {compared === version.number && <Comparison bot={bot} draft={draft} number={version.number} />}
          </li>
        ))}
      </ul>
      {bot.versions.length > shown && (
        <div className="flex justify-center border-t border-line p-3">
          <Button onClick={() => setShown(shown + pageSize)}>{words.older}</Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={words.ask(asked ?? 0)}
        confirmLabel={words.putBack}
        isPending={restore.isPending}
        onConfirm={() => asked !== undefined && restore.run(asked)}
      >
        {words.askText(asked ?? 0)}
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
    return <ErrorPanel error={version.error} title={words.notLoaded} onRetry={version.refetch} />
  if (!version.data) return <SkeletonRows rows={2} />
  const changes = listChanges(version.data.config, draft.config)
  return (
    <div className="border-t border-line bg-sunken px-4 py-3">
      {changes.length === 0 ? (
        <p className="text-13 text-muted">{words.same}</p>
      ) : (
        <>
          <p className="mb-2 text-12 text-muted">{words.fromTo(number)}</p>
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
      toast({ message: words.restored(number), undo: () => takeBack.run(next.draft.rev) })
    },
  })
}
