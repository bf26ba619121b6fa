import { ChevronDown } from 'lucide-react'
import type { BenchLine } from '#studio/contract.ts'
import { FactList } from '#ui/fact-list.tsx'
import { Link } from '#ui/link.tsx'

interface BenchAnswerProps {
  line: Extract<BenchLine, { role: 'bot' }>
  botId: string
}

/** What an answer leaned on, who gave it and how long that took. */
export function BenchAnswer({ line, botId }: BenchAnswerProps) {
  return (
    <details className="group mt-0.5">
      <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-tag text-12 text-muted hover:text-ink">
        Why this answer
        <ChevronDown size={12} className="-rotate-90 transition-transform group-open:rotate-0" />
      </summary>
      <div className="mt-1 grid gap-2 rounded-control border border-line bg-sunken px-3 py-2 text-13">
        {line.facts.length === 0 ? (
          <p className="text-muted">It names no fact of the business for this answer.</p>
        ) : (
          <ul className="grid gap-1.5">
            {line.facts.map((fact) => (
              <li key={`${fact.path} ${fact.text}`}>
                <span>“{fact.text}”</span>{' '}
                <Link className="link text-12" to={placeOf(fact.path, botId)}>
                  {wordsOf(fact.path)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {line.replaced.map((sentence) => (
          <p key={sentence} className="text-warn">
            Replaced, because nothing of it had happened: “{sentence}”
          </p>
        ))}
        <FactList
          layout="strip"
          facts={[
            { label: 'Engine', value: line.engine === 'builtin' ? 'built-in' : line.model },
            { label: 'Took', value: `${line.tookMs} ms` },
            { label: 'Draft', value: `save ${line.rev}` },
          ]}
        />
      </div>
    </details>
  )
}

function placeOf(path: string, botId: string): string {
  if (!path.startsWith('bot')) return '/settings/account'
  return path.includes('question') ? `/bots/${botId}/studio?section=questions` : `/bots/${botId}/studio`
}

/** `business.hours.saturday` as `Business, hours, saturday`. */
function wordsOf(path: string): string {
  const parts = path
    .split(/[.[\]]+/)
    .filter((part) => part !== '' && !/^\d+$/.test(part) && !/^q[-_]/.test(part))
    .map((part) => part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
  const words = parts.join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
