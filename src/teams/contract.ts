import { oc } from '@orpc/contract'
import { z } from 'zod'
import { access, administrator, anyone, inTeam, signedIn } from '#platform/http/access.ts'
import { BusinessProfile, TimeZone } from '#teams/business-profile.ts'

export * from '#teams/business-profile.ts'

export const TeamRole = z.enum(['owner', 'admin', 'builder', 'agent', 'viewer'])
/** Roles that can be given to a member or an invitation; an owner is made by `teams.transfer` or `teams.changeRole`. */
export const InvitedRole = z.enum(['admin', 'builder', 'agent', 'viewer'])

const Id = z.string().min(1).max(60)
const PersonName = z.string().trim().min(1, 'Write your name.').max(80)
const TeamName = z.string().trim().min(1, 'Name your business.').max(80)
const Email = z.email('Write an e-mail address like sam@example.com.').max(200)
const NewPassword = z.string().min(10, 'Use at least 10 characters.').max(200)
/** What somebody types to prove who they are: never judged by length, so that it tells nothing. */
const Password = z.string().min(1, 'Write your password.').max(200)
const Token = z.string().min(1).max(200)
const Cursor = z.string().max(200)
const limit = (most: number) => z.coerce.number().int().min(1).max(most).default(50)
const Moment = z.iso.datetime()
const Done = z.object({ done: z.literal(true) })
const TeamId = z.object({ teamId: Id })

export const Session = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  teams: z.array(z.object({ id: z.string(), name: z.string(), role: TeamRole })),
  currentTeamId: z.string().nullable(),
  /** Where the current team's live updates stood before anything else was read; null without a team. */
  livePlace: z.string().nullable(),
  isAdministrator: z.boolean(),
  instanceName: z.string(),
  /** invite: an account can only be made with an invitation's link. */
  signup: z.enum(['open', 'invite']),
  /** listed: no mail server is set up, so links wait for the administrator to copy them. */
  mail: z.enum(['sent', 'listed']),
})
export type Session = z.infer<typeof Session>

export const SessionRow = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** Browser and system in a few words, such as "Firefox on Linux". */
  device: z.string(),
  address: z.string(),
  createdAt: Moment,
  lastSeenAt: Moment,
})
export type SessionRow = z.infer<typeof SessionRow>

export const TeamRow = z.object({
  id: z.string(),
  name: z.string(),
  role: TeamRole,
  members: z.number().int(),
  isCurrent: z.boolean(),
  /** The sample team, marked wherever it shows. */
  isSample: z.boolean(),
  createdAt: Moment,
})
export type TeamRow = z.infer<typeof TeamRow>

export const Member = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: TeamRole,
  joinedAt: Moment,
  isYou: z.boolean(),
})
export type Member = z.infer<typeof Member>

export const Invitation = z.object({
  id: z.string(),
  /** Null for a link that whoever has it may use once. */
  email: z.string().nullable(),
  role: InvitedRole,
  invitedBy: z.string(),
  createdAt: Moment,
  expiresAt: Moment,
  /** To copy and hand over. */
  link: z.string(),
  mail: z.enum(['none', 'waiting', 'sent', 'listed', 'failed']),
})
export type Invitation = z.infer<typeof Invitation>

export const ProfileState = z.object({
  version: z.number().int(),
  profile: BusinessProfile,
  updatedAt: Moment,
  updatedBy: z.string(),
})
export type ProfileState = z.infer<typeof ProfileState>

export const AuditEntry = z.object({
  id: z.string(),
  at: Moment,
  actor: z.object({
    kind: z.enum(['user', 'bot', 'contact', 'system']),
    id: z.string().nullable(),
    name: z.string(),
  }),
  /** Noun and past deed, such as `member.removed`. */
  action: z.string(),
  objectKind: z.string(),
  objectId: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const MailRow = z.object({
  id: z.string(),
  kind: z.enum(['invitation', 'reset', 'notice']),
  to: z.string(),
  subject: z.string(),
  /** waiting: on its way · sent · listed: no mail server, so hand the link over yourself · failed */
  state: z.enum(['waiting', 'sent', 'listed', 'failed']),
  /** To copy; null once it is used up, has expired, or where the mail has none. */
  link: z.string().nullable(),
  expiresAt: Moment.nullable(),
  createdAt: Moment,
})
export type MailRow = z.infer<typeof MailRow>

export const teamsContract = {
  session: {
    get: oc.route({ method: 'GET', path: '/session' }).meta(access(anyone)).output(Session),
  },
  instance: {
    update: oc
      .route({ method: 'PATCH', path: '/instance' })
      .meta(access(administrator))
      .input(z.object({ name: TeamName.optional(), signup: z.enum(['open', 'invite']).optional() }))
      .output(z.object({ name: z.string(), signup: z.enum(['open', 'invite']) })),
  },
  auth: {
    signUp: oc
      .route({ method: 'POST', path: '/auth/sign-up' })
      .meta(access(anyone))
      .input(
        z.object({
          name: PersonName,
          email: Email,
          password: NewPassword,
          /** The first team's name; left out, it takes the person's. Not read with an invitation. */
          teamName: TeamName.optional(),
          inviteToken: Token.optional(),
          timeZone: TimeZone.optional(),
        }),
      )
      .output(Session),
    signIn: oc
      .route({ method: 'POST', path: '/auth/sign-in' })
      .meta(access(anyone))
      .input(z.object({ email: Email, password: Password }))
      .output(Session),
    signOut: oc
      .route({ method: 'POST', path: '/auth/sign-out' })
      .meta(access(signedIn))
      .input(z.object({ everywhere: z.boolean().default(false) }))
      .output(Done),
    requestReset: oc
      .route({ method: 'POST', path: '/auth/request-reset' })
      .meta(access(anyone))
      .input(z.object({ email: Email }))
      .output(Done),
    resetPassword: oc
      .route({ method: 'POST', path: '/auth/reset-password' })
      .meta(access(anyone))
      .input(z.object({ token: Token, password: NewPassword }))
      .output(Done),
    changePassword: oc
      .route({ method: 'POST', path: '/auth/change-password' })
      .meta(access(signedIn))
      .input(z.object({ currentPassword: Password, newPassword: NewPassword }))
      .output(Done),
    updateMe: oc
      .route({ method: 'PATCH', path: '/auth/me' })
      .meta(access(signedIn))
      .input(z.object({ name: PersonName }))
      .output(Session),
    sessions: oc
      .route({ method: 'GET', path: '/auth/sessions' })
      .meta(access(signedIn))
      .output(z.object({ items: z.array(SessionRow) })),
    revokeSession: oc
      .route({ method: 'DELETE', path: '/auth/sessions/{id}' })
      .meta(access(signedIn))
      .input(z.object({ id: Id }))
      .output(Done),
  },
  teams: {
    list: oc
      .route({ method: 'GET', path: '/teams' })
      .meta(access(signedIn))
      .output(z.object({ items: z.array(TeamRow) })),
    create: oc
      .route({ method: 'POST', path: '/teams' })
      .meta(access(signedIn))
      .input(z.object({ name: TeamName, timeZone: TimeZone.optional() }))
      .output(TeamRow),
    switch: oc
      .route({ method: 'POST', path: '/teams/{teamId}/switch' })
      .meta(access(signedIn))
      .input(TeamId)
      .output(Session),
    rename: oc
      .route({ method: 'PATCH', path: '/teams/{teamId}' })
      .meta(access(signedIn))
      .input(TeamId.extend({ name: TeamName }))
      .output(TeamRow),
    members: oc
      .route({ method: 'GET', path: '/teams/{teamId}/members' })
      .meta(access(signedIn))
      .input(TeamId)
      .output(z.object({ items: z.array(Member) })),
    changeRole: oc
      .route({ method: 'PATCH', path: '/teams/{teamId}/members/{userId}' })
      .meta(access(signedIn))
      .input(TeamId.extend({ userId: Id, role: TeamRole }))
      .output(Member),
    removeMember: oc
      .route({ method: 'DELETE', path: '/teams/{teamId}/members/{userId}' })
      .meta(access(signedIn))
      .input(TeamId.extend({ userId: Id }))
      .output(Done),
    leave: oc
      .route({ method: 'POST', path: '/teams/{teamId}/leave' })
      .meta(access(signedIn))
      .input(TeamId)
      .output(Done),
    /** Makes that member an owner and the one who asks an admin. */
    transfer: oc
      .route({ method: 'POST', path: '/teams/{teamId}/transfer' })
      .meta(access(signedIn))
      .input(TeamId.extend({ userId: Id }))
      .output(z.object({ items: z.array(Member) })),
  },
  invitations: {
    list: oc
      .route({ method: 'GET', path: '/teams/{teamId}/invitations' })
      .meta(access(signedIn))
      .input(TeamId)
      .output(z.object({ items: z.array(Invitation) })),
    create: oc
      .route({ method: 'POST', path: '/teams/{teamId}/invitations' })
      .meta(access(signedIn))
      .input(TeamId.extend({ email: Email.nullable(), role: InvitedRole }))
      .output(Invitation),
    revoke: oc
      .route({ method: 'DELETE', path: '/teams/{teamId}/invitations/{id}' })
      .meta(access(signedIn))
      .input(TeamId.extend({ id: Id }))
      .output(Done),
    /** What a link's holder sees before they use it. */
    preview: oc
      .route({ method: 'POST', path: '/invitations/preview' })
      .meta(access(anyone))
      .input(z.object({ token: Token }))
      .output(
        z.object({
          teamName: z.string(),
          invitedBy: z.string(),
          email: z.string().nullable(),
          role: InvitedRole,
          expiresAt: Moment,
        }),
      ),
    accept: oc
      .route({ method: 'POST', path: '/invitations/accept' })
      .meta(access(signedIn))
      .input(z.object({ token: Token }))
      .output(Session),
  },
  profile: {
    get: oc
      .route({ method: 'GET', path: '/profile' })
      .meta(access(inTeam('viewer')))
      .output(ProfileState),
    /** `version` is the one that was read; when somebody saved since, it answers `conflict`. */
    update: oc
      .route({ method: 'PUT', path: '/profile' })
      .meta(access(inTeam('builder')))
      .input(z.object({ version: z.number().int().min(1), profile: BusinessProfile }))
      .output(ProfileState),
    history: oc
      .route({ method: 'GET', path: '/profile/history' })
      .meta(access(inTeam('viewer')))
      .input(z.object({ limit: limit(100), cursor: Cursor.optional() }))
      .output(
        z.object({
          items: z.array(
            z.object({
              version: z.number().int(),
              updatedAt: Moment,
              updatedBy: z.string(),
              changed: z.array(z.string()),
            }),
          ),
          nextCursor: z.string().nullable(),
        }),
      ),
  },
  audit: {
    list: oc
      .route({ method: 'GET', path: '/audit' })
      .meta(access(inTeam('admin')))
      .input(z.object({ limit: limit(200), cursor: Cursor.optional() }))
      .output(z.object({ items: z.array(AuditEntry), nextCursor: z.string().nullable() })),
  },
  mails: {
    /** Every mail of the instance, newest first; the administrator hands over what no server sends. */
    list: oc
      .route({ method: 'GET', path: '/admin/mails' })
      .meta(access(administrator))
      .input(z.object({ limit: limit(200), cursor: Cursor.optional() }))
      .output(z.object({ items: z.array(MailRow), nextCursor: z.string().nullable() })),
  },
}
