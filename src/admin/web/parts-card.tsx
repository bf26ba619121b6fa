import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { Card, CardRow, CardRows } from '#ui/card.tsx'
import type { Overview } from './overview.ts'

/** Each part of the machine: what serves it now, built in or real, and what to do where something is amiss. */
export function PartsCard({ parts }: Pick<Overview, 'parts'>) {
  const amiss = parts.filter((part) => part.state !== 'ready').length
  return (
    <Card title="Parts" count={amiss === 0 ? 'all ready' : `${amiss} to look at`}>
      <CardRows>
        {parts.map((part) => {
          const { icon: Icon, ink, word } = looks[part.state]
          return (
            <CardRow
              key={part.key}
              icon={<Icon size={16} className={ink} role="img" aria-label={word} />}
              title={
                <>
                  {part.label} <span className="font-normal text-muted">{part.value}</span>
                </>
              }
              detail={part.help}
              end={
                <Badge tone={part.kind === 'real' ? 'info' : 'neutral'} icon={undefined}>
                  {part.kind === 'real' ? 'Real' : 'Built-in'}
                </Badge>
              }
            />
          )
        })}
      </CardRows>
    </Card>
  )
}

const looks = {
  ready: { icon: CircleCheck, ink: 'text-ok', word: 'Ready' },
  warning: { icon: CircleAlert, ink: 'text-warn', word: 'To look at' },
  failed: { icon: CircleX, ink: 'text-danger', word: 'Failed' },
} as const
