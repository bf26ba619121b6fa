import { useEffect, useState } from 'react'
import { startLive, useLive, useLiveState } from '#ui/live.ts'
import { PublicShell } from '#ui/public-shell.tsx'

/** Every event this tab was handed, in order. */
export function LiveView() {
  const [ids, setIds] = useState<readonly string[]>([])
  const state = useLiveState()
  useEffect(() => startLive({ scope: 'team_1' }), [])
  useLive('conversation.', (event) => setIds((now) => [...now, event.id]))
  return (
    <PublicShell title="Live">
      <output aria-label="Events">{ids.join(' ')}</output>
      <output aria-label="State">{state}</output>
    </PublicShell>
  )
}
