import { ChevronDown } from 'lucide-react'
import type { BenchLine } from '#studio/contract.ts'
import { FactList } from '#ui/fact-list.tsx'
import { Link } from '#ui/link.tsx'
import { formatLength } from '#ui/time-text.ts'
import { benchWords } from './bench-words.ts'

const words = benchWords.why

interface BenchAnswerProps {
  line: Extract<BenchLine, { role: 'bot' }>
  botId: string
}

/** What an answer leaned on, who gave it and how long that took. */
export function BenchAnswer({ line, botId }: BenchAnswerProps) {
  return (
    <details className="group mt-0.5">
      <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-tag text-12 text-muted hover:text-ink">
        {words.title}
        <ChevronDown
          size={12}
          className="-rotate-90 transition-transform group-open:rotate-0 rtl:rotate-90 rtl:group-open:rotate-0"
        />
      </summary>
      <div className="mt-1 grid gap-2 rounded-control border border-line bg-sunken px-3 py-2 text-13">
        {line.facts.length === 0 ? (
          <p className="text-muted">{words.noFacts}</p>
        ) : (
          <ul className="grid gap-1.5">
            {line.facts.map((fact) => (
              <li key={`${fact.path} ${fact.text}`}>
                <span>{words.quoted(fact.text)}</span>{' '}
                <Link className="link text-12" to={placeOf(fact.path, botId)}>
                  {wordsOf(fact.path)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {line.replaced.map((sentence) => (
          <p key={sentence} className="text-warn">
            {words.replaced(sentence)}
          </p>
        ))}
        <FactList
          layout="strip"
          facts={[
            { label: words.engine, value: line.engine === 'builtin' ? words.builtIn : line.model },
            { label: words.took, value: formatLength(line.tookMs) },
            { label: words.draft, value: words.save(line.rev) },
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

/** `business.hours.saturday` as `Business, Opening hours, Saturday`. */
function wordsOf(path: string): string {
  const places: Readonly<Record<string, string>> = words.places
  return path
    .split(/[.[\]]+/)
    .filter((part) => part !== '' && !/^\d+$/.test(part) && !/^q[-_]/.test(part))
    .map((part) => places[part] ?? part)
    .join(', ')
}
