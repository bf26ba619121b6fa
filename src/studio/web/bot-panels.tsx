import { Smartphone } from 'lucide-react'
import type { BotDetail } from '#bots/contract.ts'
import { useSession } from '#teams/web/use-session.ts'
import { FactList } from '#ui/fact-list.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { formatNumber } from '#ui/number-text.ts'
import { PaneSection } from '#ui/pane-section.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { TimeAgo } from '#ui/time-ago.tsx'
import { botWords } from './bot-words.ts'

const words = botWords.panels

/** Beside the overview: where the bot answers and how it does. */
export function BotPanels({ bot }: { bot: BotDetail }) {
  const { isAdministrator } = useSession()
  const { locale } = usePlace()
  const phone = bot.numbers[0]?.phone
  return (
    <>
      <PaneSection title={words.answersOn} count={bot.numbers.length > 1 ? bot.numbers.length : undefined}>
        {bot.numbers.length === 0 ? (
          <p className="text-muted">
            {words.noNumber}{' '}
            <Link to="/settings/phones" className="link">
              {words.giveOne}
            </Link>
          </p>
        ) : (
          <ul className="grid gap-1">
            {bot.numbers.map((number) => (
              <li key={number.id} className="flex items-baseline gap-2">
                <PhoneText number={number.phone} className="font-medium" />
                <span className="truncate text-muted">{number.label}</span>
              </li>
            ))}
          </ul>
        )}
        {isAdministrator && phone && (
          <LinkButton
            icon={Smartphone}
            size="small"
            className="mt-2.5"
            to={{ to: '/admin/twilio/dev', search: { to: phone } }}
          >
            {words.text}
          </LinkButton>
        )}
      </PaneSection>
      <PaneSection title={words.week}>
        <FactList
          layout="ends"
          facts={[
            {
              label: words.conversations,
              value: (
                <Link to={{ to: '/conversations', search: { bot: bot.id } }} className="link">
                  {formatNumber(bot.conversations7d, locale)}
                </Link>
              ),
            },
            { label: words.tasks, value: formatNumber(bot.openTasks, locale) },
            {
              label: words.last,
              value: bot.lastConversationAt ? <TimeAgo at={bot.lastConversationAt} /> : words.noneYet,
            },
          ]}
        />
      </PaneSection>
    </>
  )
}
