import { Pause, Play, Rocket } from 'lucide-react'
import { useState } from 'react'
import type { BotDetail } from '#bots/contract.ts'
import { BotBadge } from '#bots/web/bot-badge.tsx'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { DetailHeader } from '#ui/detail-header.tsx'
import { EditableTitle } from '#ui/editable-title.tsx'
import type { MenuEntry } from '#ui/menu.tsx'
import { Notice } from '#ui/notice.tsx'
import { ObjectMenu } from '#ui/object-menu.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { useCommand } from '#ui/use-shortcut.ts'
import { useUnsavedGuard } from '#ui/use-unsaved-guard.tsx'
import { BotPanels } from './bot-panels.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { DraftStateWords } from './draft-state.tsx'
import { DraftTrouble } from './draft-trouble.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useBotDeeds } from './use-bot.ts'
import { useDraft } from './use-draft.ts'

/** One bot: its draft at the left, where it answers and its versions at the right. */
export function BotView({ bot }: { bot: BotDetail }) {
  const draft = useDraft(bot)
  const deeds = useBotDeeds(bot)
  const isPhone = useIsPhone()
  const offReason = useRoleReason('builder')
  const [isPublishing, setIsPublishing] = useState(false)
  const guard = useUnsavedGuard(['incomplete', 'conflict', 'failed'].includes(draft.state))
  const isPaused = bot.status === 'paused'
  const pauseDeed = isPaused
    ? { label: 'Resume', icon: Play, run: deeds.resume }
    : { label: 'Pause', icon: Pause, run: deeds.pause }
  useCommand('Publish this bot', () => setIsPublishing(true), {
    keys: 'mod+shift+p',
    icon: Rocket,
    isOff: Boolean(offReason),
  })
  const entries: MenuEntry[] = isPhone
    ? [{ label: pauseDeed.label, icon: pauseDeed.icon, onSelect: pauseDeed.run, disabledReason: offReason }]
    : []
  return (
    <>
      <DetailHeader
        crumbs={[{ label: 'Bots', to: '/bots' }]}
        title={
          <EditableTitle
            label="Bot name"
            value={bot.name}
            onSave={deeds.rename}
            isReadOnly={Boolean(offReason)}
          />
        }
        documentTitle={bot.name}
        badge={!isPhone && <BotBadge {...bot} />}
        end={
          <>
            {!isPhone && <DraftStateWords draft={draft} />}
            {!isPhone && (
              <Button
                icon={pauseDeed.icon}
                pending={deeds.isPending}
                disabledReason={offReason}
                onClick={pauseDeed.run}
              >
                {pauseDeed.label}
              </Button>
            )}
            <Button
              variant="primary"
              icon={Rocket}
              disabledReason={offReason}
              onClick={() => setIsPublishing(true)}
            >
              Publish
            </Button>
            <ObjectMenu what="bot" id={bot.id} path={`/bots/${bot.id}`} data={bot} entries={entries} />
          </>
        }
      >
        {isPhone && (
          <div className="flex items-center justify-between gap-2 px-4 py-2">
            <BotBadge {...bot} />
            <DraftStateWords draft={draft} />
          </div>
        )}
      </DetailHeader>
      <div className="flex min-h-0 grow phone:block phone:overflow-y-auto">
        <div className="min-h-0 min-w-0 grow overflow-y-auto">
          <div className="mx-auto grid max-w-200 content-start gap-4 px-6 py-5 phone:gap-3 phone:p-3">
            {isPaused && (
              <Notice tone="warn" title="This bot is paused">
                Texts are taken in and kept, but nobody answers them until it is resumed.
              </Notice>
            )}
            <DraftTrouble draft={draft} bot={bot} />
            <DraftEditor draft={draft} offReason={offReason} />
          </div>
        </div>
        <aside
          aria-label="About this bot"
          className="w-72 shrink-0 overflow-y-auto border-l border-line bg-surface phone:w-auto phone:border-t phone:border-l-0"
        >
          <BotPanels bot={bot} draft={draft} offReason={offReason} />
        </aside>
      </div>
      {isPublishing && <PublishDialog bot={bot} draft={draft} onClose={() => setIsPublishing(false)} />}
      {guard}
    </>
  )
}
