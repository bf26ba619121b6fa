import { useQuery } from '@tanstack/react-query'
import type { TeamRow } from '#teams/contract.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { MemberRow } from './member-row.tsx'
import { teamsRpc } from './queries.ts'
import { teamWords } from './team-words.ts'

/** Who is in the team, with what role. */
export function MemberList({ team }: { team: TeamRow }) {
  const members = useQuery(teamsRpc.query.teams.members.queryOptions({ input: { teamId: team.id } }))
  return (
    <section aria-labelledby="members" className="grid gap-2">
      <h3 id="members" className="text-13 font-semibold">
        {teamWords.members}{' '}
        <span className="font-medium text-muted tabular-nums">{members.data?.items.length}</span>
      </h3>
      {members.isError && !members.data ? (
        <ErrorPanel error={members.error} title={teamWords.membersFailed} onRetry={members.refetch} />
      ) : members.data ? (
        <ul className="rounded-card border border-line">
          {members.data.items.map((member) => (
            <MemberRow key={member.userId} team={team} member={member} />
          ))}
        </ul>
      ) : (
        <SkeletonRows rows={team.members} rowClassName="h-14" />
      )}
    </section>
  )
}
