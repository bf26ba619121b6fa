import { ChevronDown } from 'lucide-react'
import type { TurnItem } from '#conversations/contract.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Link } from '#ui/link.tsx'
import { formatLength } from '#ui/time-text.ts'

/** Why the bot answered so: the facts it used and where they stand, the versions that were live, the completion. */
export function WhyAnswer({ turn, botId }: { turn: TurnItem; botId: string }) {
  const { facts, startedAt, endedAt } = turn
  const tookMs = endedAt ? Date.parse(endedAt) - Date.parse(startedAt) : undefined
  return (
    <details className="group mt-0.5">
      <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-tag text-12 text-muted hover:text-ink">
        Why this answer
        <ChevronDown size={12} className="-rotate-90 transition-transform group-open:rotate-0" />
      </summary>
      <div className="mt-1 grid gap-2 rounded-control border border-line bg-sunken px-3 py-2 text-13">
        {facts.length === 0 ? (
          <p className="text-muted">It used no fact of the business for this answer.</p>
        ) : (
          <ul className="grid gap-1.5">
            {facts.map((fact) => (
              <li key={`${fact.path} ${fact.text}`}>
                <span>“{fact.text}”</span>{' '}
                <Link className="link text-12" to={placeOf(fact.path, botId)}>
                  {wordsOf(fact.path)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <FactList
          layout="strip"
          facts={[
            { label: 'Bot', value: turn.botVersion === null ? 'unknown' : `v${turn.botVersion}` },
            { label: 'Business profile', value: `v${turn.profileVersion}` },
            ...(turn.engine
              ? [{ label: 'Engine', value: turn.engine === 'builtin' ? 'built-in' : turn.engine }]
              : []),
            ...(tookMs === undefined ? [] : [{ label: 'Took', value: formatLength(tookMs) }]),
            ...(turn.completionId
              ? [{ label: 'Completion', value: <CompletionId id={turn.completionId} /> }]
              : []),
          ]}
        />
      </div>
    </details>
  )
}

function CompletionId({ id }: { id: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <span className="font-mono text-12 font-normal break-all">{id}</span>
      <CopyButton text={id} label="Copy the completion id" />
    </span>
  )
}

/** Facts of the bot are edited in its studio; everything else stands in the business profile. */
function placeOf(path: string, botId: string): string {
  if (!path.startsWith('bot')) return '/settings/account'
  return path.includes('question') ? `/bots/${botId}/studio?section=questions` : `/bots/${botId}/studio`
}

/** `business.hours.saturday` as `Business, hours, Saturday`. */
function wordsOf(path: string): string {
  const parts = path
    .split(/[.[\]]+/)
    .filter((part) => part !== '' && !/^\d+$/.test(part) && !/^[a-z]+_/.test(part))
  const words = parts.map((part) => part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
