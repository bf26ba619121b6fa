import { Shield } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { OfflineBar, ReconnectingBar } from '#ui/connection-bar.tsx'
import { LiveDot } from '#ui/live-dot.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Part, Sample } from './part.tsx'
import { pressed } from './pressed.ts'

/** The bars over a page, and what breathes. */
export function ConnectionSection() {
  return (
    <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
      <Bars />
      <Part title="Going on now">
        <Badge tone="live">Live, bot</Badge>
        <Sample name="Live dot">
          <LiveDot className="text-accent" />
        </Sample>
        <Sample name="At rest, with reduced motion">
          <LiveDot isResting className="text-accent" />
        </Sample>
        <Sample name="A button that works">
          <Spinner />
        </Sample>
      </Part>
    </div>
  )
}

/** One at a time, as a page has it. */
function Bars() {
  const [state, setState] = useState('offline')
  return (
    <Part title="Bars over the whole page" className="grid justify-items-stretch gap-2 p-4">
      <SegmentedControl
        label="What is away"
        className="mb-1 justify-self-start"
        value={state}
        onChange={setState}
        items={[
          { value: 'offline', label: 'Network' },
          { value: 'reconnecting', label: 'Live stream' },
          { value: 'polling', label: 'For long' },
        ]}
      />
      {state === 'offline' ? (
        <OfflineBar loadedAt="2:41 pm" onRetry={pressed('Try now')} />
      ) : (
        <ReconnectingBar isPolling={state === 'polling'} />
      )}
      <Banner label="Area" icon={Shield} tone="info">
        You look at a sample team
      </Banner>
      <Banner label="Outage" icon={Shield} tone="danger">
        The carrier does not answer
      </Banner>
    </Part>
  )
}
