import { Users } from 'lucide-react'
import { roleWords } from '#teams/web/role-words.ts'
import { useSession } from '#teams/web/use-session.ts'
import { useSwitchTeam } from '#teams/web/use-switch-team.ts'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import { ShellSwitcher } from '#ui/shell-slots.tsx'
import { useShortcut } from '#ui/use-shortcut.ts'
import { frameWords } from './frame-words.ts'

/** The current team and the way to another: by name, or G and its number. */
export function TeamSwitcher() {
  const { teams, currentTeamId, instanceName } = useSession()
  const switchTeam = useSwitchTeam()
  const current = teams.find((team) => team.id === currentTeamId)
  const entries: MenuEntry[] = [
    ...(teams.length > 0 ? [{ heading: frameWords.pages.teams }] : []),
    ...teams.map((team, index) => ({
      label: team.name,
      detail: roleWords.small[team.role],
      isChosen: team.id === currentTeamId,
      keys: index < 9 ? `g ${index + 1}` : undefined,
      onSelect: () => switchTeam(team.id),
    })),
    'separator',
    { label: frameWords.allTeams, icon: Users, to: '/teams' },
  ]
  return (
    <>
      <Menu
        align="start"
        trigger={<ShellSwitcher name={current?.name ?? instanceName} />}
        entries={entries}
      />
      {teams.slice(0, 9).map((team, index) => (
        <TeamKeys key={team.id} keys={`g ${index + 1}`} team={team} onSwitch={switchTeam} />
      ))}
    </>
  )
}

interface TeamKeysProps {
  keys: string
  team: { id: string; name: string }
  onSwitch: (teamId: string) => void
}

function TeamKeys({ keys, team, onSwitch }: TeamKeysProps) {
  useShortcut(keys, frameWords.switchTo(team.name), {
    run: () => onSwitch(team.id),
    group: frameWords.pages.teams,
    isCommand: true,
  })
  return null
}
