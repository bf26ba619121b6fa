import { Grid3x3, MicOff, Pause, PhoneCall, PhoneOff, Play } from 'lucide-react'
import type { OutsideCall } from '#telephony/contract.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { devPhoneWords } from './dev-phone-words.ts'
import type { telephonyClient } from './queries.ts'

const words = devPhoneWords.calls

export type PhoneDeed = Parameters<typeof telephonyClient.outsideCallDeed>[0]['deed']

interface CallControlsProps {
  call: OutsideCall
  hasKeypad: boolean
  onKeypad: () => void
  onDeed: (deed: PhoneDeed) => void
}

/** All one can do with a phone in one's hand besides speaking. */
export function CallControls({ call, hasKeypad, onKeypad, onDeed }: CallControlsProps) {
  const { isMuted, isOnHold } = call
  const isRinging = call.startedAt === null
  const isForUs = call.direction === 'outbound'
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 border-t border-line p-3">
      {isRinging && isForUs && (
        <Button
          variant="primary"
          icon={PhoneCall}
          className="grow"
          onClick={() => onDeed({ kind: 'answer' })}
        >
          {words.answer}
        </Button>
      )}
      {!isRinging && (
        <>
          <IconButton
            variant="secondary"
            icon={MicOff}
            label={isMuted ? words.unmute : words.mute}
            isPressed={isMuted}
            onClick={() => onDeed({ kind: 'mute', on: !isMuted })}
          />
          <IconButton
            variant="secondary"
            icon={isOnHold ? Play : Pause}
            label={isOnHold ? words.unhold : words.hold}
            isPressed={isOnHold}
            onClick={() => onDeed({ kind: 'hold', on: !isOnHold })}
          />
          <IconButton
            variant="secondary"
            icon={Grid3x3}
            label={hasKeypad ? words.hideKeypad : words.keypad}
            isPressed={hasKeypad}
            onClick={onKeypad}
          />
        </>
      )}
      <Button
        variant="danger-solid"
        icon={PhoneOff}
        className="grow px-2"
        onClick={() => onDeed({ kind: isRinging && isForUs ? 'reject' : 'hangup' })}
      >
        {isRinging && isForUs ? words.decline : words.hangUp}
      </Button>
    </div>
  )
}
