import { FlaskConical, Globe, MessageCircleQuestion, MessageSquare, Phone } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { ConversationSummary } from '#conversations/contract.ts'
import { ConversationBadge } from '#conversations/web/conversation-badge.tsx'
import { ConversationStrip } from '#conversations/web/conversation-strip.tsx'
import { conversationWords } from '#conversations/web/conversation-words.ts'
import { PersonName } from '#conversations/web/person-name.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link, type LinkTarget } from '#ui/link.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { weave } from '#ui/weave.tsx'
import { inboxWords } from './inbox-words.ts'

interface InboxRowProps {
  conversation: ConversationSummary
  to: LinkTarget
  isCurrent: boolean
  /** The row's name; the contact's when not said. */
  title?: ReactNode
}

const channelIcons = { sms: MessageSquare, voice: Phone, chat: Globe }

/** One conversation of the inbox, drawn anew only when it changed: who, by what and when, the last line and who said it, the strip and where it stands. */
export const InboxRow = memo(function InboxRow({ conversation, to, isCurrent, title }: InboxRowProps) {
  const { contact, bot, channel, lastRole, lastLine, lastMessageAt, strip, openTasks, isSample } =
    conversation
  const ChannelIcon = channelIcons[channel]
  return (
    <li
      data-row-key={conversation.id}
      className={classNames(
        'relative grid grid-cols-[minmax(0,1fr)] gap-1 border-b [contain-intrinsic-size:auto_5.9rem] [content-visibility:auto] border-line px-4 py-2.5 hover:bg-hover hover:[--strip-bg:var(--hover)]',
        isCurrent &&
          'bg-selected shadow-[inset_2px_0_var(--accent)] rtl:shadow-[inset_-2px_0_var(--accent)] [--strip-bg:var(--selected)] hover:bg-selected hover:[--strip-bg:var(--selected)]',
      )}
    >
      <div className="flex items-baseline gap-2">
        <Link
          to={to}
          data-row-link
          aria-current={isCurrent ? 'true' : undefined}
          className="stretched min-w-0 truncate text-14 font-medium phone:text-15"
        >
          {title ?? <PersonName person={contact} />}
        </Link>
        <span className="flex shrink-0 gap-1.5 self-center">
          <Mark icon={<ChannelIcon size={14} />} label={conversationWords.channels[channel]} />
          {isSample && <Mark icon={<FlaskConical size={14} />} label={inboxWords.sample} />}
        </span>
        <TimeAgo at={lastMessageAt} className="ms-auto shrink-0 text-13 text-muted" />
      </div>
      <p className="truncate text-13 text-muted">
        <span className="font-medium text-ink">
          {weave(inboxWords.speaker, { name: speakerOf(lastRole, bot.name) })}
        </span>{' '}
        {lastLine}
      </p>
      <div className="flex min-h-6 items-center gap-2">
        <ConversationStrip strip={strip} className="me-auto min-w-18 shrink!" />
        {openTasks > 0 && (
          <Mark
            icon={<MessageCircleQuestion size={14} className="text-warn" />}
            label={conversationWords.task.toAnswer(openTasks)}
          />
        )}
        <span className="flex max-w-3/5 shrink-0">
          <ConversationBadge status={conversation.status} isStopped={conversation.isStopped} />
        </span>
      </div>
    </li>
  )
})

function Mark({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <Tooltip text={label}>
      <span className="relative z-[1] inline-flex text-muted" role="img" aria-label={label}>
        {icon}
      </span>
    </Tooltip>
  )
}

function speakerOf(role: ConversationSummary['lastRole'], botName: string): string {
  return role === 'bot' ? botName : inboxWords.speakers[role]
}
