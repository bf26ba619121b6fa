import { Volume2, VolumeX } from 'lucide-react'
import { phoneInWords } from '#phones/web/phone-in-words.ts'
import type { OutsideCall } from '#telephony/contract.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LiveDot } from '#ui/live-dot.tsx'
import { usePageValue } from '#ui/page-value.ts'
import { usePlace } from '#ui/place.ts'
import { devPhoneWords } from './dev-phone-words.ts'
import type { Handset } from './handset.ts'

const words = devPhoneWords.calls

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
  const other = phoneInWords(call.direction === 'inbound' ? call.to : call.from, country)
  const states = [
    !isRinging && !isConnected && words.connecting,
    call.isMuted && words.muted,
    call.isOnHold && words.onHold,
  ].filter(Boolean)
  return (
    <div className="flex min-h-10 items-center gap-2 border-b border-line py-1 pe-2 ps-4">
      <LiveDot className="text-accent" />
      <p role="status" className="min-w-0 truncate text-13 tabular-nums">
        {isRinging ? (call.direction === 'inbound' ? words.calling(other) : words.isCalling(other)) : other}
        {states.length > 0 && <span className="text-muted"> {states.join(', ')}</span>}
      </p>
      <span className="grow text-13 font-medium tabular-nums">{clock}</span>
      <IconButton
        size="small"
        icon={hasSound ? Volume2 : VolumeX}
        label={hasSound ? words.soundOff : words.soundOn}
        onClick={() => (hasSound ? handset.turnSoundOff() : handset.turnSoundOn())}
      />
    </div>
  )
}
