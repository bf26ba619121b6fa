import { useQuery } from '@tanstack/react-query'
import { Monitor } from 'lucide-react'
import type { SessionRow } from '#teams/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardRow, CardRows } from '#ui/card.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { weave } from '#ui/weave.tsx'
import { profileWords } from './profile-words.ts'
import { teamsRpc } from './queries.ts'

/** Where one is signed in. */
export function SessionsCard() {
  const sessions = useQuery(teamsRpc.query.auth.sessions.queryOptions())
  return (
    <Card
      id="sessions"
      title={profileWords.sessions}
      count={sessions.data?.items.length}
      action={
        <LinkButton size="small" to="/logout">
          {profileWords.outEverywhere}
        </LinkButton>
      }
    >
      {sessions.data ? (
        <CardRows>
          {sessions.data.items.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </CardRows>
      ) : sessions.isError ? (
        <ErrorPanel error={sessions.error} title={profileWords.sessionsFailed} onRetry={sessions.refetch} />
      ) : (
        <SkeletonRows rows={2} rowClassName="h-16" />
      )}
    </Card>
  )
}

function SessionItem({ session }: { session: SessionRow }) {
  const revoke = useDeed(() => teamsRpc.client.auth.revokeSession({ id: session.id }), {
    refresh: [teamsRpc.query.auth.key()],
    onDone: () => toast({ message: profileWords.signedOut(session.device) }),
  })
  return (
    <CardRow
      icon={<Monitor size={16} className="text-muted" />}
      title={session.device}
      detail={weave(profileWords.sessionLine, {
        address: <bdi>{session.address}</bdi>,
        since: <TimeAgo at={session.createdAt} />,
        seen: <TimeAgo at={session.lastSeenAt} />,
      })}
      end={
        session.isCurrent ? (
          <Badge tone="live">{profileWords.thisDevice}</Badge>
        ) : (
          <Button
            size="small"
            aria-label={profileWords.signOutOf(session.device)}
            pending={revoke.isPending}
            onClick={() => revoke.run()}
          >
            {profileWords.signOut}
          </Button>
        )
      }
    />
  )
}
