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
import { ChangeList } from './change-list.tsx'
import { listChanges } from './list-changes.ts'
import type { Draft } from './use-draft.ts'

interface PublishDialogProps {
  bot: BotDetail
  draft: Draft
  onClose: () => void
}

/** What people will notice, a note for the team, and the publish itself. Off while nothing changed or not all is saved. */
export function PublishDialog({ bot, draft, onClose }: PublishDialogProps) {
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const live = useQuery({
    ...botsQuery.version.queryOptions({ input: { id: bot.id, number: bot.liveVersion ?? 1 } }),
    enabled: bot.liveVersion !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const publish = useDeed(() => botsClient.publish({ id: bot.id, rev: draft.saved.rev, note: note.trim() }), {
    refresh: [botsQuery.key()],
    onDone: (next) => {
      client.setQueryData(botsQuery.get.queryKey({ input: { id: bot.id } }), next)
      toast({ message: `${next.name} v${next.liveVersion} is live`, tone: 'ok' })
      onClose()
    },
    onFailed: (error) => {
      const problem = toProblem(error)
      setFault(problem.errors[0]?.message ?? problem.message)
    },
  })
  const isReady = bot.liveVersion === null || live.data !== undefined
  const changes = isReady ? listChanges(live.data?.config, draft.config) : []
  const nextVersion = (bot.versions[0]?.number ?? 0) + 1
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={`Publish ${bot.name} v${nextVersion}`}
      note="The next text is answered by the new version. Older ones stay and can be put back."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={publish.isPending}
            disabledReason={reasonNotTo(draft, isReady, changes.length)}
            onClick={() => publish.run()}
          >
            Publish v{nextVersion}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {fault && (
          <Notice tone="danger" isAlert title="It was not published">
            {fault}
          </Notice>
        )}
        {draft.faults.length > 0 && (
          <Notice
            tone="danger"
            title={
              draft.faults.length === 1
                ? 'One thing stops this version'
                : `${draft.faults.length} things stop this version`
            }
          >
            {draft.faults.join('. ')}.
          </Notice>
        )}
        <section aria-labelledby="what-changes">
          <h3 id="what-changes" className="mb-2 text-13 font-semibold">
            What people will notice{' '}
            {isReady && <span className="font-medium text-muted tabular-nums">{changes.length}</span>}
          </h3>
          {live.error && (
            <ErrorPanel
              error={live.error}
              title="The live version could not be loaded"
              onRetry={live.refetch}
            />
          )}
          {!isReady && !live.error && <SkeletonRows rows={3} />}
          {isReady && changes.length === 0 && (
            <p className="text-13 text-muted">Nothing: the draft is what v{bot.liveVersion} says already.</p>
          )}
          <ChangeList changes={changes} />
        </section>
        <Field label="Note for your team" aside="optional">
          <TextInput
            value={note}
            maxLength={300}
            placeholder="Warranty is two years now"
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !reasonNotTo(draft, isReady, changes.length)) publish.run()
            }}
          />
        </Field>
      </div>
    </Dialog>
  )
}

function reasonNotTo(draft: Draft, isReady: boolean, changes: number): string | undefined {
  if (draft.state === 'incomplete') return draft.faults[0]
  if (draft.state === 'conflict' || draft.state === 'failed') return 'The draft is not saved'
  if (draft.state !== 'saved') return 'The draft is being saved'
  if (!isReady) return 'Comparing with the live version'
  return changes === 0 ? 'Nothing has changed' : undefined
}
