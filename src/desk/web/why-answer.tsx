import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { TurnItem } from '#conversations/contract.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Link } from '#ui/link.tsx'
import { formatLength } from '#ui/time-text.ts'
import { weave } from '#ui/weave.tsx'
import { talkWords } from './talk-words.ts'

const words = talkWords.why

/** Why the bot answered so, made only once somebody asks: a long call has hundreds of them. */
export function WhyAnswer({ turn, botId }: { turn: TurnItem; botId: string }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <details className="group mt-0.5" onToggle={() => setIsAsked(true)}>
      <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-tag text-12 text-muted hover:text-ink">
        {words.title}
        <ChevronDown
          size={12}
          className="-rotate-90 rtl:rotate-90 transition-transform group-open:rotate-0"
        />
      </summary>
      {isAsked && <Reasons turn={turn} botId={botId} />}
    </details>
  )
}

/** The facts it used and where they stand, the versions that were live, the completion. */
function Reasons({ turn, botId }: { turn: TurnItem; botId: string }) {
  const { facts, startedAt, endedAt } = turn
  const tookMs = endedAt ? Date.parse(endedAt) - Date.parse(startedAt) : undefined
  return (
    <div className="mt-1 grid gap-2 rounded-control border border-line bg-sunken px-3 py-2 text-13">
      {facts.length === 0 ? (
        <p className="text-muted">{words.noFact}</p>
      ) : (
        <ul className="grid gap-1.5">
          {facts.map((fact) => (
            <li key={`${fact.path} ${fact.text}`}>
              <span>{weave(words.quoted, { words: <bdi>{fact.text}</bdi> })}</span>{' '}
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
          { label: words.bot, value: turn.botVersion === null ? words.unknown : `v${turn.botVersion}` },
          { label: words.profile, value: `v${turn.profileVersion}` },
          ...(turn.engine
            ? [{ label: words.engine, value: turn.engine === 'builtin' ? words.builtIn : turn.engine }]
            : []),
          ...(tookMs === undefined ? [] : [{ label: words.took, value: formatLength(tookMs) }]),
          ...(turn.completionId
            ? [{ label: words.completion, value: <CompletionId id={turn.completionId} /> }]
            : []),
        ]}
      />
    </div>
  )
}

function CompletionId({ id }: { id: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <span className="font-mono text-12 font-normal break-all">{id}</span>
      <CopyButton text={id} label={words.copyCompletion} />
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
  return words.place(parts.map((part) => part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()))
}
