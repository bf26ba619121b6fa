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
import { homeWords } from './home-words.ts'

const { tryIt: words } = homeWords

type Bots = { bots: readonly BotSummary[] }

/** At the head of Home: the shortest way to a text to one's own bot. */
export function TextYourBot({ bots }: Bots) {
  const to = useTextTarget(bots)
  return to ? (
    <LinkButton icon={Smartphone} to={to}>
      {words.text}
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
          title={words.noNumber}
          action={
            <LinkButton variant="primary" to="/settings/phones">
              {words.getNumber}
            </LinkButton>
          }
        >
          {words.noNumberHelp}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card>
      <EmptyState
        title={words.textAt(bot.name, formatPhone(phone, country))}
        action={
          to && (
            <LinkButton variant="primary" icon={Smartphone} to={to}>
              {words.text}
            </LinkButton>
          )
        }
        sample={
          <CopyButton text={phone} label={words.copy}>
            {formatPhone(phone, country)}
          </CopyButton>
        }
      >
        {words.ask}
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
