import { Ban, CheckCheck, CircleCheck, CircleX, Clock, Hourglass, Phone, Search, User } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { OfflineBar } from '#ui/connection-bar.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFound } from '#ui/not-found.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { ProblemError } from '#ui/problem.ts'
import { Sheet } from '#ui/sheet.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TurnStrip } from '#ui/turn-strip.tsx'
import { Frame } from './frame.tsx'
import { callMarks, failedMarks, takenOverMarks, textMarks } from './sample-marks.ts'

const failure = new ProblemError({
  status: 503,
  code: 'unavailable',
  title: 'The database did not answer in 5 s',
  requestId: 'req_4k9f',
})

const strips = [
  { name: 'Call, three tools', strip: <TurnStrip marks={callMarks} /> },
  { name: 'Error, then silence', strip: <TurnStrip marks={failedMarks} durationMs={48_000} /> },
  { name: 'Taken over by a person', strip: <TurnStrip marks={takenOverMarks} /> },
  { name: 'Live, rest unknown', strip: <TurnStrip marks={failedMarks.slice(0, 3)} isLive /> },
  { name: 'Texts, one mark each', strip: <TurnStrip marks={textMarks} /> },
  { name: 'Nobody answered', strip: <TurnStrip marks={[]} /> },
]

export function StatesView() {
  return (
    <Frame rail banner={<OfflineBar loadedAt="2:41 pm" />}>
      <PageHead title="States" facts="One vocabulary: icon, word, colour" />
      <PageBody>
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <Controls />
          <Words />
        </div>
        <div className="grid grid-cols-4 gap-4 narrow:grid-cols-2 phone:grid-cols-1">
          <Card title="Turn strip">
            <CardBody className="grid gap-4">
              {strips.map(({ name, strip }) => (
                <div key={name} className="flex items-center gap-4 text-13">
                  {strip}
                  {name}
                </div>
              ))}
            </CardBody>
          </Card>
          <Card title="Empty">
            <EmptyState
              title="No calls yet"
              action={
                <Button variant="primary" icon={Phone}>
                  Call it now
                </Button>
              }
              sample={<Button>Use a sample</Button>}
            >
              Call (503) 555-0100, or try the bot here first.
            </EmptyState>
          </Card>
          <Card title="Error">
            <ErrorPanel error={failure} title="Calls could not be loaded" onRetry={() => {}}>
              Live calls go on.
            </ErrorPanel>
          </Card>
          <Card title="Loading">
            <SkeletonRows rows={5} />
          </Card>
        </div>
        <Card title="Notices">
          <CardBody className="grid gap-3">
            <Notice
              tone="danger"
              title="Two things stop this version"
              action={<Button size="small">Fix</Button>}
            >
              Hand over uses an archived tool.
            </Notice>
            <Notice tone="warn">Texts are held until the registration is approved.</Notice>
            <Notice tone="info">A new version is ready.</Notice>
            <Notice tone="ok">Everything answered.</Notice>
          </CardBody>
        </Card>
      </PageBody>
    </Frame>
  )
}

function Controls() {
  const [isOpen, setIsOpen] = useState(false)
  const [tab, setTab] = useState('call')
  return (
    <Card title="Controls">
      <CardBody className="flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={() => setIsOpen(true)}>
          Publish
        </Button>
        <Button variant="primary" pending>
          Saving
        </Button>
        <Button disabledReason="Needs builder role">Needs builder role</Button>
        <Button keys="r">Replay</Button>
        <Button variant="danger">Release number</Button>
        <Button variant="danger-solid" icon={Phone}>
          Hang up
        </Button>
        <Button size="small">Small</Button>
        <Button size="large">Large</Button>
        <LinkButton to="/" icon={Search}>
          Search
        </LinkButton>
        <CopyButton text="req_4k9f" label="Copy id" />
      </CardBody>
      <Tabs
        label="Phone"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'keypad', label: 'Keypad' },
          { value: 'call', label: 'Call' },
          { value: 'texts', label: 'Texts', count: 1 },
        ]}
      />
      <CardBody className="text-13 text-muted">{tab}</CardBody>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Publish Receptionist"
        subtitle="v13"
        footer={<Button variant="primary">Publish</Button>}
      >
        <NotFound what="This version" />
      </Sheet>
    </Card>
  )
}

function Words() {
  return (
    <Card title="Words for states">
      <CardBody className="flex flex-wrap content-start gap-2">
        <Badge tone="live">Live, bot</Badge>
        <Badge tone="info" icon={User}>
          Live, person
        </Badge>
        <Badge icon={Clock}>Snoozed until 4 pm</Badge>
        <Badge tone="ok" icon={CircleCheck}>
          Goal met
        </Badge>
        <Badge tone="danger" icon={CircleX}>
          Failed
        </Badge>
        <Badge tone="warn" icon={Hourglass}>
          Held, registration
        </Badge>
        <Badge tone="danger" icon={Ban}>
          Opted out
        </Badge>
        <Badge tone="ok" icon={CheckCheck}>
          Delivered
        </Badge>
      </CardBody>
    </Card>
  )
}
