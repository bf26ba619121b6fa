import { Bot, CircleCheck, Hand, Inbox, type LucideIcon, Radio } from 'lucide-react'
import type { BotSummary } from '#bots/contract.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { formatNumber } from '#ui/number-text.ts'
import { usePlace } from '#ui/place.ts'
import { inboxAddress } from './inbox-address.ts'
import { inboxWords } from './inbox-words.ts'
import { type InboxFilter, type InboxStatus, inboxStatuses, useInboxCounts } from './use-inbox.ts'

const icons: Record<InboxStatus, LucideIcon> = {
  open: Hand,
  pending: Radio,
  resolved: CircleCheck,
  all: Inbox,
}

interface InboxViewsProps {
  filter: InboxFilter
  bots: readonly BotSummary[]
  /** The conversation that stays open beside another view. */
  open: string | undefined
}

/** The left column: the page's name, and what to look at, by state and by bot. */
export function InboxViews({ filter, bots, open }: InboxViewsProps) {
  const linkTo = (change: Partial<InboxFilter>) => inboxAddress({ ...filter, open, ...change })
  const counts = useInboxCounts()
  return (
    <div className="flex w-45 shrink-0 flex-col border-e border-line">
      <h1 className="flex h-12 shrink-0 items-center px-4 text-14 font-semibold">{inboxWords.title}</h1>
      <nav aria-label={inboxWords.views.label} className="min-h-0 grow overflow-y-auto px-2 pb-2">
        <ul>
          {inboxStatuses.map((status) => (
            <ViewLink
              key={status}
              icon={icons[status]}
              count={counts?.[status]}
              to={linkTo({ status })}
              isCurrent={filter.status === status}
            >
              {inboxWords.views[status]}
            </ViewLink>
          ))}
        </ul>
        {bots.length > 1 && (
          <>
            <h2 className="px-2 pt-4 pb-1 text-12 font-medium text-muted">{inboxWords.bots}</h2>
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
    </div>
  )
}

interface ViewLinkProps {
  icon: LucideIcon
  count?: number
  to: string
  isCurrent: boolean
  children: string
}

function ViewLink({ icon: Icon, count, to, isCurrent, children }: ViewLinkProps) {
  const { locale } = usePlace()
  return (
    <li>
      <Link
        to={to}
        replace
        title={children}
        aria-current={isCurrent ? 'true' : undefined}
        className={classNames(
          'flex min-h-8 items-center gap-2 rounded-control px-2 text-13 font-medium hover:bg-hover',
          isCurrent && 'bg-here hover:bg-here',
        )}
      >
        <Icon size={16} className="shrink-0 text-muted" />
        <span className="line-clamp-2 min-w-0 py-1 break-words">{children}</span>
        {count !== undefined && (
          <span className="ms-auto text-13 font-normal text-muted tabular-nums">
            {formatNumber(count, locale)}
          </span>
        )}
      </Link>
    </li>
  )
}
