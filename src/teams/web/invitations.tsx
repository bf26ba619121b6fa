import { useQuery } from '@tanstack/react-query'
import { Clock, Link2, Mail, X } from 'lucide-react'
import type { Invitation, TeamRow } from '#teams/contract.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { weave } from '#ui/weave.tsx'
import { InviteForm } from './invite-form.tsx'
import { teamsRpc } from './queries.ts'
import { roleWords } from './role-words.ts'
import { teamWords } from './team-words.ts'
import { roleReason } from './use-session.ts'

/** Who is invited and has not come yet, and a form to invite more. */
export function Invitations({ team }: { team: TeamRow }) {
  const offReason = roleReason(team.role, 'admin')
  const invitations = useQuery({
    ...teamsRpc.query.invitations.list.queryOptions({ input: { teamId: team.id } }),
    enabled: offReason === undefined,
  })
  const open = invitations.data?.items ?? []
  return (
    <section aria-labelledby="invitations" className="grid gap-2">
      <h3 id="invitations" className="text-13 font-semibold">
        {teamWords.invite}
      </h3>
      <InviteForm teamId={team.id} disabledReason={offReason} />
      {open.length > 0 && (
        <ul aria-label={teamWords.openInvitations} className="rounded-card border border-line">
          {open.map((invitation) => (
            <InvitationRow key={invitation.id} teamId={team.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </section>
  )
}

function InvitationRow({ teamId, invitation }: { teamId: string; invitation: Invitation }) {
  const revoke = useDeed(() => teamsRpc.client.invitations.revoke({ teamId, id: invitation.id }), {
    refresh: [teamsRpc.query.invitations.key()],
    onDone: () => toast({ message: teamWords.takenBack }),
  })
  const Icon = invitation.email ? Mail : Link2
  const name = invitation.email ?? teamWords.whoever
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line px-3 py-2 text-13 last:border-b-0">
      <Icon size={16} className="shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">
          {weave(teamWords.invitedAs, {
            name,
            role: <span className="font-normal text-muted">{roleWords.small[invitation.role]}</span>,
          })}
        </p>
        <p className="flex items-center gap-1 truncate text-12 text-muted">
          <Clock size={12} className="shrink-0" />
          <span className="truncate">
            {weave(teamWords.ends, {
              when: <TimeAgo at={invitation.expiresAt} />,
              mail: teamWords.mail[invitation.mail],
            })}
          </span>
        </p>
      </div>
      <CopyButton text={invitation.link} label={teamWords.copyLinkFor(name)} />
      <IconButton
        size="small"
        icon={X}
        label={teamWords.takeBack(name)}
        pending={revoke.isPending}
        onClick={() => revoke.run()}
      />
    </li>
  )
}
