import { PhoneCall, PhoneOff, Smartphone } from 'lucide-react'
import { phoneInWords } from '#phones/web/phone-in-words.ts'
import type { OutsideCall } from '#telephony/contract.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { LiveDot } from '#ui/live-dot.tsx'
import { usePlace } from '#ui/place.ts'
import { useDeed } from '#ui/use-deed.ts'
import type { PhoneDeed } from './call-controls.tsx'
import { devPhoneWords } from './dev-phone-words.ts'
import type { DevPhone } from './dev-phones.ts'
import { handsetOf } from './handsets.ts'
import { openPhoneDock } from './phone-dock-state.ts'
import { telephonyClient, telephonyQuery } from './queries.ts'
import { useCallClock } from './use-call-clock.ts'
import { usePhoneCalls } from './use-phone-calls.ts'

const words = devPhoneWords.calls

/** The calls that go on or ring while the dock is closed, each with the way back to it. */
export function CallPill({ phones }: { phones: readonly DevPhone[] }) {
  return (
    <section
      aria-label={words.pill}
      className="print:hidden fixed end-4 bottom-4 z-20 grid gap-2 empty:hidden phone:bottom-18"
    >
      {phones.map((phone) => (
        <PhonePill key={phone.id} phone={phone} />
      ))}
    </section>
  )
}

function PhonePill({ phone }: { phone: DevPhone }) {
  const { current } = usePhoneCalls(phone.from, { isIdle: true })
  return current ? <OnePill phone={phone} call={current} /> : null
}

function OnePill({ phone, call }: { phone: DevPhone; call: OutsideCall }) {
  const { country } = usePlace()
  const clock = useCallClock(call.startedAt)
  const act = useDeed(async (deed: PhoneDeed) => telephonyClient.outsideCallDeed({ sid: call.sid, deed }), {
    refresh: [telephonyQuery.outsideCalls.key()],
  })
  const isForUs = call.direction === 'outbound' && call.startedAt === null
  const other = phoneInWords(call.direction === 'inbound' ? call.to : call.from, country)
  return (
    <div className="flex items-center gap-1 rounded-full border border-edge bg-surface py-1 pe-1 ps-4 text-13 tabular-nums">
      <LiveDot className="text-accent" />
      <span className="pe-2 ps-1.5">
        {isForUs ? words.isCalling(other) : other} <span className="font-medium">{clock.text}</span>
      </span>
      {isForUs && (
        <IconButton
          icon={PhoneCall}
          variant="primary"
          label={words.answer}
          className="rounded-full"
          onClick={() => {
            handsetOf(phone.from).turnSoundOn()
            act.run({ kind: 'answer' })
            openPhoneDock(phone.id)
          }}
        />
      )}
      <IconButton
        icon={Smartphone}
        label={words.show}
        className="rounded-full"
        onClick={() => openPhoneDock(phone.id)}
      />
      <IconButton
        icon={PhoneOff}
        variant="danger"
        label={isForUs ? words.decline : words.hangUp}
        className="rounded-full"
        onClick={() => act.run({ kind: isForUs ? 'reject' : 'hangup' })}
      />
    </div>
  )
}
