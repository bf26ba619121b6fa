import { RefreshCw, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Banner } from '#ui/banner.tsx'
import { useLiveState } from '#ui/live.ts'
import { stateWords } from '#ui/state-words.ts'

/** Says that the network is gone or that live updates come late; nothing while all is well. */
export function ConnectionBar() {
  const isOnline = useSyncExternalStore(
    subscribeToOnline,
    () => navigator.onLine,
    () => true,
  )
  const live = useLiveState()
  if (!isOnline) return <OfflineBar />
  if (live === 'reconnecting' || live === 'polling') return <ReconnectingBar isPolling={live === 'polling'} />
  return null
}

export interface OfflineBarProps {
  /** When the data on screen was loaded, as words, such as `2:41 pm`. */
  loadedAt?: string
  onRetry?: () => void
}

/** No network: what is on screen stays. */
export function OfflineBar({ loadedAt, onRetry = () => window.location.reload() }: OfflineBarProps) {
  return (
    <Banner
      label={stateWords.connection}
      icon={WifiOff}
      action={
        <button type="button" className="min-h-6 px-1 underline underline-offset-3" onClick={onRetry}>
          {stateWords.tryNow}
        </button>
      }
    >
      {loadedAt ? stateWords.offlineSince(loadedAt) : stateWords.offline}
    </Banner>
  )
}

/** The live stream is away; pages still load. */
export function ReconnectingBar({ isPolling }: { isPolling?: boolean }) {
  return (
    <Banner label={stateWords.connection} icon={RefreshCw}>
      {isPolling ? stateWords.polling : stateWords.reconnecting}
    </Banner>
  )
}

function subscribeToOnline(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
