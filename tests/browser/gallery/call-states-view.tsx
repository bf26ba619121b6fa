import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { CallSection } from '#desk/web/calls/call-section.tsx'
import { DebugSkeleton } from '#desk/web/debug/debug-skeleton.tsx'
import { TextsDebug } from '#desk/web/debug/texts-debug.tsx'
import type { CallItem } from '#telephony/contract.ts'
import { endedReasons } from '#telephony/engine/ended-reasons.ts'
import { telephonyQuery } from '#telephony/web/queries.ts'
import { Card } from '#ui/card.tsx'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { Transcript } from '#ui/transcript.tsx'
import { call } from '../../support/a-transcript.ts'
import { Frame } from './frame.tsx'
import { sampleCall } from './sample-call.ts'

const recording: NonNullable<CallItem['recording']> = {
  ...{ id: 'rec_1', state: 'waiting', problem: null, durationMs: null, offsetMs: 0, channels: 2 },
  ...{ peaks: null, url: null },
}
const lost = { code: 'line-lost', ...endedReasons['line-lost'] }

const calls: CallItem[] = [
  call('call_ringing', { answeredAt: null, endedAt: null, durationMs: null, status: 'ringing' }),
  call('call_waiting', { recording }),
  call('call_going_on', {
    ...{ startedAt: new Date().toISOString(), answeredAt: new Date().toISOString() },
    endedAt: null,
    durationMs: null,
    recording: { ...recording, state: 'recording' },
  }),
  call('call_gone', {
    ...{ ending: lost, resumes: 1, direction: 'outbound' },
    recording: { ...recording, state: 'gone', problem: 'The recording is too large to be fetched.' },
    transfers: [{ phone: '+15035550199', at: '2026-11-20T10:00:20Z', outcome: 'busy' }],
  }),
]

/** Knows how each call went, so that nobody is asked. */
function createKnowing(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const { debug } = sampleCall()
  for (const { id } of calls)
    client.setQueryData(telephonyQuery.callDebug.queryKey({ input: { id } }), { ...debug, callId: id })
  return client
}

/** Calls that cannot be heard yet or any more, and the page about a call while there is nothing to show. */
export function CallStatesView() {
  const { conversation } = sampleCall()
  const [client] = useState(createKnowing)
  const empty = { ...conversation, messages: [], turns: [] }
  return (
    <Frame rail>
      <PageHead title="Calls without sound" />
      <PageBody>
        <Card title="In a transcript">
          <QueryClientProvider client={client}>
            <Transcript times="clock">
              {calls.map((one) => (
                <CallSection
                  key={one.id}
                  {...{ call: one, entries: [], conversation: empty, hasPageKeys: false }}
                  isOpen={one.id !== 'call_gone'}
                  onOpen={() => {}}
                />
              ))}
            </Transcript>
          </QueryClientProvider>
        </Card>
        <Card title="Loading">
          <DebugSkeleton />
        </Card>
        <Card title="Nothing to look into">
          <TextsDebug conversation={empty} />
        </Card>
      </PageBody>
    </Frame>
  )
}
