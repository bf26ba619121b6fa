import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BotSummary } from '#bots/contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { toProblem } from '#ui/problem.ts'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { botChoiceWords } from './bot-choice-words.ts'
import { numberWords } from './number-words.ts'
import { phoneInWords } from './phone-in-words.ts'
import { phonesClient, phonesQuery } from './queries.ts'

const words = numberWords.getting

interface GetNumberDialogProps {
  bots: readonly BotSummary[]
  /** Who gives the numbers, such as `Carrier emulator`. */
  carrier: string
  onClose: () => void
}

/** Find a free number by area code, say which bot answers it, get it. */
export function GetNumberDialog({ bots, carrier, onClose }: GetNumberDialogProps) {
  const { country } = usePlace()
  const [areaCode, setAreaCode] = useState('')
  const [phone, setPhone] = useState<string>()
  const [botId, setBotId] = useState(bots[0]?.id ?? '')
  const [fault, setFault] = useState<string>()
  const isCode = /^\d{3}$/.test(areaCode)
  const isSearching = areaCode === '' || isCode
  const found = useQuery({
    ...phonesQuery.search.queryOptions({ input: isCode ? { areaCode } : {} }),
    enabled: isSearching,
    staleTime: 0,
  })
  const free = isSearching ? (found.data?.items ?? []) : []
  const chosen = free.find((item) => item.phone === phone) ?? free[0]
  const buy = useDeed((wanted: string) => phonesClient.buy({ phone: wanted, botId: botId || null }), {
    refresh: [phonesQuery.key()],
    onDone: (number) => {
      toast({ message: words.done(phoneInWords(number.phone, country)), tone: 'ok' })
      onClose()
    },
    onFailed: (error) => {
      const problem = toProblem(error)
      setFault(problem.errors[0]?.message ?? problem.message)
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      note={carrier}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            pending={buy.isPending}
            disabledReason={chosen ? undefined : words.chooseFirst}
            onClick={() => chosen && buy.run(chosen.phone)}
          >
            {chosen ? words.take(phoneInWords(chosen.phone, country)) : words.takeOne}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {fault && (
          <Notice tone="danger" isAlert title={words.notTaken}>
            {fault}
          </Notice>
        )}
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <Field
            label={words.areaCode}
            aside={words.optional}
            error={areaCode !== '' && !isCode && words.threeDigits}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              placeholder="503"
              value={areaCode}
              onChange={(event) => setAreaCode(event.target.value.replace(/\D/g, ''))}
            />
          </Field>
          <Field label={words.bot}>
            <Select
              value={botId}
              placeholder={words.noBot}
              options={bots.map((bot) => ({ value: bot.id, label: botChoiceWords(bot) }))}
              onChange={(event) => setBotId(event.target.value)}
            />
          </Field>
        </div>
        <fieldset>
          <legend className="mb-1 text-13 font-medium">{words.free}</legend>
          {found.isFetching && free.length === 0 && <Skeleton className="my-4 w-2/5" />}
          {found.error && (
            <Notice
              tone="danger"
              isAlert
              title={words.notSearched}
              action={<Button onClick={() => void found.refetch()}>{words.tryAgain}</Button>}
            >
              {toProblem(found.error).message}
            </Notice>
          )}
          {found.data && free.length === 0 && !found.isFetching && (
            <p className="text-13 text-muted">{words.noneFree}</p>
          )}
          <div className="max-h-60 overflow-y-auto rounded-control border border-line empty:hidden has-focus-visible:border-edge">
            {free.map((item) => (
              <label
                key={item.phone}
                className="flex min-h-9 cursor-pointer items-center gap-3 border-b border-line px-3 text-13 last:border-b-0 hover:bg-hover has-checked:bg-selected phone:min-h-11"
              >
                <input
                  type="radio"
                  name="free-number"
                  className="accent-accent"
                  checked={chosen?.phone === item.phone}
                  onChange={() => setPhone(item.phone)}
                />
                <span className="font-medium tabular-nums">
                  <PhoneText number={item.phone} />
                </span>
                <span className="ms-auto text-muted">{item.place}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </Dialog>
  )
}
