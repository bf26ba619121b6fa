import { classNames } from '#ui/class-names.ts'
import type { BotChange } from './list-changes.ts'
import { publishWords } from './publish-words.ts'
import { diffWords } from './word-diff.ts'

const words = publishWords.changes

/** What a publish changes, word by word: taken out is struck through, put in is underlined. */
export function ChangeList({ changes }: { changes: readonly BotChange[] }) {
  return (
    <ul className="grid gap-3">
      {changes.map((change) => (
        <li key={change.key} className="text-13">
          <p className="flex items-baseline gap-2 font-medium wrap-anywhere">
            {change.title}
            {change.kind !== 'changed' && (
              <span className="shrink-0 text-12 font-normal text-muted">{words[change.kind]}</span>
            )}
          </p>
          {change.kind !== 'moved' && (
            <p className="whitespace-pre-wrap wrap-anywhere text-muted">
              {diffWords(change.before, change.after).map((part, index, parts) => {
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
                    <ins
                      key={key}
                      className={classNames(
                        'rounded-mark bg-ok-soft text-ok underline underline-offset-3',
                        parts[index - 1]?.kind === 'removed' && !/^\s/.test(part.text) && 'ms-1',
                      )}
                    >
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
