import { CircleCheck, CircleDashed } from 'lucide-react'
import type { BotDetail } from '#bots/contract.ts'
import { Card, CardRow, CardRows } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** What a bot still needs before anybody can talk with it; nothing once it has all of it. */
export function NextSteps({ bot }: { bot: BotDetail }) {
  const studio = `/bots/${bot.id}/studio`
  const steps = [
    {
      title: 'Try it at the bench',
      detail: 'Practice talks with the draft; nothing is sent or booked.',
      isDone: bot.liveVersion !== null,
      label: 'Open the bench',
      to: `${studio}?view=bench`,
    },
    {
      title: 'Publish it',
      detail: 'Until then it is a draft and stays silent.',
      isDone: bot.liveVersion !== null,
      label: 'Open the studio',
      to: studio,
    },
    {
      title: 'Give it a number',
      detail: 'Numbers stay with their bots; a new bot has none.',
      isDone: bot.numbers.length > 0,
      label: 'Phone numbers',
      to: '/settings/phones',
    },
  ]
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <Card
      title="Before anybody can reach it"
      count={`${steps.filter(({ isDone }) => isDone).length} of ${steps.length}`}
    >
      <CardRows>
        {steps.map(({ title, detail, isDone, label, to }) => (
          <CardRow
            key={title}
            icon={
              isDone ? (
                <CircleCheck size={16} className="text-ok" aria-label="Done" />
              ) : (
                <CircleDashed size={16} className="text-muted" aria-label="To do" />
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
