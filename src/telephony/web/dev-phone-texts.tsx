import type { z } from 'zod'
import type { OutsideText } from '#telephony/contract.ts'
import { classNames } from '#ui/class-names.ts'
import { usePlace } from '#ui/place.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatClock, formatMoment } from '#ui/time-text.ts'
import { devPhoneWords } from './dev-phone-words.ts'

const words = devPhoneWords.texts

interface DevPhoneTextsProps {
  texts: readonly z.infer<typeof OutsideText>[]
  from: string
  isLoading: boolean
}

const pauseMs = 10 * 60_000

/** The thread as the phone shows it: its own texts in the contact's colour, ours in the bot's. */
export function DevPhoneTexts({ texts, from, isLoading }: DevPhoneTextsProps) {
  const place = usePlace()
  if (isLoading) {
    return (
      <div role="status" aria-label={devPhoneWords.loading} className="grid gap-4 pt-2">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-4/5" />
      </div>
    )
  }
  if (texts.length === 0) {
    return <p className="pt-6 text-center text-13 text-balance text-muted">{words.empty}</p>
  }
  return (
    <ol className="grid gap-2.5">
      {texts.map((text, index) => {
        const moment = new Date(text.at)
        const before = texts[index - 1]
        const isAfterPause = !before || moment.getTime() - Date.parse(before.at) > pauseMs
        const isOwn = text.from === from
        return (
          <li key={text.sid}>
            {isAfterPause && (
              <time
                dateTime={text.at}
                title={formatMoment(moment, place)}
                className="mb-1.5 block text-center text-12 text-muted tabular-nums"
              >
                {formatClock(moment, place)}
              </time>
            )}
            <div className={classNames('border-s-2 ps-2.5', isOwn ? 'border-contact' : 'border-accent')}>
              <span className="sr-only">{isOwn ? words.self : words.answer} </span>
              <p dir="auto" className="text-14 wrap-anywhere whitespace-pre-wrap">
                {text.body}
              </p>
              {text.media.length > 0 && (
                <p className="text-12 text-muted">{words.pictures(text.media.length)}</p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
