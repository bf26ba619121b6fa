import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { TeamRow } from '#teams/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { type DataColumn, DataList } from '#ui/data-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { useGo } from '#ui/use-go.ts'
import { NewTeamDialog } from './new-team-dialog.tsx'
import { teamsRpc } from './queries.ts'
import { roleWords } from './role-words.ts'
import { TeamDrawer } from './team-drawer.tsx'
import { teamWords } from './team-words.ts'

/** `/teams`: the teams one belongs to; `?team=` opens one with its people. */
export function TeamsPage() {
  const teams = useQuery(teamsRpc.query.teams.list.queryOptions())
  const { team: openId }: { team?: string } = useSearch({ strict: false })
  const [isCreating, setIsCreating] = useState(false)
  const go = useGo()
  const rows = teams.data?.items ?? []
  const newTeam = (
    <Button icon={Plus} variant="primary" onClick={() => setIsCreating(true)}>
      {teamWords.newTeam}
    </Button>
  )
  return (
    <>
      <PageHead title={teamWords.title} facts={teams.data && teamWords.count(rows.length)} end={newTeam} />
      <PageBody>
        <Card className="overflow-hidden">
          <DataList
            what={teamWords.what}
            rows={rows}
            columns={columns}
            rowKey={(team) => team.id}
            rowName={(team) => team.name}
            rowLink={(team) => ({ to: '/teams', search: { team: team.id } })}
            currentKey={openId}
            isLoading={teams.isPending}
            error={teams.error}
            onRetry={() => teams.refetch()}
            empty={<EmptyState title={teamWords.noTeam}>{teamWords.noTeamHelp}</EmptyState>}
          />
        </Card>
      </PageBody>
      <NewTeamDialog isOpen={isCreating} onOpenChange={setIsCreating} />
      <TeamDrawer teamId={openId} teams={teams.data?.items} onClose={() => go('/teams')} />
    </>
  )
}

const columns: readonly DataColumn<TeamRow>[] = [
  { key: 'name', head: teamWords.heads.team, cell: (team) => team.name },
  { key: 'state', head: teamWords.heads.state, phone: 'badge', cell: (team) => <TeamBadges team={team} /> },
  { key: 'role', head: teamWords.heads.role, phone: 'detail', cell: (team) => roleWords.names[team.role] },
  { key: 'members', head: teamWords.heads.members, align: 'end', phone: 'end', cell: (team) => team.members },
  {
    key: 'created',
    head: teamWords.heads.created,
    align: 'end',
    isMinor: true,
    cell: (team) => <TimeAgo at={team.createdAt} />,
  },
]

function TeamBadges({ team }: { team: TeamRow }) {
  return (
    <span className="inline-flex gap-1">
      {team.isCurrent && <Badge tone="live">{teamWords.current}</Badge>}
      {team.isSample && <Badge>{teamWords.sample}</Badge>}
    </span>
  )
}
