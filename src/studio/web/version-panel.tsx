import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, History } from 'lucide-react'
import { useState } from 'react'
import type { BotDetail } from '#bots/contract.ts'
import { botsClient, botsQuery } from '#bots/web/queries.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { PaneSection } from '#ui/pane-section.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import type { Draft } from './use-draft.ts'

interface VersionPanelProps {
  bot: BotDetail
  draft: Draft
  offReason: string | undefined
}

/** What was live when, the newest first; each goes back into the draft in one click. */
export function VersionPanel({ bot, draft, offReason }: VersionPanelProps) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<number>()
  const show = (next: BotDetail) => {
    client.setQueryData(botsQuery.get.queryKey({ input: { id: bot.id } }), next)
    draft.takeTheirs(next)
  }
  const before = draft.saved.config
  const refresh = [botsQuery.list.key()]
  const takeBack = useDeed((rev: number) => botsClient.saveDraft({ id: bot.id, rev, config: before }), {
    refresh,
    onDone: show,
  })
  const restore = useDeed((number: number) => botsClient.restore({ id: bot.id, number }), {
    refresh,
    onDone: (next, number) => {
      show(next)
      setAsked(undefined)
      toast({ message: `The draft is v${number} again`, undo: () => takeBack.run(next.draft.rev) })
    },
  })
  return (
    <PaneSection title="Versions" count={bot.versions.length || undefined}>
      {bot.versions.length === 0 && (
        <p className="text-muted">Nothing is published yet. Until then the bot stays silent.</p>
      )}
      <ul className="grid gap-2.5">
        {bot.versions.map((version) => (
          <li key={version.id}>
            <div className="flex min-h-7 items-center gap-2">
              <span className="font-medium tabular-nums">v{version.number}</span>
              {version.number === bot.liveVersion && (
                <Badge tone="ok" icon={CircleCheck} isPlain>
                  Live
                </Badge>
              )}
              <TimeAgo at={version.createdAt} className="ml-auto text-12 text-muted" />
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
            <p className="text-12 text-muted">
              {version.publishedBy}
              {version.note && `: ${version.note}`}
            </p>
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
    </PaneSection>
  )
}
