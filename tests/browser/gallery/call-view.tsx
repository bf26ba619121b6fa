import { useMemo } from 'react'
import { CallBadge } from '#desk/web/calls/call-ending.tsx'
import { CallDebugView } from '#desk/web/debug/call-debug-view.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Frame } from './frame.tsx'
import { sampleCall } from './sample-call.ts'

/** How a call went in which a booking timed out. */
export function CallView() {
  const sample = useMemo(sampleCall, [])
  return (
    <Frame rail>
      <PageHead
        title="Debug"
        crumbs={[
          { label: 'Inbox', to: '/call' },
          { label: 'Marcus Oyelaran', to: '/call' },
        ]}
        badge={<CallBadge call={sample.call} />}
        facts="0:57, v12, $0.021, voice-to-voice 0.80 s, longest 9.20 s"
      />
      <CallDebugView {...sample} />
    </Frame>
  )
}
