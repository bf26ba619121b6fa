import type { BotChange } from './list-changes.ts'
import { diffWords } from './word-diff.ts'

/** What a publish changes, word by word: taken out is struck through, put in is underlined. */
export function ChangeList({ changes }: { changes: readonly BotChange[] }) {
  return (
    <ul className="grid gap-3">
      {changes.map((change) => (
        <li key={change.key} className="text-13">
          <p className="flex items-baseline gap-2 font-medium">
            {change.title}
            {change.kind !== 'changed' && (
              <span className="text-12 font-normal text-muted">{words[change.kind]}</span>
            )}
          </p>
          {change.kind !== 'moved' && (
            <p className="whitespace-pre-wrap text-muted">
              {diffWords(change.before, change.after).map((part, index) => {
                const key = `${index} ${part.kind}`
                if (part.kind === 'removed') {
                  return (
                    <del key={key} className="rounded-mark bg-danger-soft text-danger">
                      {part.text}
                    </del>
                  )
                }
                if (part.kind === 'added') {
                  return (
                    <ins key={key} className="rounded-mark bg-ok-soft text-ok underline underline-offset-3">
                      {part.text}
                    </ins>
                  )
                }
                return <span key={key}>{part.text}</span>
              })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const words = { added: 'new', removed: 'taken out', moved: 'changed' } as const
