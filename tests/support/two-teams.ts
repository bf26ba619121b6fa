import { sampleBot, sampleProfile } from '#app/sample/sample-business.ts'
import { blockTime } from '#booking/server/block-time.ts'
import { bookByHand } from '#booking/server/book-by-hand.ts'
import { readFeedAddress } from '#booking/server/calendar-feed.ts'
import { defaultSettings } from '#booking/server/calendar-store.ts'
import { saveSettings } from '#booking/server/save-settings.ts'
import { publishBot } from '#bots/server/publish-bot.ts'
import { saveDraft } from '#bots/server/save-draft.ts'
import { beginRecord } from '#completions/server/completion-record.ts'
import { saveCompletions } from '#completions/server/save-completions.ts'
import type { Talk } from '#conversations/engine/talk.ts'
import { takeTask } from '#conversations/server/take-task.ts'
import { newId } from '#kit/ids.ts'
import { writeIntent } from '#outbox/server/write-intent.ts'
import { buyNumber } from '#phones/server/buy-number.ts'
import type { Clock } from '#platform/clock.ts'
import type { Context, TeamRole } from '#platform/context.ts'
import { startBench } from '#studio/server/start-bench.ts'
import { readVisitor } from '#teams/server/authenticate.ts'
import { installInstance } from '#teams/server/install-instance.ts'
import { inviteMember } from '#teams/server/invite-member.ts'
import { listMails } from '#teams/server/list-mails.ts'
import { createRateLimiter, type RateLimiter } from '#teams/server/rate-limit.ts'
import { requestReset } from '#teams/server/request-reset.ts'
import { signUp } from '#teams/server/sign-up.ts'
import { startSession } from '#teams/server/start-session.ts'
import { switchTeam } from '#teams/server/switch-team.ts'
import { updateProfile } from '#teams/server/update-profile.ts'
import { fillEmptyTables } from './fill-tables.ts'
import type { InjectedApp } from './inject-app.ts'

export const password = 'correct horse battery'
const caller = { ip: '127.0.0.1', isLoopback: true, userAgent: 'Firefox/140 (X11; Linux)' }

/** A signed-in person: what their browser sends, and who they are. */
export interface Person {
  userId: string
  sessionId: string
  /** Another session of theirs, on another machine. */
  otherSessionId: string
  cookie: string
  email: string
  context: Context
}

/** The ids of one team's things: one of each kind, as a thief would collect them. */
export interface TeamThings {
  teamId: string
  owner: Person
  botId: string
  versionId: string
  numberId: string
  phone: string
  contactId: string
  contactPhone: string
  conversationId: string
  messageId: string
  segmentId: string
  taskId: string
  benchTalkId: string
  invitationId: string
  /** Of a link that is bound to nobody. */
  openInvitationToken: string
  mailId: string
  auditId: string
  mediaId: string
  callId: string
  callIntentId: string
  completionId: string
  crewId: string
  appointmentId: string
  holdId: string
  blockId: string
  /** Opens the calendar's feed. */
  feedToken: string
}

export interface World {
  administrator: Person
  /** Of the administrator's own team. */
  openInvitationToken: string
  /** Lets South's owner choose a new password. */
  resetToken: string
  north: TeamThings
  south: TeamThings
  /** North's people by role. */
  people: Record<TeamRole, Person>
  /** One more agent of North, to whom things are done. */
  bystander: Person
}

/** These teams have no services and no hours yet, so their bots do not book. */
const talkingBot = { ...sampleBot, guide: '', tools: ['search_knowledge' as const, 'take_message' as const] }

/** Two teams with one of everything, people of every role in the first, and somebody who runs the instance. */
export async function seedTwoTeams(app: InjectedApp): Promise<World> {
  const { teams } = app.rooms
  const who = { name: 'Robin Quill', email: 'robin@example.com', password, teamName: 'Engine Room' }
  const installed = await installInstance(teams, caller, { ...who, timeZone: 'UTC' })
  const administrator = await personOf(app, installed, who.email)
  const northOwner = await newPerson(app, 'Nora North')
  const southOwner = await newPerson(app, 'Sven South')
  const north = await seedTeam(app, northOwner, '+15035550111')
  const south = await seedTeam(app, southOwner, '+15035550122')
  const people = { owner: northOwner } as World['people']
  for (const role of ['admin', 'builder', 'agent', 'viewer'] as const) {
    people[role] = await newMember(app, north.teamId, role)
  }
  const bystander = await newMember(app, north.teamId, 'agent')
  await newMember(app, south.teamId, 'agent')
  for (const { teamId } of [north, south]) await fillEmptyTables(app.db, teamId)
  const open = await inviteMember(teams, administrator.context.actor, {
    teamId: administrator.context.teamId,
    email: null,
    role: 'viewer',
  })
  const resetToken = await resetTokenOf(app, administrator, southOwner.email)
  return {
    administrator,
    north,
    south,
    people,
    bystander,
    openInvitationToken: tokenIn(open.link),
    resetToken,
  }
}

async function resetTokenOf(app: InjectedApp, administrator: Person, email: string): Promise<string> {
  await requestReset(app.rooms.teams, caller, { email })
  const { items } = await listMails(app.rooms.teams, administrator.context.actor, { limit: 50 })
  const link = items.find((mail) => mail.kind === 'reset')?.link ?? ''
  return new URL(link).searchParams.get('token') ?? ''
}

async function newPerson(app: InjectedApp, name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  return personOf(
    app,
    await signUp(app.rooms.teams, caller, { name, email, password, timeZone: 'UTC' }),
    email,
  )
}

async function newMember(app: InjectedApp, teamId: string, role: TeamRole): Promise<Person> {
  const person = await newPerson(app, `${role} ${newId('usr').slice(-6)} of ${teamId.slice(-6)}`)
  await app.db.system('manage-teams', (tx) =>
    tx.query('insert into memberships (id, team_id, user_id, role) values ($1, $2, $3, $4)', [
      newId('mem'),
      teamId,
      person.userId,
      role,
    ]),
  )
  await switchTeam(app.rooms.teams, person.context.actor, { teamId })
  return { ...person, context: { ...person.context, teamId } }
}

async function personOf(
  app: InjectedApp,
  started: { token: string; cookie: string },
  email: string,
): Promise<Person> {
  const visitor = await readVisitor(app.rooms.teams, started.token)
  if (!visitor) throw new Error('The session that was just started is not there.')
  const { userId, name, isAdministrator, sessionId } = visitor
  const other = await app.rooms.teams.auth.transact('authenticate', (tx) =>
    startSession(app.rooms.teams, tx, { userId, caller, teamId: visitor.teamId ?? '' }),
  )
  const actor = {
    kind: 'user',
    userId,
    name,
    role: visitor.role ?? 'owner',
    isAdministrator,
    sessionId,
  } as const
  const cookie = started.cookie.split(';')[0] ?? ''
  const context = { db: app.db, clock: app.clock, log: app.ground.log, teamId: visitor.teamId ?? '', actor }
  return { userId, sessionId, otherSessionId: other.sessionId, cookie, email, context }
}

async function seedTeam(app: InjectedApp, owner: Person, contactPhone: string): Promise<TeamThings> {
  const { context: ctx } = owner
  const botId = await one(app, ctx.teamId, 'select id from bots where team_id = $1')
  await saveDraft(ctx, { id: botId, rev: 1, config: talkingBot })
  await publishBot(ctx, { id: botId, rev: 2, note: 'First questions' })
  await saveDraft(ctx, { id: botId, rev: 2, config: { ...talkingBot, greeting: 'Hello, and welcome.' } })
  const main = app.ground.carriers.main()
  if (!main) throw new Error('There is no carrier to buy a number at.')
  const [free] = await app.ground.carriers.numbers(main.id).search({ limit: 1 })
  const number = await buyNumber(app.rooms.phones, ctx, {
    phone: free?.phone ?? '',
    botId,
    label: 'Main line',
  })
  const text = (from: string, body: string, media: { url: string; type: string }[] = []) =>
    app.rooms.takeEvent({
      kind: 'message.received',
      content: {
        connectionId: main.id,
        sid: `SM${newId('msg').slice(-26)}`,
        from,
        to: number.phone,
        body,
        media,
        segments: 1,
        receivedAt: app.clock.now(),
      },
    })
  await text(contactPhone, 'Are you open on Saturday?', [
    { url: 'https://example.com/leak.jpg', type: 'image/jpeg' },
  ])
  await text(contactPhone, 'And on Sunday?')
  await text(contactPhone.replace(/..$/, '99'), 'STOP')
  const the = (column: string, table: string, more = '') =>
    one(
      app,
      ctx.teamId,
      `select ${column} as id from ${table} where team_id = $1 ${more} order by created_at, id limit 1`,
    )
  const contactId = await one(
    app,
    ctx.teamId,
    `select contact_id as id from contact_phones where team_id = $1 and phone = '${contactPhone}'`,
  )
  const conversationId = await the('id', 'conversations', `and contact_id = '${contactId}'`)
  const taskId = newId('task')
  await app.db.team(ctx.teamId, (tx) =>
    takeTask(tx, {
      effect: {
        kind: 'task',
        task: 'message',
        taskId,
        name: null,
        phone: null,
        words: 'Please call me back.',
        isUrgent: false,
      } as never,
      talk: { conversationId, contact: { id: contactId, name: 'Casey', phone: contactPhone } } as Talk,
      turnId: newId('turn'),
      now: app.clock.now(),
    }),
  )
  const invited = {
    teamId: ctx.teamId,
    email: `guest.${ctx.teamId.slice(-6)}@example.com`,
    role: 'agent' as const,
  }
  const invitation = await inviteMember(app.rooms.teams, ctx.actor, invited)
  const open = await inviteMember(app.rooms.teams, ctx.actor, { ...invited, email: null })
  const legId = await the('id', 'sms_legs', `and media <> '[]'`)
  await app.ground.blobs.put(`${ctx.teamId}/media/${legId}.0`, Buffer.from(`picture of ${ctx.teamId}`))
  return {
    teamId: ctx.teamId,
    owner,
    botId,
    contactId,
    contactPhone,
    conversationId,
    taskId,
    benchTalkId: (await startBench(ctx, { botId, channel: 'chat', pretendAt: null })).id,
    numberId: number.id,
    phone: number.phone,
    versionId: await the('id', 'bot_versions'),
    messageId: await the('id', 'messages', `and conversation_id = '${conversationId}'`),
    segmentId: await one(app, ctx.teamId, 'select id from segments where team_id = $1 order by id limit 1'),
    invitationId: invitation.id,
    openInvitationToken: tokenIn(open.link),
    mailId: await the('id', 'mails'),
    auditId: await the('id', 'audit_entries'),
    mediaId: `${legId}.0`,
    callId: await seedCall(app, ctx, { connectionId: main.id, from: contactPhone, to: number.phone }),
    callIntentId: await oweCall(app, { teamId: ctx.teamId, numberId: number.id, contactId }),
    completionId: await seedCompletion(app, ctx, conversationId),
    ...(await seedCalendar(app, ctx, { contactId, conversationId })),
  }
}

/** A call to a contact that waits for tomorrow. */
function oweCall(
  app: InjectedApp,
  { teamId, numberId, contactId }: Pick<TeamThings, 'teamId' | 'numberId' | 'contactId'>,
): Promise<string> {
  const now = app.clock.now()
  const [to, key] = ['+15035550142', newId('int')]
  const dueAt = new Date(now.getTime() + 24 * 60 * 60_000)
  const payload = { numberId, to, contactId, about: '', by: 'test', notAfter: dueAt.toISOString() }
  return app.db.team(teamId, (tx) =>
    writeIntent(tx, {
      ...{ kind: 'call.place', key, lane: contactId, recipient: to },
      ...{ payload, dueAt, nowMs: now.getTime() },
    }),
  )
}

/** A call that came in and goes on. */
async function seedCall(
  app: InjectedApp,
  ctx: Context,
  of: { connectionId: string; from: string; to: string },
): Promise<string> {
  const sid = `CA${newId('call').slice(-26)}`
  const unknown = {
    status: 'ringing',
    callerName: null,
    forwardedFrom: null,
    askedAgainFor: null,
    intent: null,
  }
  await app.rooms.takeEvent({
    kind: 'call.arrived',
    content: { ...of, ...unknown, sid, direction: 'inbound' },
  })
  return one(app, ctx.teamId, `select id from calls where team_id = $1 and sid = '${sid}'`)
}

/** A question that was put to a model. */
async function seedCompletion(app: InjectedApp, ctx: Context, conversationId: string): Promise<string> {
  const [choice] = app.rooms.models.chain('builtin')
  if (!choice) throw new Error('There is no built-in engine.')
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Are you open?' }] }]
  const record = beginRecord(
    choice,
    { purpose: 'title', options: { prompt } },
    { startedAt: app.clock.now(), attempt: 1, fallbackFrom: null },
  )
  await app.db.team(ctx.teamId, (tx) =>
    saveCompletions(tx, [record], { conversationId, turnId: newId('turn') }),
  )
  return record.id
}

/** One appointment, one hold and one block, in the calendar of a business with services to book. */
async function seedCalendar(
  app: InjectedApp,
  ctx: Context,
  talk: { contactId: string; conversationId: string },
) {
  const { booking, calendar } = app.rooms
  await updateProfile(ctx, { version: 1, profile: sampleProfile })
  const booked = await bookByHand(booking, ctx, {
    service: 'Leak repair',
    startsAt: '2026-11-18T18:00:00Z',
    contactId: talk.contactId,
    name: 'Casey',
    phone: null,
    email: null,
    address: null,
    note: null,
    tellContact: false,
  })
  const holdId = await app.db.team(ctx.teamId, async (tx) => {
    const by = { ...talk, botId: null, numberId: null, now: app.clock.now() }
    const search = { service: 'Leak repair', days: null, times: null, limit: 1 }
    const found = await calendar.findWindows(tx, by, search)
    const held = 'windows' in found ? await calendar.hold(tx, by, found.windows[0]?.id ?? '') : found
    return 'holdId' in held ? held.holdId : ''
  })
  await saveSettings(ctx, defaultSettings)
  const { url } = await readFeedAddress(booking, ctx)
  const stretch = { startsAt: '2026-11-24T18:00:00Z', endsAt: '2026-11-24T19:00:00Z' }
  const block = await blockTime(ctx, { crewId: null, ...stretch, reason: 'Staff meeting' })
  if (booked.kind !== 'done' || !holdId) throw new Error('The calendar could not be filled.')
  const { id: appointmentId, crewId } = booked.appointment
  return { appointmentId, crewId, holdId, blockId: block.id, feedToken: feedTokenIn(url) }
}

function feedTokenIn(url: string): string {
  return /([^/]+)\.ics$/.exec(url)?.[1] ?? ''
}

function tokenIn(link: string): string {
  return new URL(link).searchParams.get('invite') ?? ''
}

async function one(app: InjectedApp, teamId: string, statement: string): Promise<string> {
  const [row] = await app.db.team(teamId, (tx) => tx.query<{ id: string }>(statement, [teamId]))
  if (!row) throw new Error(`Nothing found by: ${statement}`)
  return row.id
}

/** What the process remembers of a rehearsal that ended: who is behind a session, and who tried how often. */
export function forgetSessions(app: InjectedApp, world: World): void {
  const { sessions } = app.rooms.teams
  const everybody = [world.administrator, world.south.owner, ...Object.values(world.people)]
  for (const { userId } of everybody) sessions.forgetUser(userId)
  app.rooms.teams.limits = lateLimiter(app.clock)
}

/** Made at its first use: making room for all its keys takes longer than most operations. */
function lateLimiter(clock: Clock): RateLimiter {
  let made: RateLimiter | undefined
  const limiter = () => {
    made ??= createRateLimiter(clock)
    return made
  }
  return {
    take: (rule, key) => limiter().take(rule, key),
    takeNetwork: (rule, caller) => limiter().takeNetwork(rule, caller),
    clear: (rule, key) => limiter().clear(rule, key),
  }
}
