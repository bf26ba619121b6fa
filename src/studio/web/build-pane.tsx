import { CircleAlert } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { BotDetail } from '#bots/contract.ts'
import type { Blocker } from '#bots/web/guide.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import type { UrlFilters } from '#ui/use-url-filters.ts'
import { DraftTrouble } from './draft-trouble.tsx'
import { FactsSection } from './facts-section.tsx'
import { GuideSection } from './guide-section.tsx'
import { PaceSection } from './pace-section.tsx'
import { QuestionList } from './question-list.tsx'
import { countOf, isStudioSection, type StudioSection, sectionOf, studioSections } from './studio-sections.ts'
import { studioWords as words } from './studio-words.ts'
import { ToolSection } from './tool-section.tsx'
import type { Draft } from './use-draft.ts'
import { VersionSection } from './version-section.tsx'

interface BuildPaneProps {
  bot: BotDetail
  draft: Draft
  blockers: readonly Blocker[]
  offReason: string | undefined
  url: UrlFilters
}

/** All that a bot is made of, one part at a time. */
export function BuildPane({ bot, draft, blockers, offReason, url }: BuildPaneProps) {
  const isPhone = useIsPhone()
  const wanted = url.values.section
  const section: StudioSection = isStudioSection(wanted) ? wanted : 'guide'
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 'z' || offReason)
      return
    event.preventDefault()
    if (event.shiftKey) draft.redo()
    else draft.undo()
  }
  const outline = { bot, draft, blockers, section }
  return (
    <div className="flex min-h-0 min-w-0 grow phone:flex-col">
      {isPhone ? <SectionTabs {...outline} /> : <Outline {...outline} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo for whatever field has the focus */}
      <div className="min-h-0 min-w-0 grow overflow-y-auto bg-surface" onKeyDown={onKeyDown}>
        <div className="mx-auto grid max-w-180 content-start gap-4 px-8 py-5 phone:px-4 phone:py-3">
          {offReason && (
            <Notice tone="info" title={words.offTitle}>
              {offReason}. {words.whoGrants}
            </Notice>
          )}
          <DraftTrouble draft={draft} bot={bot} />
          {section === 'guide' && <GuideSection draft={draft} blockers={blockers} offReason={offReason} />}
          {section === 'questions' && (
            <QuestionList draft={draft} offReason={offReason} openAtFirst={url.values.question} />
          )}
          {section === 'tools' && <ToolSection draft={draft} offReason={offReason} />}
          {section === 'facts' && <FactsSection />}
          {section === 'pace' && <PaceSection draft={draft} offReason={offReason} />}
          {section === 'versions' && <VersionSection bot={bot} draft={draft} offReason={offReason} />}
        </div>
      </div>
    </div>
  )
}

interface OutlineProps {
  bot: BotDetail
  draft: Draft
  blockers: readonly Blocker[]
  section: StudioSection
}

function Outline({ bot, draft, blockers, section }: OutlineProps) {
  return (
    <nav
      aria-label={words.parts}
      className="flex w-52 shrink-0 flex-col border-e border-line bg-canvas px-2 py-3"
    >
      <ul>
        {studioSections.map(({ id, label, icon: Icon }) => (
          <li key={id}>
            <Link
              to={placeOf(bot.id, id)}
              replace
              aria-current={id === section ? 'page' : undefined}
              className={classNames(
                'flex min-h-8 items-center gap-2 rounded-control px-2 py-1 text-13 hover:bg-hover',
                id === section && 'bg-selected font-medium',
              )}
            >
              <Icon size={16} className="text-muted" />
              <span className="min-w-0 grow truncate">{label}</span>
              <OutlineEnd id={id} bot={bot} draft={draft} blockers={blockers} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-auto px-2 text-12 text-muted">
        {bot.liveVersion === null ? words.nothingLive : words.liveNow(bot.liveVersion)}
      </p>
    </nav>
  )
}

function OutlineEnd({ id, bot, draft, blockers }: Omit<OutlineProps, 'section'> & { id: StudioSection }) {
  const stops = blockers.filter((blocker) => sectionOf(blocker) === id).length
  const count = countOf(id, draft.config, bot.versions.length)
  if (stops > 0) {
    return (
      <span className="inline-flex items-center gap-1 text-12 text-danger">
        <CircleAlert size={14} />
        <span className="tabular-nums">{stops}</span>
        <span className="sr-only">{words.toPutRight}</span>
      </span>
    )
  }
  return count === undefined ? null : <span className="text-12 text-muted tabular-nums">{count}</span>
}

/** On a phone the outline is a row of tabs. */
function SectionTabs({ bot, draft, blockers, section }: OutlineProps) {
  return (
    <Tabs
      label={words.parts}
      className="bg-surface"
      value={section}
      items={studioSections.map(({ id, label }) => ({
        value: id,
        label,
        to: placeOf(bot.id, id),
        count: <OutlineEnd id={id} bot={bot} draft={draft} blockers={blockers} />,
      }))}
    />
  )
}

function placeOf(botId: string, section: StudioSection): string {
  return section === 'guide' ? `/bots/${botId}/studio` : `/bots/${botId}/studio?section=${section}`
}
