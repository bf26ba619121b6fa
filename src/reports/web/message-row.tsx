import { MessageSquareText, Siren } from 'lucide-react'
import type { Task } from '#conversations/contract.ts'
import { PersonName } from '#conversations/web/person-name.tsx'
import { useTaskDeeds } from '#conversations/web/use-task-deeds.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { homeWords } from './home-words.ts'
import { reportsRpc } from './queries.ts'

/** One message: who, their number to call, their words, since when, and the two ways to be done with it. */
export function MessageRow({ task }: { task: Task }) {
  const deeds = useTaskDeeds(task, [reportsRpc.query.reports.key()])
  const offReason = useRoleReason('agent')
  const phone = task.phone ?? task.contact.phone
  const name = task.name ?? task.contact.name
  const off = { disabledReason: offReason, pending: deeds.isPending }
  return (
    <li
      className={classNames(
        'flex items-center gap-4 border-b border-line px-4 py-3 last:border-b-0 phone:flex-wrap phone:gap-x-3 phone:gap-y-2',
        task.isUrgent && 'bg-hover',
      )}
    >
      {task.isUrgent ? (
        <Siren size={16} className="shrink-0 text-danger" />
      ) : (
        <MessageSquareText size={16} className="shrink-0 text-info" />
      )}
      <div className="min-w-0 grow basis-0 text-13">
        <div className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">
            <PersonName person={{ name, phone }} />
          </span>
          {task.isUrgent && (
            <Badge tone="danger" icon={Siren}>
              {homeWords.attention.urgent}
            </Badge>
          )}
          {phone && name && (
            <span className="phone:order-last phone:basis-full">
              <CallLink phone={phone} />
            </span>
          )}
          <TimeAgo at={task.createdAt} className="ms-auto text-muted" />
        </div>
        <Link
          to={`/conversations/${task.conversationId}`}
          className="line-clamp-2 py-0.5 text-muted hover:text-ink"
        >
          {homeWords.attention.quote(task.words)}
        </Link>
      </div>
      <div className="flex shrink-0 gap-2 phone:w-full phone:ps-7">
        <Button className="phone:grow" onClick={deeds.markCalledBack} {...off}>
          {homeWords.attention.calledBack}
        </Button>
        <Button className="phone:grow" onClick={deeds.finish} {...off}>
          {homeWords.attention.done}
        </Button>
      </div>
    </li>
  )
}

function CallLink({ phone }: { phone: string }) {
  if (!/^\+\d+$/.test(phone)) return <span className="text-muted">{phone}</span>
  return (
    <a href={`tel:${phone}`} className="link inline-flex min-h-6 items-center">
      <PhoneText number={phone} />
    </a>
  )
}
