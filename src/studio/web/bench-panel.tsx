import { FlaskConical, RotateCcw } from 'lucide-react'
import type { BotDetail } from '#bots/contract.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useStickToEnd } from '#ui/use-stick-to-end.ts'
import { BenchClock } from './bench-clock.tsx'
import { BenchComposer } from './bench-composer.tsx'
import { BenchTranscript } from './bench-transcript.tsx'
import { benchWords as words } from './bench-words.ts'
import { studioWords } from './studio-words.ts'
import { useBench } from './use-bench.ts'
import type { Draft } from './use-draft.ts'

interface BenchPanelProps {
  bot: BotDetail
  draft: Draft
  offReason: string | undefined
}

/** Talk with the draft as a customer would. Nothing leaves the bench: no text, no booking, no message. */
export function BenchPanel({ bot, draft, offReason }: BenchPanelProps) {
  const bench = useBench(bot.id, draft, Boolean(offReason))
  const { talk, latest } = bench
  const scroller = useStickToEnd<HTMLDivElement>(`${talk?.lines.at(-1)?.id} ${bench.unsent ?? ''}`)
  if (offReason) {
    return (
      <EmptyState title={words.forBuilders}>
        {offReason}. {studioWords.whoGrants}
      </EmptyState>
    )
  }
  return (
    <>
      <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-1.5">
        <h2 className="text-14 font-semibold phone:sr-only">{words.title}</h2>
        <SegmentedControl
          label={words.tryBy}
          value={bench.scene.channel}
          onChange={(channel) => bench.restart({ channel: channel === 'text' ? 'text' : 'chat' })}
          items={[
            { value: 'chat', label: words.chat },
            { value: 'text', label: words.text },
          ]}
        />
        <span className="ms-auto flex items-center">
          <BenchClock bench={bench} />
          <IconButton
            icon={RotateCcw}
            label={words.startOver}
            disabledReason={talk && talk.lines.length > 0 ? undefined : words.nothingSaid}
            onClick={() => bench.restart()}
          />
        </span>
      </header>
      <p className="flex shrink-0 items-center gap-2 border-b border-line px-4 py-1.5 text-12 text-muted">
        <FlaskConical size={14} />
        {words.practice}
      </p>
      <div ref={scroller} className="min-h-0 grow overflow-y-auto bg-surface">
        {latest.isPending && <SkeletonRows rows={4} />}
        {Boolean(latest.error) && (
          <ErrorPanel error={latest.error} title={words.notOpened} onRetry={() => void latest.refetch()}>
            {words.goesOn}
          </ErrorPanel>
        )}
        {latest.data && <BenchTranscript bot={bot} bench={bench} draft={draft} />}
      </div>
      <BenchComposer bench={bench} note={draftWords(draft)} />
    </>
  )
}

function draftWords({ state }: Draft): string {
  if (state === 'saved') return words.drafts.saved
  return state === 'saving' || state === 'waiting' ? words.drafts.saving : words.drafts.unsaved
}
