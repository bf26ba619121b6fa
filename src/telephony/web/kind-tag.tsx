import { classNames } from '#ui/class-names.ts'

/** What kind of thing crossed the wire. */
export function KindTag({ kind }: { kind: string }) {
  const name = kind.toLowerCase()
  return (
    <span
      className={classNames(
        'justify-self-start rounded-tag border px-1 text-12 font-medium',
        inks[name] ?? 'border-line-2 text-muted',
      )}
    >
      {words[name] ?? kind}
    </span>
  )
}

const words: Record<string, string> = {
  rest: 'REST',
  hook: 'Hook',
  relay: 'Relay',
  text: 'Text',
  call: 'Call',
  'opt-out': 'Stop',
  fault: 'Fault',
  warning: 'Warn',
  trouble: 'Trouble',
}
const inks: Record<string, string> = {
  rest: 'border-info-line text-info',
  relay: 'border-accent-line text-accent',
  'opt-out': 'border-danger-line text-danger',
  fault: 'border-warn-line text-warn',
  warning: 'border-warn-line text-warn',
  trouble: 'border-danger-line text-danger',
}
