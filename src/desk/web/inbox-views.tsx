import { Bot, CircleCheck, Hand, Inbox, type LucideIcon, Radio } from 'lucide-react'
import type { BotSummary } from '#bots/contract.ts'
import { classNames } from '#ui/class-names.ts'
import { Link, type LinkTarget } from '#ui/link.tsx'
import { type InboxFilter, type InboxStatus, inboxStatuses, useInboxCounts } from './use-inbox.ts'

export const viewWords: Record<InboxStatus, { icon: LucideIcon; word: string }> = {
  open: { icon: Hand, word: 'Needs a person' },
  pending: { icon: Radio, word: 'With the bot' },
  resolved: { icon: CircleCheck, word: 'Resolved' },
  all: { icon: Inbox, word: 'All' },
}

interface InboxViewsProps {
  filter: InboxFilter
  bots: readonly BotSummary[]
  linkTo: (change: Partial<InboxFilter>) => LinkTarget
}

/** The left column: what to look at, by state and by bot. */
export function InboxViews({ filter, bots, linkTo }: InboxViewsProps) {
  const counts = useInboxCounts()
  return (
    <nav
      aria-label="Views of the inbox"
      className="w-42 shrink-0 overflow-y-auto border-r border-line px-2 py-2"
    >
      <ul>
        {inboxStatuses.map((status) => (
          <ViewLink
            key={status}
            icon={viewWords[status].icon}
            count={counts[status]}
            to={linkTo({ status })}
            isCurrent={filter.status === status}
          >
            {viewWords[status].word}
          </ViewLink>
        ))}
      </ul>
      {bots.length > 1 && (
        <>
          <h2 className="px-2 pt-4 pb-1 text-12 font-medium text-muted">Bots</h2>
          <ul>
            {bots.map((bot) => (
              <ViewLink
                key={bot.id}
                icon={Bot}
                to={linkTo({ botId: filter.botId === bot.id ? undefined : bot.id })}
                isCurrent={filter.botId === bot.id}
              >
                {bot.name}
              </ViewLink>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}

interface ViewLinkProps {
  icon: LucideIcon
  count?: number
  to: LinkTarget
  isCurrent: boolean
  children: string
}

function ViewLink({ icon: Icon, count, to, isCurrent, children }: ViewLinkProps) {
  return (
    <li>
      <Link
        to={to}
        replace
        aria-current={isCurrent ? 'true' : undefined}
        className={classNames(
          'flex h-8 items-center gap-2 rounded-control px-2 text-13 font-medium hover:bg-hover',
          isCurrent && 'bg-here hover:bg-here',
        )}
      >
        <Icon size={16} className="text-muted" />
        <span className="truncate">{children}</span>
        {count !== undefined && (
          <span className="ml-auto text-13 font-normal text-muted tabular-nums">{count}</span>
        )}
      </Link>
    </li>
  )
}
