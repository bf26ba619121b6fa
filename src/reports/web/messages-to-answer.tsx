import { CircleCheck } from 'lucide-react'
import type { Task } from '#conversations/contract.ts'
import { Card, CardBody } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { MessageRow } from './message-row.tsx'

interface MessagesToAnswerProps {
  tasks: readonly Task[]
  /** How many wait in all; the list may hold fewer. */
  total: number
}

/** Messages the bots took for the team: urgent ones first, then the oldest wait. */
export function MessagesToAnswer({ tasks, total }: MessagesToAnswerProps) {
  const inOrder = [...tasks].sort(
    (a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.createdAt.localeCompare(b.createdAt),
  )
  return (
    <Card
      title="Messages to answer"
      count={total}
      action={
        <Link className="link" to="/conversations">
          Open inbox
        </Link>
      }
    >
      {inOrder.length === 0 ? (
        <CardBody className="flex items-center gap-2 text-13 text-muted">
          <CircleCheck size={16} className="text-ok" />
          Nothing waits for you. When a bot takes a message, it stands here.
        </CardBody>
      ) : (
        <ul>
          {inOrder.map((task) => (
            <MessageRow key={task.id} task={task} />
          ))}
        </ul>
      )}
      {total > tasks.length && (
        <p className="border-t border-line px-4 py-2.5 text-12 text-muted">
          {total - tasks.length} more wait. They come up as you finish these.
        </p>
      )}
    </Card>
  )
}
