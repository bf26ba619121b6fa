import { Image, MessageSquareText, Phone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { BotSummary } from '#bots/contract.ts'
import type { NumberItem } from '#phones/contract.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { EditableTitle } from '#ui/editable-title.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { Select } from '#ui/select.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { weave } from '#ui/weave.tsx'
import { botChoiceWords } from './bot-choice-words.ts'
import { EmulatedBadge } from './emulated-badge.tsx'
import { numberWords as words } from './number-words.ts'
import { phoneInWords } from './phone-in-words.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import { useSaveNumber } from './use-save-number.ts'

/** One number of the team: label, what it can do, the bot that answers, and its release. */
export function NumberRow({ number, bots }: { number: NumberItem; bots: readonly BotSummary[] }) {
  const { country } = usePlace()
  const [isReleasing, setIsReleasing] = useState(false)
  const save = useSaveNumber(number)
  const builderReason = useRoleReason('builder')
  const adminReason = useRoleReason('admin')
  const name = phoneInWords(number.phone, country)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_15rem_auto] items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 phone:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={`/settings/phones/${number.id}`} className="text-14 font-semibold">
            <PhoneText number={number.phone} />
          </Link>
          <span className="text-13">
            <EditableTitle
              key={number.label}
              label={words.labelOf(name)}
              value={number.label}
              placeholder={builderReason ? '' : words.addLabel}
              isReadOnly={Boolean(builderReason)}
              onSave={(label) => save({ label })}
            />
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
          {number.origin === 'emulated' && <EmulatedBadge />}
          <Abilities number={number} />
          <span>
            {number.lastTextAt
              ? weave(words.lastText, { time: <TimeAgo at={number.lastTextAt} /> })
              : words.noText}
          </span>
          {number.origin !== 'emulated' && <span>{number.connection.label}</span>}
        </div>
      </div>
      <Field label={words.botOf(name)} isLabelHidden className="phone:order-3 phone:col-span-2">
        <Select
          isCompact
          value={number.bot?.id ?? ''}
          placeholder={words.noBot}
          disabled={Boolean(builderReason)}
          title={builderReason}
          options={bots.map((bot) => ({ value: bot.id, label: botChoiceWords(bot) }))}
          onChange={(event) => save({ botId: event.target.value || null })}
        />
      </Field>
      <IconButton
        icon={Trash2}
        label={words.release.open(name)}
        disabledReason={adminReason}
        onClick={() => setIsReleasing(true)}
      />
      {isReleasing && <ReleaseDialog number={number} onClose={() => setIsReleasing(false)} />}
    </li>
  )
}

/** What works over it. */
function Abilities({ number }: { number: NumberItem }) {
  const { sms, mms, voice } = number.capabilities
  const able = [
    ...(voice ? [{ icon: Phone, word: words.abilities.voice }] : []),
    ...(sms ? [{ icon: MessageSquareText, word: words.abilities.sms }] : []),
    ...(mms ? [{ icon: Image, word: words.abilities.mms }] : []),
  ]
  return able.map(({ icon: Icon, word }) => (
    <span key={word} className="inline-flex items-center gap-1">
      <Icon size={12} /> {word}
    </span>
  ))
}
