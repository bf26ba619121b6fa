import { Smartphone } from 'lucide-react'
import type { BotDetail } from '#bots/contract.ts'
import { useSession } from '#teams/web/use-session.ts'
import { FactList } from '#ui/fact-list.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PaneSection } from '#ui/pane-section.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'

/** Beside the overview: where the bot answers and how it does. */
export function BotPanels({ bot }: { bot: BotDetail }) {
  const { isAdministrator } = useSession()
  const phone = bot.numbers[0]?.phone
  return (
    <>
      <PaneSection title="Answers on" count={bot.numbers.length > 1 ? bot.numbers.length : undefined}>
        {bot.numbers.length === 0 ? (
          <p className="text-muted">
            No number yet.{' '}
            <Link to="/settings/phones" className="link">
              Give it one
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
            Text your bot
          </LinkButton>
        )}
      </PaneSection>
      <PaneSection title="Last 7 days">
        <FactList
          layout="ends"
          facts={[
            {
              label: 'Conversations',
              value: (
                <Link to={{ to: '/conversations', search: { bot: bot.id } }} className="link">
                  {bot.conversations7d}
                </Link>
              ),
            },
            { label: 'Messages to answer', value: bot.openTasks },
            {
              label: 'Last text',
              value: bot.lastConversationAt ? <TimeAgo at={bot.lastConversationAt} /> : 'None yet',
            },
          ]}
        />
      </PaneSection>
    </>
  )
}
