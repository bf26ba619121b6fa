import { useState } from 'react'
import type { OutsideCall } from '#telephony/contract.ts'
import { usePageValue } from '#ui/page-value.ts'
import { TurnStrip } from '#ui/turn-strip.tsx'
import { useStickToEnd } from '#ui/use-stick-to-end.ts'
import { CallControls, type PhoneDeed } from './call-controls.tsx'
import { CallStatus } from './call-status.tsx'
import { captionMarks } from './caption-marks.ts'
import { devPhoneWords as words } from './dev-phone-words.ts'
import type { Handset } from './handset.ts'
import { PhoneCaptions } from './phone-captions.tsx'
import { PhoneKeypad } from './phone-keypad.tsx'
import { TypeToSpeak } from './type-to-speak.tsx'
import { useCallClock } from './use-call-clock.ts'

const nothing = { captions: [], partial: '' }

interface OngoingCallProps {
  call: OutsideCall
  handset: Handset
  onDeed: (deed: PhoneDeed) => void
}

/** A call that rings or goes on: what is said, and all one can do with a phone in one's hand. */
export function OngoingCall({ call, handset, onDeed }: OngoingCallProps) {
  const followed = usePageValue(handset.state)
  // Until this call is answered the handset still holds the one before.
  const { captions, partial } = followed.sid === call.sid ? followed : nothing
  const [hasKeypad, setHasKeypad] = useState(false)
  const clock = useCallClock(call.startedAt)
  const scroller = useStickToEnd<HTMLDivElement>(`${captions.length} ${partial}`)
  const isRinging = call.startedAt === null
  const silence = call.isMuted ? words.speech.muted : call.isOnHold ? words.speech.onHold : undefined
  return (
    <>
      <CallStatus call={call} handset={handset} clock={clock.text} />
      {!isRinging && !hasKeypad && (
        <div className="px-4 pt-4 pb-1">
          <TurnStrip
            size="tall"
            isLive
            label=""
            marks={captionMarks(captions, clock.elapsedMs)}
            durationMs={clock.elapsedMs ?? 0}
          />
        </div>
      )}
      <div
        ref={scroller}
        role="log"
        aria-label={words.calls.said}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto px-4 py-3 focus-visible:-outline-offset-2"
      >
        <PhoneCaptions captions={captions} partial={partial} nowMs={clock.elapsedMs} />
      </div>
      {hasKeypad && !isRinging && <PhoneKeypad onPress={(digits) => onDeed({ kind: 'digits', digits })} />}
      {!hasKeypad && !isRinging && (
        <TypeToSpeak handset={handset} silence={silence} onSay={(text) => onDeed({ kind: 'say', text })} />
      )}
      <CallControls
        call={call}
        hasKeypad={hasKeypad}
        onKeypad={() => setHasKeypad(!hasKeypad)}
        onDeed={onDeed}
      />
    </>
  )
}
