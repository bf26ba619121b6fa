import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { installWords } from '#onboarding/web/install-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Card, CardRow, CardRows } from '#ui/card.tsx'
import { adminWords } from './admin-words.ts'
import type { Overview } from './overview.ts'

const words = adminWords.parts

/** Each part of the machine: what serves it now, built in or real, and what to do where something is amiss. */
export function PartsCard({ parts }: Pick<Overview, 'parts'>) {
  const amiss = parts.filter((part) => part.state !== 'ready').length
  return (
    <Card title={words.title} count={amiss === 0 ? words.allReady : words.amiss(amiss)}>
      <CardRows>
        {parts.map((part) => {
          const { icon: Icon, ink, word } = looks[part.state]
          return (
            <CardRow
              key={part.key}
              icon={<Icon size={16} className={ink} role="img" aria-label={word} />}
              title={
                <>
                  {installWords.checks[part.key]} <span className="font-normal text-muted">{part.value}</span>
                </>
              }
              detail={part.help}
              end={
                <Badge tone={part.kind === 'real' ? 'info' : 'neutral'} icon={undefined}>
                  {part.kind === 'real' ? words.real : words.builtIn}
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
  ready: { icon: CircleCheck, ink: 'text-ok', word: words.states.ready },
  warning: { icon: CircleAlert, ink: 'text-warn', word: words.states.warning },
  failed: { icon: CircleX, ink: 'text-danger', word: words.states.failed },
} as const
