import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BotDetail } from '#bots/contract.ts'
import { botsClient, botsQuery } from '#bots/web/queries.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { toProblem } from '#ui/problem.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { BlockerList } from './blocker-list.tsx'
import { ChangeList } from './change-list.tsx'
import { FirstVersion } from './first-version.tsx'
import { listChanges } from './list-changes.ts'
import type { StudioSection } from './studio-sections.ts'
import type { Blockers } from './use-blockers.ts'
import type { Draft } from './use-draft.ts'

interface PublishDialogProps {
  bot: BotDetail
  draft: Draft
  blockers: Blockers
  onGoTo: (section: StudioSection, questionId?: string) => void
  onClose: () => void
}

/** What stops this version first, each with its fix; then what people will notice; then the publish itself. */
export function PublishDialog({ bot, draft, blockers, onGoTo, onClose }: PublishDialogProps) {
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const live = useQuery({
    ...botsQuery.version.queryOptions({ input: { id: bot.id, number: bot.liveVersion ?? 1 } }),
    enabled: bot.liveVersion !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const publish = usePublish(bot, draft, { onDone: onClose, onFault: setFault })
  const isReady = (bot.liveVersion === null || live.data !== undefined) && blockers.isKnown
  const changes = isReady ? listChanges(live.data?.config, draft.config) : []
  const nextVersion = (bot.versions[0]?.number ?? 0) + 1
  const offReason = reasonNotTo(draft, { isReady, changes: changes.length, blockers: blockers.list.length })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={`Publish ${bot.name} v${nextVersion}`}
      note={
        bot.numbers.length === 0
          ? 'It has no number yet. Give it one under Phone numbers, so that somebody can reach it.'
          : 'The next text is answered by the new version. Older ones stay and can be put back.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={publish.isPending}
            disabledReason={offReason}
            onClick={() => publish.run(note.trim())}
          >
            Publish v{nextVersion}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 outline-none" tabIndex={-1} data-first-focus>
        {fault && (
          <Notice tone="danger" isAlert title="It was not published">
            {fault}
          </Notice>
        )}
        <BlockerList blockers={blockers.list} draft={draft} onGoTo={onGoTo} />
        <section aria-labelledby="what-changes">
          <h3 id="what-changes" className="mb-2 text-13 font-semibold">
            What callers will notice{' '}
            {isReady && bot.liveVersion !== null && (
              <span className="font-medium text-muted tabular-nums">{changes.length}</span>
            )}
          </h3>
          {Boolean(live.error) && (
            <ErrorPanel
              error={live.error}
              title="The live version could not be loaded"
              onRetry={live.refetch}
            />
          )}
          {Boolean(blockers.error) && !blockers.isKnown && (
            <ErrorPanel
              error={blockers.error}
              title="The business profile could not be loaded"
              onRetry={blockers.retry}
            />
          )}
          {!isReady && !live.error && !blockers.error && <SkeletonRows rows={3} />}
          {isReady && changes.length === 0 && (
            <p className="text-13 text-muted">Nothing: the draft is what v{bot.liveVersion} says already.</p>
          )}
          {bot.liveVersion === null ? (
            <FirstVersion config={draft.config} />
          ) : (
            <ChangeList changes={changes} />
          )}
        </section>
        <Field label="Note for your team" aside="optional">
          <TextInput
            value={note}
            maxLength={300}
            placeholder="Warranty is two years now"
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !offReason) publish.run(note.trim())
            }}
          />
        </Field>
      </div>
    </Dialog>
  )
}

function usePublish(
  bot: BotDetail,
  draft: Draft,
  { onDone, onFault }: { onDone: () => void; onFault: (words: string) => void },
) {
  const client = useQueryClient()
  return useDeed((note: string) => botsClient.publish({ id: bot.id, rev: draft.saved.rev, note }), {
    refresh: [botsQuery.key()],
    onDone: (next) => {
      client.setQueryData(botsQuery.get.queryKey({ input: { id: bot.id } }), next)
      toast({ message: `${next.name} v${next.liveVersion} is live`, tone: 'ok' })
      onDone()
    },
    onFailed: (error) => {
      const problem = toProblem(error)
      onFault(problem.errors[0]?.message ?? problem.message)
    },
  })
}

function reasonNotTo(
  draft: Draft,
  known: { isReady: boolean; changes: number; blockers: number },
): string | undefined {
  if (known.blockers > 0) return 'Put right what stops it first'
  if (draft.state === 'incomplete') return draft.faults[0]
  if (draft.state === 'conflict' || draft.state === 'failed') return 'The draft is not saved'
  if (draft.state !== 'saved') return 'The draft is being saved'
  if (!known.isReady) return 'Comparing with the live version'
  return known.changes === 0 ? 'Nothing has changed' : undefined
}
