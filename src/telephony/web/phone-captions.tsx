import { classNames } from '#ui/class-names.ts'
import { devPhoneWords } from './dev-phone-words.ts'
import type { PhoneCaption } from './phone-line.ts'

const words = devPhoneWords.calls

interface PhoneCaptionsProps {
  captions: readonly PhoneCaption[]
  /** What the microphone hears and is not final yet. */
  partial: string
  nowMs: number | null
}

/** What both sides say, as it is heard; what was cut short is struck through from the word it was cut at. */
export function PhoneCaptions({ captions, partial, nowMs }: PhoneCaptionsProps) {
  const inOrder = [...captions].sort((one, other) => one.atMs - other.atMs)
  return (
    <ol className="grid gap-2.5">
      {inOrder.map((caption) => {
        const isOwn = caption.who === 'caller'
        return (
          <li
            key={`${caption.who} ${caption.atMs}`}
            className={classNames('border-s-2 ps-2.5', isOwn ? 'border-contact' : 'border-accent')}
          >
            <span className="sr-only">{isOwn ? words.self : words.other} </span>
            {caption.digits ? (
              <p className="text-14 tabular-nums">{words.pressed(caption.digits)}</p>
            ) : (
              <CaptionText caption={caption} nowMs={nowMs} />
            )}
          </li>
        )
      })}
      {partial !== '' && (
        <li className="border-s-2 border-dashed border-contact ps-2.5">
          <span className="sr-only">{words.hears} </span>
          <p dir="auto" className="text-14 text-muted">
            {partial}
          </p>
        </li>
      )}
    </ol>
  )
}

function CaptionText({ caption, nowMs }: { caption: PhoneCaption; nowMs: number | null }) {
  const spoken = caption.text.split(/\s+/).filter(Boolean)
  const heard = caption.isCut ? caption.wordAtMs.length : soundedCount(caption, nowMs)
  const [said, unsaid] = [spoken.slice(0, heard).join(' '), spoken.slice(heard).join(' ')]
  return (
    <p dir="auto" className="text-14 wrap-anywhere">
      {said}
      {unsaid !== '' && (
        <>
          {' '}
          {caption.isCut ? (
            <s className="text-muted">{unsaid}</s>
          ) : (
            <span className="text-muted">{unsaid}</span>
          )}
        </>
      )}
    </p>
  )
}

/** How many words have begun to sound; all of them once nobody counts the time any more. */
function soundedCount({ wordAtMs, text }: PhoneCaption, nowMs: number | null): number {
  if (nowMs === null || wordAtMs.length === 0) return text.length
  const begun = wordAtMs.filter((atMs) => atMs <= nowMs).length
  return begun === wordAtMs.length ? text.length : begun
}
