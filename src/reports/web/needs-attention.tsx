import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { Home } from '#reports/contract.ts'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { homeWords } from './home-words.ts'
import { MessageRow } from './message-row.tsx'
import { TroubleRow } from './trouble-row.tsx'

const { attention: words } = homeWords
const shownAtFirst = 5

/** What a person should see to: urgent messages, then what failed, then the messages that wait longest. */
export function NeedsAttention({
  tasks,
  openTasks,
  troubles,
}: Pick<Home, 'tasks' | 'openTasks' | 'troubles'>) {
  const [isWhole, setIsWhole] = useState(false)
  const waiting = [...tasks].sort((one, other) => one.createdAt.localeCompare(other.createdAt))
  const rows = [
    ...waiting.filter((task) => task.isUrgent).map((task) => <MessageRow key={task.id} task={task} />),
    ...troubles.map((trouble) => <TroubleRow key={trouble.id} trouble={trouble} />),
    ...waiting.filter((task) => !task.isUrgent).map((task) => <MessageRow key={task.id} task={task} />),
  ]
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst)
  const left = openTasks - tasks.length
  return (
    <Card
      title={words.title}
      count={openTasks + troubles.length}
      action={
        <Link className="link" to="/conversations">
          {words.inbox}
        </Link>
      }
    >
      {rows.length === 0 ? (
        <CardBody className="flex items-start gap-2 text-13 text-muted">
          <CircleCheck size={16} className="mt-0.5 shrink-0 text-ok" />
          {words.none}
        </CardBody>
      ) : (
        <ul>{shown}</ul>
      )}
      {rows.length > shown.length && (
        <Button variant="quiet" className="m-1.5" onClick={() => setIsWhole(true)}>
          {words.showMore(rows.length - shown.length)}
        </Button>
      )}
      {isWhole && left > 0 && (
        <p className="border-t border-line px-4 py-2.5 text-12 text-muted">{words.moreWait(left)}</p>
      )}
    </Card>
  )
}
