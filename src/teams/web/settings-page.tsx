import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card, CardRow, CardRows } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { scoreMatch } from '#ui/palette-match.ts'
import { TextInput } from '#ui/text-input.tsx'
import { type SettingGroup, settingGroups } from './settings-index.ts'
import { settingsWords } from './settings-words.ts'
import { roleReason, useRole } from './use-session.ts'

/** `/settings`: every setting by name, with a search that jumps to the field. */
export function SettingsPage() {
  const [typed, setTyped] = useState('')
  const groups = found(typed)
  return (
    <>
      <PageHead title={settingsWords.title} />
      <PageBody>
        <div className="max-w-120">
          <TextInput
            type="search"
            className="[&::-webkit-search-cancel-button]:hidden"
            icon={Search}
            aria-label={settingsWords.search}
            placeholder={settingsWords.placeholder}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {groups.length === 0 ? (
          <EmptyState
            title={settingsWords.none(typed.trim())}
            action={<Button onClick={() => setTyped('')}>{settingsWords.showAll}</Button>}
          />
        ) : (
          <div className="columns-2 gap-4 narrow:columns-1">
            {groups.map((group) => (
              <GroupCard key={group.name} group={group} />
            ))}
          </div>
        )}
      </PageBody>
    </>
  )
}

function GroupCard({ group }: { group: SettingGroup }) {
  const role = useRole()
  const offReason = group.needs && role ? roleReason(role, group.needs) : undefined
  const Icon = group.icon
  return (
    <Card
      className="mb-4 break-inside-avoid overflow-hidden"
      title={
        <span className="flex items-center gap-2">
          <Icon size={16} className="text-muted" />
          {group.name}
        </span>
      }
      action={
        offReason ? (
          <span className="text-12 text-muted">{settingsWords.toChange(offReason)}</span>
        ) : (
          <Link className="link" to={group.to}>
            {settingsWords.open}
          </Link>
        )
      }
    >
      <CardRows>
        {group.settings.map((setting) => (
          <CardRow
            key={setting.name}
            title={
              <Link className="stretched" to={setting.to}>
                {setting.name}
              </Link>
            }
            detail={setting.help}
          />
        ))}
      </CardRows>
    </Card>
  )
}

/** The groups with the settings that answer to the typed words; all of them while nothing is typed. */
function found(typed: string): SettingGroup[] {
  return settingGroups.flatMap((group) => {
    const settings = group.settings.filter(
      ({ name, help, keywords }) =>
        scoreMatch({ label: name, detail: help, keywords: `${keywords ?? ''} ${group.name}` }, typed) > 0,
    )
    return settings.length > 0 ? [{ ...group, settings }] : []
  })
}
