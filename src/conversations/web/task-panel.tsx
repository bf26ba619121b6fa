import { CircleCheck, PhoneOutgoing, Siren, UserRound } from 'lucide-react'
import type { Task } from '#conversations/contract.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { weave } from '#ui/weave.tsx'
import { conversationWords } from './conversation-words.ts'
import { useTaskDeeds } from './use-task-deeds.ts'

const taskWords = conversationWords.task

/** One message taken for the team: who, which number, their words, and what became of it. */
export function TaskPanel({ task }: { task: Task }) {
  const deeds = useTaskDeeds(task)
  const offReason = useRoleReason('agent')
  const phone = task.phone ?? task.contact.phone
  const isOpen = task.state === 'open'
  return (
    <article className="grid gap-2">
      <p className={isOpen ? undefined : 'text-muted'}>
        {weave(taskWords.quoted, { words: <bdi>{task.words}</bdi> })}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
        {task.isUrgent && (
          <Badge tone="danger" icon={Siren}>
            {taskWords.urgent}
          </Badge>
        )}
        {task.kind === 'hand_over' && (
          <Badge tone="warn" icon={UserRound}>
            {taskWords.wantsPerson}
          </Badge>
        )}
        <span>{task.name ?? task.contact.name ?? taskWords.noName}</span>
        {phone && <CallLink phone={phone} />}
        <TimeAgo at={task.createdAt} />
      </p>
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={PhoneOutgoing}
            disabledReason={offReason}
            pending={deeds.isPending}
            onClick={deeds.markCalledBack}
          >
            {taskWords.calledBack}
          </Button>
          <Button
            size="small"
            icon={CircleCheck}
            disabledReason={offReason}
            pending={deeds.isPending}
            onClick={deeds.finish}
          >
            {taskWords.done}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-2 text-12 text-muted">
          <Badge tone="ok" icon={task.state === 'done' ? CircleCheck : PhoneOutgoing}>
            {task.state === 'done' ? taskWords.done : taskWords.calledBack}
          </Badge>
          {task.settledBy && <span>{taskWords.by(task.settledBy)}</span>}
          {task.settledAt && <TimeAgo at={task.settledAt} />}
          <Button
            size="small"
            variant="quiet"
            disabledReason={offReason}
            pending={deeds.isPending}
            onClick={deeds.reopen}
          >
            {taskWords.reopen}
          </Button>
        </div>
      )}
    </article>
  )
}

function CallLink({ phone }: { phone: string }) {
  return /^\+\d+$/.test(phone) ? (
    <a href={`tel:${phone}`} className="link">
      <PhoneText number={phone} />
    </a>
  ) : (
    <span>{phone}</span>
  )
}
