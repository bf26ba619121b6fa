import { classNames } from '#ui/class-names.ts'
import { workbenchWords } from './workbench-words.ts'

const { kinds } = workbenchWords.traffic

/** What kind of thing crossed the wire. */
export function KindTag({ kind }: { kind: string }) {
  const name = kind.toLowerCase()
  return (
    <span
      className={classNames(
        'justify-self-start whitespace-nowrap rounded-tag border px-1 text-12 font-medium',
        inks[name] ?? 'border-line-2 text-muted',
      )}
    >
      {words[name] ?? kind}
    </span>
  )
}

const words: Record<string, string> = { ...kinds, 'opt-out': kinds.optOut }
const inks: Record<string, string> = {
  rest: 'border-info-line text-info',
  relay: 'border-accent-line text-accent',
  'opt-out': 'border-danger-line text-danger',
  fault: 'border-warn-line text-warn',
  warning: 'border-warn-line text-warn',
  trouble: 'border-danger-line text-danger',
}
