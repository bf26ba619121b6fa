import { CircleCheck, CircleDashed } from 'lucide-react'
import type { BotDetail } from '#bots/contract.ts'
import { Card, CardRow, CardRows } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { botWords } from './bot-words.ts'

const words = botWords.steps

/** What a bot still needs before anybody can talk with it; nothing once it has all of it. */
export function NextSteps({ bot }: { bot: BotDetail }) {
  const studio = `/bots/${bot.id}/studio`
  const steps = [
    {
      ...words.bench,
      isDone: bot.liveVersion !== null,
      to: `${studio}?view=bench`,
    },
    {
      ...words.publish,
      isDone: bot.liveVersion !== null,
      to: studio,
    },
    {
      ...words.number,
      isDone: bot.numbers.length > 0,
      to: '/settings/phones',
    },
  ]
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <Card title={words.title} count={words.count(steps.filter(({ isDone }) => isDone).length, steps.length)}>
      <CardRows>
        {steps.map(({ title, detail, isDone, label, to }) => (
          <CardRow
            key={title}
            icon={
              isDone ? (
                <CircleCheck size={16} className="text-ok" aria-label={words.done} />
              ) : (
                <CircleDashed size={16} className="text-muted" aria-label={words.toDo} />
              )
            }
            title={title}
            detail={detail}
            end={
              !isDone && (
                <LinkButton size="small" to={to}>
                  {label}
                </LinkButton>
              )
            }
          />
        ))}
      </CardRows>
    </Card>
  )
}
