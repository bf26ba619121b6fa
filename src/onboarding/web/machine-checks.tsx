import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { Check } from '#onboarding/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Card, CardRow, CardRows } from '#ui/card.tsx'
import { installWords } from './install-words.ts'

const icons = {
  ready: <CircleCheck size={16} className="text-ok" aria-label={installWords.states.ready} />,
  warning: <TriangleAlert size={16} className="text-warn" aria-label={installWords.states.warning} />,
  failed: <CircleX size={16} className="text-danger" aria-label={installWords.states.failed} />,
}

/** What serves each part of this machine, ticked as it is found. */
export function MachineChecks({ checks }: { checks: readonly Check[] }) {
  const ready = checks.filter((check) => check.state === 'ready').length
  const isWell = checks.every((check) => check.state !== 'failed')
  return (
    <Card
      title={installWords.machine}
      action={
        <Badge tone={isWell ? 'ok' : 'danger'} icon={isWell ? CircleCheck : CircleX}>
          {installWords.ready(ready, checks.length)}
        </Badge>
      }
    >
      <CardRows>
        {checks.map((check) => (
          <CardRow
            key={check.key}
            icon={icons[check.state]}
            title={installWords.checks[check.key]}
            detail={check.help && <span className="text-12">{check.help}</span>}
            end={<span className="max-w-40 text-end text-balance">{check.value}</span>}
          />
        ))}
      </CardRows>
    </Card>
  )
}
