import { PhoneCall } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { useDeed } from '#ui/use-deed.ts'
import type { PhoneDeed } from './call-controls.tsx'
import { endWords } from './call-words.ts'
import { devPhoneWords } from './dev-phone-words.ts'
import { handsetOf } from './handsets.ts'
import { OngoingCall } from './ongoing-call.tsx'
import { telephonyClient, telephonyQuery } from './queries.ts'
import { usePhoneCalls } from './use-phone-calls.ts'

const words = devPhoneWords.calls

/** Calls of an outside phone, with sound: it calls a number of ours, and rings when the bot calls it. */
export function DevPhoneCall({ from, to }: { from: string; to: string | undefined }) {
  const calls = usePhoneCalls(from)
  const { current, last } = calls
  const handset = handsetOf(from)
  const refresh = [telephonyQuery.outsideCalls.key()]
  const place = useDeed(async (number: string) => telephonyClient.placeOutsideCall({ from, to: number }), {
    refresh,
  })
  const act = useDeed(
    async ({ sid, deed }: { sid: string; deed: PhoneDeed }) => telephonyClient.outsideCallDeed({ sid, deed }),
    { refresh },
  )
  if (calls.error && !current)
    return <ErrorPanel error={calls.error} title={words.failed} onRetry={() => calls.refetch()} />
  if (current)
    return (
      <OngoingCall
        call={current}
        handset={handset}
        onDeed={(deed) => {
          if (deed.kind === 'answer') handset.turnSoundOn()
          act.run({ sid: current.sid, deed })
        }}
      />
    )
  return (
    <div className="flex min-h-0 grow flex-col items-center justify-center gap-4 p-6 text-center">
      <p className="text-13 text-balance text-muted">{last ? endWords(last) : words.intro}</p>
      <Button
        variant="primary"
        size="large"
        icon={PhoneCall}
        pending={place.isPending}
        disabledReason={to ? undefined : words.noTarget}
        onClick={() => {
          handset.turnSoundOn()
          if (to) place.run(to)
        }}
      >
        {devPhoneWords.call}
      </Button>
    </div>
  )
}
