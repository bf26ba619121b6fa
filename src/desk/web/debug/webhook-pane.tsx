import type { CallSpan } from '#telephony/contract.ts'
import { debugWords } from './debug-words.ts'
import { JsonBlock } from './json-block.tsx'
import { momentText } from './moment-text.ts'

/** What the carrier told and asked of us while the call went on, in order. */
export function WebhookPane({ spans }: { spans: readonly CallSpan[] }) {
  return (
    <ol aria-label={debugWords.tabs.webhooks} className="min-h-0 grow overflow-y-auto">
      {spans.map((span) => {
        const hasDetail = Object.keys(span.detail).length > 0
        return (
          <li key={span.id} className="border-b border-line px-4 py-2.5 text-13">
            <p className="flex items-baseline gap-3">
              <span className="text-12 text-muted tabular-nums">{momentText(span.startMs)}</span>
              <span className="font-medium">{span.name}</span>
            </p>
            {hasDetail && (
              <div className="mt-1.5">
                <JsonBlock value={span.detail} />
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
