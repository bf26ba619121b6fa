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
import { factWords } from './fact-words.ts'
import { FirstVersion } from './first-version.tsx'
import { listChanges } from './list-changes.ts'
import { publishWords as words } from './publish-words.ts'
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
      title={words.title(bot.name, nextVersion)}
      note={bot.numbers.length === 0 ? words.noNumber : words.next}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            pending={publish.isPending}
            disabledReason={offReason}
            onClick={() => publish.run(note.trim())}
          >
            {words.publish(nextVersion)}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 outline-none" tabIndex={-1} data-first-focus>
        {fault && (
          <Notice tone="danger" isAlert title={words.notPublished}>
            {fault}
          </Notice>
        )}
        <BlockerList blockers={blockers.list} draft={draft} onGoTo={onGoTo} />
        <section aria-labelledby="what-changes">
          <h3 id="what-changes" className="mb-2 text-13 font-semibold">
            {words.willNotice}{' '}
            {isReady && bot.liveVersion !== null && (
              <span className="font-medium text-muted tabular-nums">{changes.length}</span>
            )}
          </h3>
          {Boolean(live.error) && (
            <ErrorPanel error={live.error} title={words.liveNotLoaded} onRetry={live.refetch}>
              {words.goesOn}
            </ErrorPanel>
          )}
          {Boolean(blockers.error) && !blockers.isKnown && (
            <ErrorPanel error={blockers.error} title={factWords.notLoaded} onRetry={blockers.retry}>
              {words.goesOn}
            </ErrorPanel>
          )}
          {!isReady && !live.error && !blockers.error && <SkeletonRows rows={3} />}
          {isReady && changes.length === 0 && (
            <p className="text-13 text-muted">{words.nothing(bot.liveVersion ?? 1)}</p>
          )}
          {bot.liveVersion === null ? (
            <FirstVersion config={draft.config} />
          ) : (
            <ChangeList changes={changes} />
          )}
        </section>
        <Field label={words.note} aside={words.optional}>
          <TextInput
            value={note}
            maxLength={300}
            placeholder={words.noteExample}
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
  { onDone, onFault }: { onDone: () => void; onFault: (fault: string) => void },
) {
  const client = useQueryClient()
  return useDeed((note: string) => botsClient.publish({ id: bot.id, rev: draft.saved.rev, note }), {
    refresh: [botsQuery.key()],
    onDone: (next) => {
      client.setQueryData(botsQuery.get.queryKey({ input: { id: bot.id } }), next)
      toast({ message: words.isLive(next.name, next.liveVersion ?? 1), tone: 'ok' })
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
  if (known.blockers > 0) return words.reasons.blockers
  if (draft.state === 'incomplete') return draft.faults[0]
  if (draft.state === 'conflict' || draft.state === 'failed') return words.reasons.notSaved
  if (draft.state !== 'saved') return words.reasons.saving
  if (!known.isReady) return words.reasons.comparing
  return known.changes === 0 ? words.reasons.same : undefined
}
