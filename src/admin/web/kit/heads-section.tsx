import { Bug, CircleCheck, Ellipsis, FlaskConical, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DetailHeader } from '#ui/detail-header.tsx'
import { EditableTitle } from '#ui/editable-title.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { toast } from '#ui/toast.ts'
import { TurnStrip } from '#ui/turn-strip.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { Part } from './part.tsx'
import { pressed } from './pressed.ts'
import { callMarks } from './sample-marks.ts'

const tabs = [
  { value: 'keypad', label: 'Keypad' },
  { value: 'call', label: 'Call' },
  { value: 'texts', label: 'Texts', count: 1 },
]

/** The head of an object, and tabs. */
export function HeadsSection() {
  const [tab, setTab] = useState('call')
  return (
    <div className="grid gap-3">
      <Part title="Tabs without an address" className="grid">
        <Tabs label="Phone" value={tab} onChange={setTab} items={tabs} className="px-0" />
        <p className="pt-3 text-13 text-muted">
          {tabs.find(({ value }) => value === tab)?.label} is shown. Arrow keys go on.
        </p>
      </Part>
      <ObjectHead />
    </div>
  )
}

function ObjectHead() {
  const isPhone = useIsPhone()
  const [name, setName] = useState('Dana Whitfield')
  const [tab, setTab] = useState('words')
  const rename = (next: string) => {
    setName(next)
    toast({ message: 'Name saved', tone: 'ok', undo: () => setName(name) })
  }
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <DetailHeader
        crumbs={[
          { label: 'Inbox', to: '/conversations', siblings: [{ label: 'Contacts', to: '/contacts' }] },
        ]}
        title={<EditableTitle value={name} label="Contact name" onSave={rename} />}
        badge={
          <Badge tone="ok" icon={CircleCheck}>
            Goal met
          </Badge>
        }
        previous="/conversations"
        facts={[
          { label: 'From', value: '(503) 555-0142' },
          { label: 'To', value: 'Receptionist v12' },
          { label: 'Length', value: '3:42' },
          { label: 'Answer time', value: '0.74 s', source: 'p95 1.7' },
        ]}
        end={
          <>
            {!isPhone && (
              <>
                <Button icon={Bug} onClick={pressed('Debug')}>
                  Debug
                </Button>
                <Button variant="primary" icon={FlaskConical} onClick={pressed('Make test')}>
                  Make test
                </Button>
              </>
            )}
            <Menu
              trigger={<IconButton icon={Ellipsis} label="More" />}
              entries={[
                { label: 'Share', icon: Share2, keys: 's', onSelect: pressed('Share') },
                { label: 'Publish', disabledReason: 'Needs builder role' },
              ]}
            />
          </>
        }
      >
        <div className="px-6 pb-3 phone:px-4">
          <TurnStrip size="tall" marks={callMarks} />
        </div>
        <Tabs
          label="Conversation"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'words', label: 'Transcript' },
            { value: 'debug', label: 'Debug', count: 2 },
          ]}
        />
      </DetailHeader>
    </div>
  )
}
