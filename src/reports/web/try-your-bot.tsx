import { Smartphone } from 'lucide-react'
import type { BotSummary } from '#bots/contract.ts'
import { useSession } from '#teams/web/use-session.ts'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { LinkTarget } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'

type Bots = { bots: readonly BotSummary[] }

/** At the head of Home: the shortest way to a text to one's own bot. */
export function TextYourBot({ bots }: Bots) {
  const to = useTextTarget(bots)
  return to ? (
    <LinkButton icon={Smartphone} to={to}>
      Text your bot
    </LinkButton>
  ) : null
}

/** Home before the first conversation: which number to text, and how. */
export function TryYourBot({ bots }: Bots) {
  const to = useTextTarget(bots)
  const { country } = usePlace()
  const bot = answering(bots)
  const phone = bot?.numbers[0]?.phone
  if (!bot || !phone) {
    return (
      <Card>
        <EmptyState
          title="No number answers yet"
          action={
            <LinkButton variant="primary" to="/settings/phones">
              Get a number
            </LinkButton>
          }
        >
          Give a bot a number, and the first text to it shows here as it happens.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card>
      <EmptyState
        title={`Text ${bot.name} at ${formatPhone(phone, country)}`}
        action={
          to && (
            <LinkButton variant="primary" icon={Smartphone} to={to}>
              Text your bot
            </LinkButton>
          )
        }
        sample={
          <CopyButton text={phone} label="Copy the number">
            {formatPhone(phone, country)}
          </CopyButton>
        }
      >
        Ask “Are you open on Saturday?” The answer and the conversation show here as they happen.
      </EmptyState>
    </Card>
  )
}

/** The dev phone for administrators; for others the phone in their hand. */
function useTextTarget(bots: readonly BotSummary[]): LinkTarget | undefined {
  const { isAdministrator } = useSession()
  const phone = answering(bots)?.numbers[0]?.phone
  if (!phone) return undefined
  return isAdministrator ? { to: '/admin/twilio/dev', search: { to: phone } } : `sms:${phone}`
}

function answering(bots: readonly BotSummary[]): BotSummary | undefined {
  return bots.find((bot) => bot.status === 'active' && bot.liveVersion !== null && bot.numbers.length > 0)
}
