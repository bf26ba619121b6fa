import {
  Bell,
  Columns3,
  Download,
  Ellipsis,
  type LucideIcon,
  Pause,
  Phone,
  Play,
  Plus,
  Search,
  Share2,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Part } from './part.tsx'
import { pressed } from './pressed.ts'

/** Drawn as they look under the pointer and under the focus, which no page can show at rest. */
const focused = 'outline-2 outline-offset-2 outline-accent'

/** Buttons of every kind and size. */
export function ButtonsSection() {
  return (
    <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
      <Part title="Kinds of buttons">
        <Button variant="primary" onClick={pressed('Primary')}>
          Primary
        </Button>
        <Button onClick={pressed('Secondary')}>Secondary</Button>
        <Button variant="quiet" onClick={pressed('Quiet')}>
          Quiet
        </Button>
        <Button variant="danger" onClick={pressed('Release number')}>
          Release number
        </Button>
        <Button variant="danger-solid" icon={Phone} onClick={pressed('Hang up')}>
          Hang up
        </Button>
        <LinkButton to="/bots" icon={Search}>
          A link to the bots
        </LinkButton>
      </Part>
      <Part title="States of a button">
        <Button
          variant="primary"
          className="border-accent-hover bg-accent-hover"
          onClick={pressed('Primary hover')}
        >
          Hover
        </Button>
        <Button variant="primary" className={focused} onClick={pressed('Primary focus')}>
          Focus
        </Button>
        <Button className="border-edge bg-hover" onClick={pressed('Secondary hover')}>
          Pointed at
        </Button>
        <Button className={focused} onClick={pressed('Secondary focus')}>
          Focused
        </Button>
        <Button variant="primary" pending>
          Saving
        </Button>
        <Button disabledReason="Needs builder role">Needs builder role</Button>
      </Part>
      <Part title="Sizes, icons, keys">
        <Button size="small" onClick={pressed('Small')}>
          Small
        </Button>
        <Button icon={Download} onClick={pressed('Export')}>
          Export
        </Button>
        <Button variant="primary" icon={Plus} keys="n" onClick={pressed('New bot')}>
          New bot
        </Button>
        <Button keys="mod+enter" onClick={pressed('Send')}>
          Send
        </Button>
        <Button size="large" onClick={pressed('Large')}>
          Large
        </Button>
      </Part>
      <IconButtons />
      <Saved />
      <Part title="Keys">
        {['j', 'space', 'mod+k', 'shift+/', 'g h', 'escape', 'arrowup+arrowdown'].map((keys) => (
          <KeyHint key={keys} keys={keys} />
        ))}
        <CopyButton text="req_4k9f" label="Copy the request id" />
        <CopyButton text="req_4k9f" label="Copy request id">
          req_4k9f
        </CopyButton>
      </Part>
    </div>
  )
}

const icons: { icon: LucideIcon; label: string }[] = [
  { icon: Bell, label: 'Notifications' },
  { icon: Share2, label: 'Share' },
  { icon: Ellipsis, label: 'More of this' },
]

function IconButtons() {
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasColumns, setHasColumns] = useState(true)
  return (
    <Part title="Icon buttons">
      {icons.map(({ icon, label }) => (
        <IconButton key={label} icon={icon} label={label} onClick={pressed(label)} />
      ))}
      <IconButton size="small" icon={Share2} label="Share, small" onClick={pressed('Share, small')} />
      <IconButton size="large" icon={Share2} label="Share, large" onClick={pressed('Share, large')} />
      <IconButton
        variant="secondary"
        icon={Columns3}
        label="Columns"
        isPressed={hasColumns}
        onClick={() => setHasColumns(!hasColumns)}
      />
      <IconButton
        variant="primary"
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? 'Pause the sample' : 'Play the sample'}
        onClick={() => setIsPlaying(!isPlaying)}
      />
      <IconButton icon={Phone} label="Call" disabledReason="a call is going on" />
    </Part>
  )
}

function Saved() {
  const [view, setView] = useState('all')
  return (
    <Part title="A choice of a few">
      <SegmentedControl
        label="Saved filters"
        value={view}
        onChange={setView}
        items={[
          { value: 'all', label: 'All', count: 38 },
          { value: 'failing', label: 'Failing tests', count: 2 },
          { value: 'none', label: 'No number', count: 5 },
        ]}
      />
    </Part>
  )
}
