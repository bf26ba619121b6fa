import { Clock, ClockAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { usePlace } from '#ui/place.ts'
import { TextInput } from '#ui/text-input.tsx'
import { useNow } from '#ui/use-now.ts'
import { benchWords } from './bench-words.ts'
import { presetTimes, wallClock } from './pretend-times.ts'
import type { Bench } from './use-bench.ts'

const words = benchWords.clock

/** What time the talk believes it is, so that evenings and weekends can be tried by day. */
export function BenchClock({ bench }: { bench: Bench }) {
  const { timeZone } = usePlace()
  const now = useNow()
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState('')
  const pretended = bench.talk?.pretendNow
  const isPretending = Boolean(pretended)
  const take = (pretendAt: string | null) => {
    bench.restart({ pretendAt })
    setIsOpen(false)
  }
  return (
    <>
      <IconButton
        icon={isPretending ? ClockAlert : Clock}
        label={isPretending ? words.change : words.set}
        className={isPretending ? 'text-warn' : undefined}
        onClick={() => {
          setAt(pretended ? wallClock(new Date(pretended), timeZone) : wallClock(now, timeZone))
          setIsOpen(true)
        }}
      />
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        size="small"
        title={words.title}
        description={words.text}
        footer={
          <>
            <Button onClick={() => take(null)}>{words.real}</Button>
            <Button
              variant="primary"
              disabledReason={at === '' ? words.missing : undefined}
              onClick={() => take(at)}
            >
              {words.start}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <Field label={words.at} help={timeZone}>
            <TextInput type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
          </Field>
          <div className="flex flex-wrap gap-2">
            {presetTimes(now, timeZone).map((preset) => (
              <Button key={preset.name} size="small" onClick={() => take(preset.at)}>
                {words.presets[preset.name]}
              </Button>
            ))}
          </div>
        </div>
      </Dialog>
    </>
  )
}
