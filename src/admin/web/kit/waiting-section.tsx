import { Phone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFound } from '#ui/not-found.tsx'
import { ProblemError } from '#ui/problem.ts'
import { Sheet } from '#ui/sheet.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { Part } from './part.tsx'
import { pressed } from './pressed.ts'

const failure = new ProblemError({
  status: 503,
  code: 'unavailable',
  title: 'The database did not answer in 5 s',
  requestId: 'req_4k9f',
})
const denied = new ProblemError({
  status: 403,
  code: 'forbidden',
  title: 'Your role in this team is viewer',
  detail: 'Ask an administrator of the team for the builder role.',
})

/** Nothing yet, on its way, failed, not allowed, not there. */
export function WaitingSection() {
  return (
    <div className="grid grid-cols-2 items-stretch gap-3 phone:grid-cols-1">
      <Card title="Empty" level={3}>
        <EmptyState
          title="No calls yet"
          action={
            <Button variant="primary" icon={Phone} onClick={pressed('Call it now')}>
              Call it now
            </Button>
          }
          sample={<Button onClick={pressed('Use a sample')}>Use a sample</Button>}
        >
          Call (503) 555-0100, or try the bot here first.
        </EmptyState>
      </Card>
      <Card title="Loading, in the shape of what comes" level={3}>
        <SkeletonRows rows={6} />
      </Card>
      <Card title="Failed" level={3}>
        <ErrorPanel
          error={failure}
          title="Calls could not be loaded"
          onRetry={() => void toast({ message: 'Tried again; a sample fails every time', tone: 'danger' })}
        >
          Live calls go on.
        </ErrorPanel>
      </Card>
      <Card title="Not allowed" level={3}>
        <ErrorPanel error={denied} title="You may not change this bot" />
      </Card>
      <Missing />
    </div>
  )
}

function Missing() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Part title="Not there">
      <Button onClick={() => setIsOpen(true)}>Open a version that is gone</Button>
      <p className="text-13 text-muted">The same words whether it was deleted or belongs to others.</p>
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title="Receptionist" subtitle="v13">
        <NotFound what="This version">
          <LinkButton to="/bots">All bots</LinkButton>
        </NotFound>
      </Sheet>
    </Part>
  )
}
