import { MessageSquareText, Phone } from 'lucide-react'
import { phoneInWords } from '#phones/web/phone-in-words.ts'
import { classNames } from '#ui/class-names.ts'
import { usePlace } from '#ui/place.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { DevPhoneCall } from './dev-phone-call.tsx'
import { DevPhoneCompose } from './dev-phone-compose.tsx'
import { DevPhoneHead, type OwnNumber } from './dev-phone-head.tsx'
import { DevPhoneThread } from './dev-phone-thread.tsx'
import { devPhoneWords as words } from './dev-phone-words.ts'
import type { DevPhone } from './dev-phones.ts'
import { useCallClock } from './use-call-clock.ts'
import { usePhoneCalls } from './use-phone-calls.ts'

interface DevPhonePanelProps {
  phone: DevPhone
  numbers: readonly OwnNumber[]
  /** Takes the focus when it opens. */
  isFirst?: boolean
  onChange: (change: Partial<DevPhone>) => void
  onRemove?: (() => void) | undefined
  className?: string
}

/** An outside phone: who it is, whom it calls and texts, and either of both. */
export function DevPhonePanel(props: DevPhonePanelProps) {
  const { phone, numbers, isFirst = false, onChange, onRemove, className } = props
  const { country } = usePlace()
  const { from, way = 'text' } = phone
  const { current } = usePhoneCalls(from)
  const clock = useCallClock(current?.startedAt ?? null)
  const to = numbers.find((number) => number.phone === phone.to)?.phone ?? numbers[0]?.phone
  return (
    <section
      aria-label={words.phone(phoneInWords(from, country))}
      className={classNames('flex h-full min-h-0 flex-col bg-surface', className)}
    >
      <DevPhoneHead
        phone={{ ...phone, to }}
        numbers={numbers}
        isOnCall={current !== undefined && way === 'call'}
        onChange={onChange}
        onRemove={onRemove}
      />
      <div className="border-b border-line px-4 py-2">
        <SegmentedControl
          label={words.ways}
          value={way}
          onChange={(next) => onChange({ way: next === 'call' ? 'call' : 'text' })}
          className="flex [&>*]:grow [&>*]:justify-center"
          items={[
            { value: 'text', label: words.text, icon: MessageSquareText },
            {
              value: 'call',
              label: words.call,
              icon: Phone,
              ...(current && way === 'text' ? { count: clock.text || words.rings } : {}),
            },
          ]}
        />
      </div>
      {way === 'call' && <DevPhoneCall key={from} from={from} to={to} />}
      {way === 'text' && (
        <>
          <DevPhoneThread from={from} to={to} />
          <DevPhoneCompose from={from} to={to} isFirst={isFirst} />
        </>
      )}
    </section>
  )
}
