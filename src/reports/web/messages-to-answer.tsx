import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { Task } from '#conversations/contract.ts'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { MessageRow } from './message-row.tsx'

interface MessagesToAnswerProps {
  tasks: readonly Task[]
  /** How many wait in all; the list may hold fewer. */
  total: number
}

const shownAtFirst = 5

/** Messages the bots took for the team: urgent ones first, then the oldest wait. */
export function MessagesToAnswer({ tasks, total }: MessagesToAnswerProps) {
  const inOrder = [...tasks].sort(
    (a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.createdAt.localeCompare(b.createdAt),
  )
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? inOrder : inOrder.slice(0, shownAtFirst)
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
          {shown.map((task) => (
            <MessageRow key={task.id} task={task} />
          ))}
        </ul>
      )}
      {inOrder.length > shown.length && (
        <Button variant="quiet" className="m-1.5" onClick={() => setIsWhole(true)}>
          Show {inOrder.length - shown.length} more
        </Button>
      )}
      {isWhole && total > tasks.length && (
        <p className="border-t border-line px-4 py-2.5 text-12 text-muted">
          {total - tasks.length} more wait. They come up as you finish these.
        </p>
      )}
    </Card>
  )
}
