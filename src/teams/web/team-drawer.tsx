import { ArrowRightLeft } from 'lucide-react'
import type { TeamRow } from '#teams/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { NotFound } from '#ui/not-found.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Invitations } from './invitations.tsx'
import { LeaveTeam } from './leave-team.tsx'
import { MemberList } from './member-list.tsx'
import { roleWords } from './role-words.ts'
import { TeamName } from './team-name.tsx'
import { teamWords } from './team-words.ts'
import { useSwitchTeam } from './use-switch-team.ts'

interface TeamDrawerProps {
  teamId: string | undefined
  /** Nothing while they load. */
  teams: readonly TeamRow[] | undefined
  onClose: () => void
}

/** One team with its people: `/teams?team=`. */
export function TeamDrawer({ teamId, teams, onClose }: TeamDrawerProps) {
  const team = teams?.find((row) => row.id === teamId)
  const isOpen = teamId !== undefined && teams !== undefined
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      size="large"
      title={team?.name ?? teamWords.team}
      subtitle={team && teamWords.youAre(roleWords.one[team.role])}
      actions={team?.isSample && <Badge>{teamWords.sample}</Badge>}
      footer={team && <DrawerFooter team={team} />}
    >
      {team ? (
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <TeamName team={team} />
          <MemberList team={team} />
          <Invitations team={team} />
        </div>
      ) : (
        <NotFound what={teamWords.thisTeam} />
      )}
    </Sheet>
  )
}

function DrawerFooter({ team }: { team: TeamRow }) {
  const switchTeam = useSwitchTeam()
  return (
    <>
      {team.isCurrent ? (
        <span className="flex items-center px-1 text-13 text-muted">{teamWords.workHere}</span>
      ) : (
        <Button icon={ArrowRightLeft} onClick={() => switchTeam(team.id)}>
          {teamWords.switchHere}
        </Button>
      )}
      <LeaveTeam team={team} />
    </>
  )
}
