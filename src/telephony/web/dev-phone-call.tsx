import { PhoneCall } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { OutsideCall } from '#telephony/contract.ts'
import { Button } from '#ui/button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { useDeed } from '#ui/use-deed.ts'
import { OngoingCall, type PhoneDeed } from './ongoing-call.tsx'
import { telephonyClient, telephonyQuery } from './queries.ts'
import { isOver, useHeldPhone } from './use-held-phone.ts'
import { usePhoneLine } from './use-phone-line.ts'

/** Calls of an outside phone, with sound: it calls a number of ours, and rings when the bot calls it. */
export function DevPhoneCall({ from, to }: { from: string; to: string | undefined }) {
  const held = useHeldPhone(from)
  const { current, last } = held
  const line = usePhoneLine(current && current.startedAt !== null ? current.sid : undefined)
  const refresh = [telephonyQuery.outsideCalls.key()]
  const place = useDeed(async (number: string) => telephonyClient.placeOutsideCall({ from, to: number }), {
    refresh,
  })
  const act = useDeed(
    async ({ sid, deed }: { sid: string; deed: PhoneDeed }) => telephonyClient.outsideCallDeed({ sid, deed }),
    { refresh },
  )
  useHangUpOnLeaving(current?.sid)
  if (held.error && !current)
    return <ErrorPanel error={held.error} title="Calls could not be loaded" onRetry={() => held.refetch()} />
  if (current)
    return (
      <OngoingCall
        call={current}
        line={line}
        onDeed={(deed) => {
          if (deed.kind === 'answer') line.listen()
          act.run({ sid: current.sid, deed })
        }}
      />
    )
  return (
    <div className="flex min-h-0 grow flex-col items-center justify-center gap-4 p-6 text-center">
      <p className="text-13 text-balance text-muted">
        {last
          ? endWords(last)
          : 'Call and talk with the bot. Turn your sound on; what you type is spoken for you.'}
      </p>
      <Button
        variant="primary"
        size="large"
        icon={PhoneCall}
        pending={place.isPending}
        disabledReason={to ? undefined : 'Choose a number to call first'}
        onClick={() => {
          line.listen()
          if (to) place.run(to)
        }}
      >
        Call
      </Button>
    </div>
  )
}

/** Nobody holds a phone whose panel is gone. */
function useHangUpOnLeaving(sid: string | undefined): void {
  const latest = useRef(sid)
  latest.current = sid
  useEffect(
    () => () => {
      const left = latest.current
      if (left)
        telephonyClient.outsideCallDeed({ sid: left, deed: { kind: 'hangup' } }).catch(() => undefined)
    },
    [],
  )
}

function endWords(call: OutsideCall): string {
  if (call.status === 'busy') return 'The line was busy.'
  if (call.status === 'no-answer') return 'Nobody answered.'
  if (call.status === 'failed') return 'The call could not be put through.'
  return isOver(call) && call.startedAt === null
    ? 'The call ended before it was answered.'
    : 'The call has ended. It stands under Conversations.'
}
