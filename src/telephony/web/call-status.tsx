import { Volume2, VolumeX } from 'lucide-react'
import type { OutsideCall } from '#telephony/contract.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LiveDot } from '#ui/live-dot.tsx'
import { usePageValue } from '#ui/page-value.ts'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import type { Handset } from './handset.ts'

interface CallStatusProps {
  call: OutsideCall
  handset: Handset
  /** How long it has been going on, such as `0:42`. */
  clock: string
}

/** Whom the phone talks with, for how long, and whether it is heard here. */
export function CallStatus({ call, handset, clock }: CallStatusProps) {
  const { country } = usePlace()
  const { isConnected, hasSound } = usePageValue(handset.state)
  const isRinging = call.startedAt === null
  const other = formatPhone(call.direction === 'inbound' ? call.to : call.from, country)
  const states = [
    !isRinging && !isConnected && 'connecting the sound',
    call.isMuted && 'muted',
    call.isOnHold && 'on hold',
  ].filter(Boolean)
  return (
    <div className="flex min-h-10 items-center gap-2 border-b border-line py-1 pr-2 pl-4">
      <LiveDot className="text-accent" />
      <p role="status" className="min-w-0 truncate text-13 tabular-nums">
        {isRinging ? (call.direction === 'inbound' ? `Calling ${other}` : `${other} is calling`) : other}
        {states.length > 0 && <span className="text-muted"> {states.join(', ')}</span>}
      </p>
      <span className="grow text-13 font-medium tabular-nums">{clock}</span>
      <IconButton
        size="small"
        icon={hasSound ? Volume2 : VolumeX}
        label={hasSound ? 'Turn the sound off' : 'Turn the sound on'}
        onClick={() => (hasSound ? handset.turnSoundOff() : handset.turnSoundOn())}
      />
    </div>
  )
}
