import { Play, Rocket } from 'lucide-react'
import { useRef, useState } from 'react'
import type { BotDetail } from '#bots/contract.ts'
import { BotBadge } from '#bots/web/bot-badge.tsx'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { useCommand } from '#ui/use-shortcut.ts'
import { useUnsavedGuard } from '#ui/use-unsaved-guard.tsx'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { BenchPanel } from './bench-panel.tsx'
import { botsWords } from './bots-words.ts'
import { BuildPane } from './build-pane.tsx'
import { DraftStateWords } from './draft-state.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { studioWords as words } from './studio-words.ts'
import { useBlockers } from './use-blockers.ts'
import { useDraft } from './use-draft.ts'

/** The studio of one bot: build at the left, bench at the right, on a phone one after the other. */
export function StudioView({ bot }: { bot: BotDetail }) {
  const draft = useDraft(bot)
  const isPhone = useIsPhone()
  const offReason = useRoleReason('builder')
  const url = useUrlFilters(['section', 'view', 'question'])
  const bench = useRef<HTMLDivElement>(null)
  const [isPublishing, setIsPublishing] = useState(false)
  const blockers = useBlockers(draft)
  const guard = useUnsavedGuard(['incomplete', 'conflict', 'failed'].includes(draft.state))
  const isBenchShown = !isPhone || url.values.view === 'bench'
  const tryIt = () => {
    if (isPhone) url.set('view', 'bench')
    requestAnimationFrame(() => bench.current?.querySelector<HTMLElement>('textarea, input')?.focus())
  }
  useCommand(words.tryCommand, tryIt, { keys: 'mod+e', icon: Play, isOff: Boolean(offReason) })
  useCommand(words.publishCommand, () => setIsPublishing(true), {
    keys: 'mod+shift+p',
    icon: Rocket,
    isOff: Boolean(offReason),
  })
  return (
    <>
      <PageHead
        title={isPhone ? bot.name : words.title}
        documentTitle={words.tabTitle(bot.name)}
        crumbs={[
          { label: botsWords.title, to: '/bots' },
          ...(isPhone ? [] : [{ label: bot.name, to: `/bots/${bot.id}` }]),
        ]}
        back={`/bots/${bot.id}`}
        badge={!isPhone && <BotBadge {...bot} />}
        facts={!isPhone && <DraftStateWords draft={draft} />}
        end={
          <>
            {!isPhone && (
              <Button icon={Play} keys="mod+e" disabledReason={offReason} onClick={tryIt}>
                {words.tryIt}
              </Button>
            )}
            <Button
              variant="primary"
              icon={Rocket}
              keys="mod+shift+p"
              disabledReason={offReason}
              onClick={() => setIsPublishing(true)}
            >
              {words.publish}
            </Button>
          </>
        }
      />
      {isPhone && (
        <Tabs
          label={words.buildOrTry}
          className="bg-surface"
          end={<DraftStateWords draft={draft} />}
          value={isBenchShown ? 'bench' : 'build'}
          onChange={(view) => url.set('view', view === 'bench' ? 'bench' : undefined)}
          items={[
            { value: 'build', label: words.build },
            { value: 'bench', label: words.bench },
          ]}
        />
      )}
      <div className="flex min-h-0 grow">
        {(!isPhone || !isBenchShown) && (
          <BuildPane bot={bot} draft={draft} blockers={blockers.list} offReason={offReason} url={url} />
        )}
        {isBenchShown && (
          <aside
            ref={bench}
            aria-label={words.benchLabel}
            className="flex w-96 shrink-0 flex-col border-s border-line bg-canvas narrow:w-80 phone:w-full phone:border-s-0"
          >
            <BenchPanel bot={bot} draft={draft} offReason={offReason} />
          </aside>
        )}
      </div>
      {isPublishing && (
        <PublishDialog
          bot={bot}
          draft={draft}
          blockers={blockers}
          onGoTo={(section, question) => {
            setIsPublishing(false)
            url.set('section', section)
            if (question) url.set('question', question)
            if (isPhone) url.set('view', undefined)
          }}
          onClose={() => setIsPublishing(false)}
        />
      )}
      {guard}
    </>
  )
}
