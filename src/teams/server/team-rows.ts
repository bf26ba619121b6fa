import type { TeamRows } from '#teams/ports.ts'

/** Tables with a team's rows, and what is left out when they are taken along: keys, seals and hashes. */
const tables: { name: string; columns: string }[] = [
  { name: 'profile_versions', columns: '*' },
  { name: 'audit_entries', columns: '*' },
  {
    name: 'mails',
    columns: 'team_id, id, kind, recipient, subject, text, state, expires_at, sent_at, created_at',
  },
  { name: 'team_keys', columns: 'team_id, id, created_at' },
  { name: 'invitations', columns: 'id, team_id, email, role, status, inviter_id, expires_at, created_at' },
  { name: 'memberships', columns: '*' },
]

/** This room's own share in removing and exporting a team. */
export const teamRows: TeamRows = {
  room: 'teams',
  remove: async (tx, teamId) => {
    // Who is in it goes on in the team they have been in the longest, if they have another.
    await tx.query(
      `update sessions s set active_team_id = (
         select m.team_id from memberships m where m.user_id = s.user_id and m.team_id <> $1
         order by m.created_at, m.team_id limit 1)
       where active_team_id = $1`,
      [teamId],
    )
    for (const { name } of tables) await tx.query(`delete from ${name} where team_id = $1`, [teamId])
    await tx.query('delete from teams where id = $1', [teamId])
  },
  export: async (tx, teamId) => {
    const all: Record<string, Record<string, unknown>[]> = {
      teams: await tx.query('select id, name, is_sample, created_at from teams where id = $1', [teamId]),
    }
    for (const { name, columns } of tables) {
      all[name] = await tx.query(`select ${columns} from ${name} where team_id = $1`, [teamId])
    }
    return all
  },
}
