import { Crown, Ellipsis, UserMinus } from 'lucide-react'
import { useState } from 'react'
import type { Member, TeamRow } from '#teams/contract.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { Select } from '#ui/select.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { teamsRpc } from './queries.ts'
import { type RoleName, roleOptions } from './role-options.ts'
import { roleWords } from './role-words.ts'
import { teamWords } from './team-words.ts'
import { useIsOnlyOwner } from './use-only-owner.ts'
import { roleReason } from './use-session.ts'

interface MemberRowProps {
  team: TeamRow
  member: Member
}

/** One member: name, role, and what may be done about them. */
export function MemberRow({ team, member }: MemberRowProps) {
  const [asking, setAsking] = useState<'transfer' | 'remove'>()
  const deeds = useMemberDeeds(team, member, () => setAsking(undefined))
  const isOnlyOwner = useIsOnlyOwner(team)
  const offReason =
    (member.role === 'owner' && isOnlyOwner ? teamWords.needsOwner : undefined) ??
    roleReason(team.role, 'admin') ??
    (member.role === 'owner' && team.role !== 'owner' ? teamWords.ownerOnly : undefined)
  const ownerReason = roleReason(team.role, 'owner')
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line px-3 py-2 text-13 last:border-b-0">
      <Avatar name={member.name} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">
          {member.name}
          {member.isYou && <span className="ms-1.5 font-normal text-muted">{teamWords.you}</span>}
        </p>
        <p className="truncate text-12 text-muted">{member.email}</p>
      </div>
      <div className="w-30 shrink-0">
        <Select
          isCompact
          aria-label={teamWords.roleOf(member.name)}
          value={member.role}
          disabled={offReason !== undefined}
          title={offReason}
          options={roleOptions(team.role === 'owner' || member.role === 'owner')}
          onChange={(event) => deeds.changeRole(event.target.value as RoleName)}
        />
      </div>
      {member.isYou ? (
        <span className="w-8 shrink-0 phone:hidden" />
      ) : (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={teamWords.moreAbout(member.name)} />}
          entries={[
            {
              label: teamWords.handOver,
              icon: Crown,
              disabledReason: ownerReason,
              onSelect: () => setAsking('transfer'),
            },
            {
              label: teamWords.remove,
              icon: UserMinus,
              tone: 'danger',
              disabledReason: offReason,
              onSelect: () => setAsking('remove'),
            },
          ]}
        />
      )}
      <ConfirmDialog
        isOpen={asking !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
        title={
          asking === 'transfer'
            ? teamWords.handOverTitle(team.name, member.name)
            : teamWords.removeTitle(member.name)
        }
        confirmLabel={asking === 'transfer' ? teamWords.handOverYes : teamWords.removeYes}
        tone={asking === 'transfer' ? 'primary' : 'danger'}
        isPending={deeds.isPending}
        onConfirm={() => (asking === 'transfer' ? deeds.transfer() : deeds.remove())}
      >
        {asking === 'transfer'
          ? teamWords.handOverText(member.name)
          : teamWords.removeText(member.name, team.name)}
      </ConfirmDialog>
    </li>
  )
}

function useMemberDeeds(team: TeamRow, member: Member, close: () => void) {
  const ids = { teamId: team.id, userId: member.userId }
  const refresh = [teamsRpc.query.teams.key(), teamsRpc.query.session.key()]
  const takeBack = useDeed(() => teamsRpc.client.teams.changeRole({ ...ids, role: member.role }), { refresh })
  const change = useDeed((role: RoleName) => teamsRpc.client.teams.changeRole({ ...ids, role }), {
    refresh,
    onDone: (_, role) =>
      toast({ message: teamWords.nowRole(member.name, roleWords.small[role]), undo: () => takeBack.run() }),
  })
  const transfer = useDeed(() => teamsRpc.client.teams.transfer(ids), { refresh, onDone: close })
  const remove = useDeed(() => teamsRpc.client.teams.removeMember(ids), { refresh, onDone: close })
  return {
    isPending: transfer.isPending || remove.isPending,
    changeRole: (role: RoleName) => change.run(role),
    transfer: () => transfer.run(),
    remove: () => remove.run(),
  }
}
