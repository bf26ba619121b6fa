import { Grid3x3, Mic, MicOff, Pause, PhoneCall, PhoneOff, Play } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { OutsideCall } from '#telephony/contract.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LiveDot } from '#ui/live-dot.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { useStickToEnd } from '#ui/use-stick-to-end.ts'
import { PhoneCaptions } from './phone-captions.tsx'
import { PhoneKeypad } from './phone-keypad.tsx'
import type { telephonyClient } from './queries.ts'
import { useCallClock } from './use-call-clock.ts'
import type { PhoneLine } from './use-phone-line.ts'

export type PhoneDeed = Parameters<typeof telephonyClient.outsideCallDeed>[0]['deed']

interface OngoingProps {
  call: OutsideCall
  line: PhoneLine
  onDeed: (deed: PhoneDeed) => void
}

/** A call that rings or goes on: what is said, and all one can do with a phone in one's hand. */
export function OngoingCall({ call, line, onDeed }: OngoingProps) {
  const { country } = usePlace()
  const [isMuted, setIsMuted] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const [hasKeypad, setHasKeypad] = useState(false)
  const clock = useCallClock(call.startedAt)
  const scroller = useStickToEnd<HTMLDivElement>(String(line.captions.length))
  const isRinging = call.startedAt === null
  const other = formatPhone(call.direction === 'inbound' ? call.to : call.from, country)
  return (
    <>
      <p
        role="status"
        className="flex items-center justify-center gap-2 border-b border-line px-4 py-2 text-13 tabular-nums"
      >
        <LiveDot />
        {isRinging ? (call.direction === 'inbound' ? `Calling ${other}` : `${other} is calling`) : clock.text}
        {!isRinging && !line.isConnected && <span className="text-muted">connecting the sound</span>}
        {isHeld && <span className="text-muted">on hold</span>}
      </p>
      <div
        ref={scroller}
        role="log"
        aria-label="What is said"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto px-4 py-3 focus-visible:-outline-offset-2"
      >
        <PhoneCaptions captions={line.captions} nowMs={clock.elapsedMs} />
      </div>
      {hasKeypad && !isRinging && <PhoneKeypad onPress={(digits) => onDeed({ kind: 'digits', digits })} />}
      {!isRinging && <TypeToSpeak onSay={(text) => onDeed({ kind: 'say', text })} />}
      <div className="flex items-center justify-center gap-3 border-t border-line p-3">
        {isRinging && call.direction === 'outbound' && (
          <Button variant="primary" icon={PhoneCall} onClick={() => onDeed({ kind: 'answer' })}>
            Answer
          </Button>
        )}
        {!isRinging && (
          <>
            <IconButton
              icon={isMuted ? MicOff : Mic}
              label={isMuted ? 'Unmute' : 'Mute'}
              aria-pressed={isMuted}
              onClick={() => {
                onDeed({ kind: 'mute', on: !isMuted })
                setIsMuted(!isMuted)
              }}
            />
            <IconButton
              icon={isHeld ? Play : Pause}
              label={isHeld ? 'Take off hold' : 'Hold'}
              aria-pressed={isHeld}
              onClick={() => {
                onDeed({ kind: 'hold', on: !isHeld })
                setIsHeld(!isHeld)
              }}
            />
            <IconButton
              icon={Grid3x3}
              label={hasKeypad ? 'Hide the keypad' : 'Keypad'}
              aria-pressed={hasKeypad}
              onClick={() => setHasKeypad(!hasKeypad)}
            />
          </>
        )}
        <Button
          variant="danger"
          icon={PhoneOff}
          className="border-danger bg-danger text-surface hover:bg-danger"
          onClick={() => onDeed({ kind: isRinging && call.direction === 'outbound' ? 'reject' : 'hangup' })}
        >
          {isRinging && call.direction === 'outbound' ? 'Decline' : 'Hang up'}
        </Button>
      </div>
    </>
  )
}

function TypeToSpeak({ onSay }: { onSay: (text: string) => void }) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onSay(text.trim())
    setText('')
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2 border-t border-line p-3">
      <input
        aria-label="Say something"
        value={text}
        maxLength={1000}
        autoComplete="off"
        enterKeyHint="send"
        placeholder="Type what to say"
        className="control h-9 min-w-0 px-3 phone:h-11"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabledReason={text.trim() === '' ? 'Write what to say first' : undefined}>
        Say
      </Button>
    </form>
  )
}
