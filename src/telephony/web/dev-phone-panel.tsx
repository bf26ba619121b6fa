import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Phone, SendHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { useDeed } from '#ui/use-deed.ts'
import { useIsPhone } from '#ui/use-media-query.ts'
import { useStickToEnd } from '#ui/use-stick-to-end.ts'
import { DevPhoneCall } from './dev-phone-call.tsx'
import { DevPhoneHead, type OwnNumber } from './dev-phone-head.tsx'
import { DevPhoneTexts } from './dev-phone-texts.tsx'
import { telephonyClient, telephonyQuery } from './queries.ts'
import type { DevPhone } from './use-dev-phones.ts'

interface DevPhonePanelProps {
  phone: DevPhone
  numbers: readonly OwnNumber[]
  /** Takes the focus when the page opens. */
  isFirst: boolean
  onChange: (change: Partial<DevPhone>) => void
  onRemove: (() => void) | undefined
}

const everyMs = 1000
const longestText = 1600

/** An outside phone: who it is, whom it texts, the thread, and a field to write in. */
export function DevPhonePanel({ phone, numbers, isFirst, onChange, onRemove }: DevPhonePanelProps) {
  const { country } = usePlace()
  const [way, setWay] = useState('text')
  const to = numbers.find((number) => number.phone === phone.to)?.phone ?? numbers[0]?.phone
  const texts = useQuery({
    ...telephonyQuery.outsideTexts.queryOptions({ input: { phone: phone.from } }),
    refetchInterval: everyMs,
    retry: false,
  })
  const thread = (texts.data?.texts ?? []).filter((text) => text.from === to || text.to === to)
  const scroller = useStickToEnd<HTMLDivElement>(thread.at(-1)?.sid)
  return (
    <section
      aria-label={`Phone ${formatPhone(phone.from, country)}`}
      className="flex h-full min-h-0 w-75 shrink-0 flex-col rounded-[1.5rem] border border-edge bg-surface phone:w-full"
    >
      <DevPhoneHead phone={{ ...phone, to }} numbers={numbers} onChange={onChange} onRemove={onRemove} />
      <div className="border-b border-line px-4 py-2">
        <SegmentedControl
          label="What this phone does"
          value={way}
          onChange={setWay}
          className="flex [&>*]:grow [&>*]:justify-center"
          items={[
            { value: 'text', label: 'Text', icon: MessageSquareText },
            { value: 'call', label: 'Call', icon: Phone },
          ]}
        />
      </div>
      {way === 'call' && <DevPhoneCall key={phone.from} from={phone.from} to={to} />}
      {way === 'text' && (
        <>
          <div
            ref={scroller}
            role="log"
            aria-label="Texts"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
            tabIndex={0}
            className="min-h-0 grow overflow-y-auto px-4 py-3 focus-visible:-outline-offset-2"
          >
            {texts.error && thread.length === 0 ? (
              <ErrorPanel
                error={texts.error}
                title="Texts could not be loaded"
                onRetry={() => texts.refetch()}
              />
            ) : (
              <DevPhoneTexts texts={thread} from={phone.from} isLoading={texts.isPending} />
            )}
          </div>
          <Compose from={phone.from} to={to} isFirst={isFirst} />
        </>
      )}
    </section>
  )
}

function Compose({ from, to, isFirst }: { from: string; to: string | undefined; isFirst: boolean }) {
  const isOnPhone = useIsPhone()
  const [body, setBody] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst && !isOnPhone) field.current?.focus()
  }, [isFirst, isOnPhone])
  const send = useDeed(
    async (text: string) => to && telephonyClient.sendOutsideText({ from, to, body: text }),
    { refresh: [telephonyQuery.outsideTexts.key()], onDone: () => setBody('') },
  )
  const isEmpty = body.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !send.isPending) send.run(body.trim())
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2 border-t border-line p-3">
      <input
        ref={field}
        aria-label="Text message"
        value={body}
        maxLength={longestText}
        enterKeyHint="send"
        autoComplete="off"
        placeholder="Text message"
        className="control h-9 min-w-0 px-3 phone:h-11"
        onChange={(event) => setBody(event.target.value)}
      />
      <IconButton
        type="submit"
        variant={isEmpty ? 'secondary' : 'primary'}
        icon={SendHorizontal}
        label="Send"
        pending={send.isPending}
        disabledReason={isEmpty ? 'write a text first' : undefined}
      />
    </form>
  )
}
