import { useMemo, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { debugWords } from './debug-words.ts'
import { diffLines } from './diff-lines.ts'
import { foldLines } from './fold-lines.ts'

const words = debugWords.prompt

const looks = {
  same: { sign: ' ', line: '', word: '' },
  added: { sign: '+', line: 'bg-ok-soft', word: words.added },
  removed: { sign: '−', line: 'bg-danger-soft text-muted line-through', word: words.removed },
}

/** What is in a prompt that was not in the one before, and the other way round. */
export function PromptDiff({ before, after }: { before: string; after: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const lines = useMemo(() => diffLines(before, after), [before, after])
  const runs = useMemo(() => foldLines(lines), [lines])
  const changes = lines.filter(({ kind }) => kind !== 'same').length
  if (changes === 0) return <p className="px-4 py-3 text-13 text-muted">{words.same}</p>
  return (
    <div className="py-2 font-mono text-12 leading-5">
      {runs.map((run) =>
        run.kind === 'fold' && !isWhole ? (
          <div key={run.key} className="my-1 border-y border-line bg-sunken px-4 py-0.5 font-sans">
            <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
              {words.unchanged(run.lines.length)}
            </Button>
          </div>
        ) : (
          run.lines.map(({ kind, text }, place) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may come twice, and its order is its place
              key={`${run.key} ${place}`}
              className={classNames(
                'grid grid-cols-[1rem_minmax(0,1fr)] px-4 break-words whitespace-pre-wrap',
                looks[kind].line,
              )}
            >
              <span aria-hidden className="text-muted">
                {looks[kind].sign}
              </span>
              <span>
                {looks[kind].word && <span className="sr-only">{`${looks[kind].word} `}</span>}
                {text}
              </span>
            </p>
          ))
        ),
      )}
    </div>
  )
}
