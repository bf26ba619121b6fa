import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { Check } from '#onboarding/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Card, CardRow, CardRows } from '#ui/card.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

const icons = {
  ready: <CircleCheck size={16} className="text-ok" aria-label="ready" />,
  warning: <TriangleAlert size={16} className="text-warn" aria-label="warning" />,
  failed: <CircleX size={16} className="text-danger" aria-label="failed" />,
}

/** What serves each part of this machine, ticked as it is found. */
export function MachineChecks({ checks }: { checks: readonly Check[] | undefined }) {
  const ready = checks?.filter((check) => check.state === 'ready').length ?? 0
  const isWell = checks?.every((check) => check.state !== 'failed') ?? true
  return (
    <Card
      title="This machine"
      action={
        checks && (
          <Badge tone={isWell ? 'ok' : 'danger'} icon={isWell ? CircleCheck : CircleX}>
            {ready} of {checks.length} ready
          </Badge>
        )
      }
    >
      {checks ? (
        <CardRows>
          {checks.map((check) => (
            <CardRow
              key={check.key}
              icon={icons[check.state]}
              title={check.label}
              detail={check.help && <span className="text-12">{check.help}</span>}
              end={<span className="max-w-40 text-right text-balance">{check.value}</span>}
            />
          ))}
        </CardRows>
      ) : (
        <SkeletonRows rows={8} rowClassName="h-11 phone:h-11" />
      )}
    </Card>
  )
}
