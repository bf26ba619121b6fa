import { Pause, Play, SquarePen } from 'lucide-react'
import type { BotDetail } from '#bots/contract.ts'
import { BotBadge } from '#bots/web/bot-badge.tsx'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { DetailHeader } from '#ui/detail-header.tsx'
import { EditableTitle } from '#ui/editable-title.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { MenuEntry } from '#ui/menu.tsx'
import { Notice } from '#ui/notice.tsx'
import { ObjectMenu } from '#ui/object-menu.tsx'
import { useGo } from '#ui/use-go.ts'
import { useIsPhone } from '#ui/use-media-query.ts'
import { useShortcut } from '#ui/use-shortcut.ts'
import { BotPanels } from './bot-panels.tsx'
import { botWords as words } from './bot-words.ts'
import { botsWords } from './bots-words.ts'
import { DraftCard } from './draft-card.tsx'
import { NextSteps } from './next-steps.tsx'
import { useBotDeeds } from './use-bot.ts'
import { VersionCard } from './version-card.tsx'

/** One bot from above: how it stands, what waits in its draft, where it answers. It is built in the studio. */
export function BotView({ bot }: { bot: BotDetail }) {
  const deeds = useBotDeeds(bot)
  const go = useGo()
  const isPhone = useIsPhone()
  const offReason = useRoleReason('builder')
  const studio = `/bots/${bot.id}/studio`
  const isPaused = bot.status === 'paused'
  const pauseDeed = isPaused
    ? { label: words.resume, icon: Play, run: deeds.resume }
    : { label: words.pause, icon: Pause, run: deeds.pause }
  const pauseOff = offReason ?? (bot.liveVersion === null ? words.nothingLive : undefined)
  useShortcut('s', words.openStudio, { run: () => go(studio), group: words.title })
  const entries: MenuEntry[] = isPhone
    ? [{ label: pauseDeed.label, icon: pauseDeed.icon, onSelect: pauseDeed.run, disabledReason: pauseOff }]
    : []
  return (
    <>
      <DetailHeader
        crumbs={[{ label: botsWords.title, to: '/bots' }]}
        title={
          <EditableTitle
            label={words.name}
            value={bot.name}
            onSave={deeds.rename}
            isReadOnly={Boolean(offReason)}
          />
        }
        documentTitle={bot.name}
        badge={!isPhone && <BotBadge {...bot} />}
        end={
          <>
            {!isPhone && (
              <Button
                icon={pauseDeed.icon}
                pending={deeds.isPending}
                disabledReason={pauseOff}
                onClick={pauseDeed.run}
              >
                {pauseDeed.label}
              </Button>
            )}
            <LinkButton to={studio} variant="primary" icon={SquarePen}>
              {words.studio}
            </LinkButton>
            <ObjectMenu what={words.what} id={bot.id} path={`/bots/${bot.id}`} data={bot} entries={entries} />
          </>
        }
      >
        {isPhone && (
          <div className="px-4 py-2">
            <BotBadge {...bot} />
          </div>
        )}
      </DetailHeader>
      <div className="flex min-h-0 grow phone:block phone:overflow-y-auto">
        <div className="min-h-0 min-w-0 grow overflow-y-auto">
          <div className="mx-auto grid max-w-200 content-start gap-4 px-6 py-5 phone:gap-3 phone:p-3">
            {isPaused && (
              <Notice tone="warn" title={words.paused.title}>
                {words.paused.text}
              </Notice>
            )}
            <NextSteps bot={bot} />
            <DraftCard bot={bot} />
            <VersionCard bot={bot} />
          </div>
        </div>
        <aside
          aria-label={words.about}
          className="w-72 shrink-0 overflow-y-auto border-s border-line bg-surface phone:w-auto phone:border-t phone:border-s-0"
        >
          <BotPanels bot={bot} />
        </aside>
      </div>
    </>
  )
}
