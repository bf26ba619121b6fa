import { implement } from '@orpc/server'
import { NotFound } from '#platform/errors.ts'
import { actorOf, type RequestContext, teamContext } from '#platform/http/request-context.ts'
import { teamsContract } from '#teams/contract.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { readVisitor } from './authenticate.ts'
import { changePassword } from './change-password.ts'
import { changeRole } from './change-role.ts'
import { createTeam } from './create-team.ts'
import type { TeamsDeps } from './deps.ts'
import { inviteMember } from './invite-member.ts'
import { listAudit } from './list-audit.ts'
import { listInvitations } from './list-invitations.ts'
import { listMails } from './list-mails.ts'
import { listMembers } from './list-members.ts'
import { listMySessions } from './list-my-sessions.ts'
import { listProfileHistory } from './list-profile-history.ts'
import { listTeams } from './list-teams.ts'
import { previewInvitation } from './preview-invitation.ts'
import type { Caller } from './rate-limit.ts'
import { readProfile } from './read-profile.ts'
import { readSession } from './read-session.ts'
import { leaveTeam, removeMember } from './remove-member.ts'
import { renameTeam } from './rename-team.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { clearedSessionCookie, readSessionToken } from './session-cookie.ts'
import { signIn } from './sign-in.ts'
import { revokeSession, signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import type { StartedSession } from './start-session.ts'
import { switchTeam } from './switch-team.ts'
import { transferTeam } from './transfer-team.ts'
import { updateInstance } from './update-instance.ts'
import { updateMe } from './update-me.ts'
import { updateProfile } from './update-profile.ts'

const os = implement(teamsContract).$context<RequestContext>()
const done = { done: true } as const

/** The room's operations: each parses, calls one verb, and presents what it gives. */
export function teamsRoutes(deps: TeamsDeps) {
  return {
    session: {
      get: os.session.get.handler(({ context }) => readSession(deps, context.visitor)),
    },
    instance: {
      update: os.instance.update.handler(({ context, input }) =>
        updateInstance(deps, actorOf(context), input),
      ),
    },
    auth: authRoutes(deps),
    teams: teamRoutes(deps),
    invitations: invitationRoutes(deps),
    profile: {
      get: os.profile.get.handler(({ context }) => readProfile(teamContext(context))),
      update: os.profile.update.handler(({ context, input }) => updateProfile(teamContext(context), input)),
      history: os.profile.history.handler(({ context, input }) =>
        listProfileHistory(teamContext(context), input),
      ),
    },
    audit: {
      list: os.audit.list.handler(({ context, input }) => listAudit(teamContext(context), input)),
    },
    mails: {
      list: os.mails.list.handler(({ context, input }) => listMails(deps, actorOf(context), input)),
    },
  }
}

function authRoutes(deps: TeamsDeps) {
  return {
    signUp: os.auth.signUp.handler(async ({ context, input }) =>
      openSession(deps, context, await signUp(deps, callerOf(context), input)),
    ),
    signIn: os.auth.signIn.handler(async ({ context, input }) =>
      openSession(deps, context, await signIn(deps, callerOf(context), input)),
    ),
    signOut: os.auth.signOut.handler(async ({ context, input }) => {
      await signOut(deps, actorOf(context), input)
      const isSecure = deps.publicUrl().startsWith('https://')
      context.responseHeaders.append('set-cookie', clearedSessionCookie(isSecure))
      return done
    }),
    requestReset: os.auth.requestReset.handler(async ({ context, input }) => {
      await requestReset(deps, callerOf(context), input)
      return done
    }),
    resetPassword: os.auth.resetPassword.handler(async ({ context, input }) => {
      await resetPassword(deps, callerOf(context), input)
      return done
    }),
    changePassword: os.auth.changePassword.handler(async ({ context, input }) => {
      const teamId = context.visitor?.teamId ?? null
      const who = { actor: actorOf(context), caller: callerOf(context), teamId }
      await openSession(deps, context, await changePassword(deps, who, input))
      return done
    }),
    updateMe: os.auth.updateMe.handler(async ({ context, input }) => {
      await updateMe(deps, actorOf(context), input)
      return readCurrent(deps, context)
    }),
    sessions: os.auth.sessions.handler(async ({ context }) => ({
      items: await listMySessions(deps, actorOf(context)),
    })),
    revokeSession: os.auth.revokeSession.handler(async ({ context, input }) => {
      await revokeSession(deps, actorOf(context), input)
      return done
    }),
  }
}

function teamRoutes(deps: TeamsDeps) {
  return {
    list: os.teams.list.handler(async ({ context }) => ({ items: await listTeams(deps, personIn(context)) })),
    create: os.teams.create.handler(async ({ context, input }) =>
      readTeam(deps, context, await createTeam(deps, actorOf(context), input)),
    ),
    switch: os.teams.switch.handler(async ({ context, input }) => {
      await switchTeam(deps, actorOf(context), input)
      return readCurrent(deps, context)
    }),
    rename: os.teams.rename.handler(async ({ context, input }) => {
      await renameTeam(deps, actorOf(context), input)
      return readTeam(deps, context, input.teamId)
    }),
    members: os.teams.members.handler(async ({ context, input }) => ({
      items: await listMembers(deps, actorOf(context), input),
    })),
    changeRole: os.teams.changeRole.handler(({ context, input }) =>
      changeRole(deps, actorOf(context), input),
    ),
    removeMember: os.teams.removeMember.handler(async ({ context, input }) => {
      await removeMember(deps, actorOf(context), input)
      return done
    }),
    leave: os.teams.leave.handler(async ({ context, input }) => {
      await leaveTeam(deps, actorOf(context), input)
      return done
    }),
    transfer: os.teams.transfer.handler(async ({ context, input }) => ({
      items: await transferTeam(deps, actorOf(context), input),
    })),
  }
}

function invitationRoutes(deps: TeamsDeps) {
  return {
    list: os.invitations.list.handler(async ({ context, input }) => ({
      items: await listInvitations(deps, actorOf(context), input),
    })),
    create: os.invitations.create.handler(({ context, input }) =>
      inviteMember(deps, actorOf(context), input),
    ),
    revoke: os.invitations.revoke.handler(async ({ context, input }) => {
      await revokeInvitation(deps, actorOf(context), input)
      return done
    }),
    preview: os.invitations.preview.handler(({ context, input }) =>
      previewInvitation(deps, callerOf(context), input),
    ),
    accept: os.invitations.accept.handler(async ({ context, input }) => {
      await acceptInvitation(deps, { actor: actorOf(context), caller: callerOf(context) }, input)
      return readCurrent(deps, context)
    }),
  }
}

/** Hands the browser its new session, and tells what it needs to know about it. */
async function openSession(deps: TeamsDeps, context: RequestContext, started: StartedSession) {
  context.responseHeaders.append('set-cookie', started.cookie)
  return readSession(deps, await readVisitor(deps, started.token))
}

/** The session after a verb has changed it. */
async function readCurrent(deps: TeamsDeps, context: RequestContext) {
  const token = readSessionToken(deps.secrets, context.request.headers)
  return readSession(deps, token ? await readVisitor(deps, token) : null)
}

async function readTeam(deps: TeamsDeps, context: RequestContext, teamId: string) {
  const team = (await listTeams(deps, personIn(context))).find((row) => row.id === teamId)
  if (!team) throw new NotFound('This team')
  return team
}

function personIn(context: RequestContext): { userId: string; teamId: string | null } {
  const actor = actorOf(context)
  return { userId: actor.kind === 'user' ? actor.userId : '', teamId: context.visitor?.teamId ?? null }
}

function callerOf({ request }: RequestContext): Caller {
  return {
    ip: request.ip,
    isLoopback: request.isLoopback,
    userAgent: request.headers.get('user-agent') ?? '',
  }
}
