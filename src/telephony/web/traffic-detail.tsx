import { CircleX, Filter, Repeat, X, Zap } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { subjectOf } from './filter-traffic.ts'
import { ReplayDialog } from './replay-dialog.tsx'
import { toCurl } from './to-curl.ts'
import type { TrafficItem } from './use-traffic.ts'
import { workbenchWords } from './workbench-words.ts'

const words = workbenchWords.request

interface TrafficDetailProps {
  entry: TrafficItem
  /** Shows only what holds this word. */
  onOnly: (word: string) => void
  /** It was sent again; its answer comes as traffic. */
  onReplayed: () => void
  onClose: () => void
}

/** One thing that crossed the wire, with all its fields and its answer. */
export function TrafficDetail({ entry, onOnly, onReplayed, onClose }: TrafficDetailProps) {
  const [isReplaying, setIsReplaying] = useState(false)
  const curl = toCurl(entry)
  const subject = subjectOf(entry)
  return (
    <section aria-label={words.title} className="flex max-h-1/2 shrink-0 flex-col border-t border-line">
      <header className="flex min-h-11 shrink-0 flex-wrap items-center gap-2 py-1 pe-2 ps-4">
        <h3 dir="ltr" className="rtl:text-end min-w-0 grow basis-32 truncate font-mono text-12 font-semibold">
          {entry.what}
        </h3>
        {entry.injected && (
          <Badge tone="warn" icon={Zap}>
            {words.injected(entry.injected)}
          </Badge>
        )}
        {entry.fault && (
          <Badge tone="danger" icon={CircleX}>
            {entry.fault}
          </Badge>
        )}
        <div className="flex items-center">
          {subject && (
            <IconButton
              icon={Filter}
              label={subject.startsWith('CA') ? words.onlyCall : words.onlyMessage}
              onClick={() => onOnly(subject)}
            />
          )}
          {curl && (
            <CopyButton text={curl} label={words.copy}>
              curl
            </CopyButton>
          )}
          {entry.kind === 'hook' && (
            <Button variant="quiet" icon={Repeat} onClick={() => setIsReplaying(true)}>
              {words.replay}
            </Button>
          )}
          <IconButton icon={X} label={words.close} onClick={onClose} />
        </div>
      </header>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
        tabIndex={0}
        aria-label={words.fields}
        className="mx-4 mb-4 min-h-0 overflow-y-auto rounded-control border border-line bg-sunken px-3 py-2 font-mono text-12 leading-5"
      >
        <dl dir="ltr" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          {Object.entries(entry.request).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="break-all whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
        {(entry.kind === 'rest' || entry.kind === 'hook') && (
          <p className="mt-2 text-muted">
            {words.answer({
              status: entry.status,
              ms: entry.durationMs === null ? null : Math.round(entry.durationMs),
            })}
          </p>
        )}
        {entry.response !== '' && (
          <pre dir="ltr" className="break-all whitespace-pre-wrap">
            {pretty(entry.response)}
          </pre>
        )}
      </section>
      {isReplaying && (
        <ReplayDialog entry={entry} onReplayed={onReplayed} onClose={() => setIsReplaying(false)} />
      )}
    </section>
  )
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
