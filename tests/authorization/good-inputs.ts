import { sampleBot, sampleProfile } from '#app/sample/sample-business.ts'
import { newId } from '#kit/ids.ts'
import { defaultCallRouting } from '#phones/contract.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import type { InjectedApp } from '../support/inject-app.ts'
import { type Person, password, type World } from '../support/two-teams.ts'

interface Asker {
  app: InjectedApp
  world: World
  /** Who asks; North's owner stands in for nobody. */
  who: Person
}

/**
 * For every operation an input that it takes, about North's things. An operation without one fails the tests that
 * walk the contract, so that a new one is thought about here first.
 */
export const goodInputs: Record<string, (asker: Asker) => unknown> = {
  'session.get': () => undefined,
  'instance.update': () => ({ name: 'Engine Room' }),
  'auth.signUp': () => ({
    name: 'Lee Late',
    email: `${newId('usr')}@example.com`,
    password,
    timeZone: 'UTC',
  }),
  'auth.signIn': ({ world }) => ({ email: world.south.owner.email, password }),
  'auth.signOut': () => ({ everywhere: false }),
  'auth.requestReset': ({ world }) => ({ email: world.north.owner.email }),
  'auth.resetPassword': ({ world }) => ({ token: world.resetToken, password: 'another good password' }),
  'auth.changePassword': () => ({ currentPassword: password, newPassword: 'another good password' }),
  'auth.updateMe': () => ({ name: 'Sam Said' }),
  'auth.sessions': () => undefined,
  'auth.revokeSession': ({ who }) => ({ id: who.otherSessionId }),
  'teams.list': () => undefined,
  'teams.create': () => ({ name: 'Second Street', timeZone: 'UTC' }),
  'teams.switch': ({ world }) => ({ teamId: world.north.teamId }),
  'teams.rename': ({ world }) => ({ teamId: world.north.teamId, name: 'North Star' }),
  'teams.members': ({ world }) => ({ teamId: world.north.teamId }),
  'teams.changeRole': ({ world }) => ({
    teamId: world.north.teamId,
    userId: world.bystander.userId,
    role: 'builder',
  }),
  'teams.removeMember': ({ world }) => ({
    teamId: world.north.teamId,
    userId: world.bystander.userId,
  }),
  'teams.leave': ({ world }) => ({ teamId: world.north.teamId }),
  'teams.transfer': ({ world }) => ({ teamId: world.north.teamId, userId: world.bystander.userId }),
  'invitations.list': ({ world }) => ({ teamId: world.north.teamId }),
  'invitations.create': ({ world }) => ({
    teamId: world.north.teamId,
    email: 'new.guest@example.com',
    role: 'viewer',
  }),
  'invitations.revoke': ({ world }) => ({ teamId: world.north.teamId, id: world.north.invitationId }),
  'invitations.preview': ({ world }) => ({ token: world.openInvitationToken }),
  'invitations.accept': ({ world }) => ({ token: world.openInvitationToken }),
  'profile.get': () => undefined,
  'profile.update': async ({ app, who }) => ({
    version: await profileVersion(app, who),
    profile: { ...sampleProfile, about: 'Told anew' },
  }),
  'profile.history': () => ({}),
  'audit.list': () => ({}),
  'mails.list': () => ({}),
  'admin.overview': () => undefined,
  'admin.search': ({ world }) => ({ query: world.north.conversationId }),
  'admin.removeSample': () => undefined,
  'admin.makeSample': () => undefined,
  'bots.list': () => undefined,
  'bots.get': ({ world }) => ({ id: world.north.botId }),
  'bots.create': () => ({ name: 'Night desk', config: sampleBot, origin: 'template:plumbing' }),
  'bots.version': ({ world }) => ({ id: world.north.botId, number: 1 }),
  'bots.rename': ({ world }) => ({ id: world.north.botId, name: 'Front desk' }),
  'bots.saveDraft': ({ world }) => ({ id: world.north.botId, rev: 3, config: sampleBot }),
  'bots.publish': ({ world }) => ({ id: world.north.botId, rev: 3, note: 'Told anew' }),
  'bots.restore': ({ world }) => ({ id: world.north.botId, number: 1 }),
  'bots.pause': ({ world }) => ({ id: world.north.botId }),
  'bots.resume': ({ world }) => ({ id: world.north.botId }),
  'contacts.list': () => ({}),
  'contacts.get': ({ world }) => ({ id: world.north.contactId }),
  'contacts.update': ({ world }) => ({
    id: world.north.contactId,
    name: 'Casey',
    note: 'Calls at noon',
    timeZone: 'America/Denver',
  }),
  'contacts.stopTexts': ({ world }) => ({
    id: world.north.contactId,
    phone: world.north.contactPhone,
    evidence: 'Said so on the phone',
  }),
  'calendar.view': () => ({ from: '2026-11-16', to: '2026-11-22' }),
  'calendar.windows': () => ({ service: 'Leak repair', from: '2026-11-18' }),
  'calendar.feed': () => undefined,
  'calendar.renewFeed': () => undefined,
  'calendar.settings': () => undefined,
  'calendar.saveSettings': () => ({
    leadMinutes: 60,
    horizonDays: 90,
    stepMinutes: 15,
    holdMinutes: 5,
    reminderHours: null,
  }),
  'appointments.get': ({ world }) => ({ id: world.north.appointmentId }),
  'appointments.create': ({ world }) => ({
    service: 'Leak repair',
    startsAt: '2026-11-20T18:00:00Z',
    crewId: world.north.crewId,
    contactId: world.north.contactId,
    name: 'Casey',
    tellContact: true,
  }),
  'appointments.move': ({ world }) => ({
    id: world.north.appointmentId,
    rev: 1,
    startsAt: '2026-11-20T20:00:00Z',
    crewId: world.north.crewId,
    tellContact: true,
  }),
  'appointments.cancel': ({ world }) => ({ id: world.north.appointmentId, rev: 1, tellContact: true }),
  'appointments.restore': ({ world }) => ({ id: world.north.appointmentId, rev: 1 }),
  'appointments.update': ({ world }) => ({ id: world.north.appointmentId, rev: 1, name: 'Casey Cole' }),
  'blocks.create': ({ world }) => ({
    crewId: world.north.crewId,
    startsAt: '2026-11-23T18:00:00Z',
    endsAt: '2026-11-23T20:00:00Z',
    reason: 'Lunch',
  }),
  'blocks.remove': ({ world }) => ({ id: world.north.blockId }),
  'holds.release': ({ world }) => ({ id: world.north.holdId }),
  'crews.create': () => ({ name: 'Second van' }),
  'crews.update': ({ world }) => ({ id: world.north.crewId, name: 'First van', isActive: true }),
  'conversations.list': () => ({}),
  'conversations.counts': () => ({}),
  'conversations.get': ({ world }) => ({ id: world.north.conversationId }),
  'conversations.neighbours': ({ world }) => ({ id: world.north.conversationId }),
  'conversations.completion': ({ world }) => ({ id: world.north.completionId }),
  'conversations.resolve': ({ world }) => ({ id: world.north.conversationId }),
  'conversations.reopen': ({ world }) => ({ id: world.north.conversationId }),
  'conversations.tasks': () => ({}),
  'conversations.finishTask': ({ world }) => ({ id: world.north.taskId }),
  'conversations.markCalledBack': ({ world }) => ({ id: world.north.taskId }),
  'conversations.reopenTask': ({ world }) => ({ id: world.north.taskId }),
  'install.status': () => undefined,
  'install.create': () => ({
    name: 'Second Installer',
    email: 'second@example.com',
    password,
    teamName: 'Takeover',
    timeZone: 'UTC',
    withSample: false,
  }),
  'phones.list': () => undefined,
  'phones.search': () => ({}),
  'phones.buy': async ({ app }) => ({ phone: await freeNumber(app), botId: null }),
  'phones.get': ({ world }) => ({ id: world.north.numberId }),
  'phones.saveCalls': ({ world }) => ({ id: world.north.numberId, calls: defaultCallRouting }),
  'telephony.callContact': ({ world }) => ({
    contactId: world.north.contactId,
    numberId: world.north.numberId,
    about: 'your visit',
    requestKey: newId('int'),
  }),
  'telephony.contactCalling': ({ world }) => ({ contactId: world.north.contactId }),
  'telephony.callOff': ({ world }) => ({
    contactId: world.north.contactId,
    intentId: world.north.callIntentId,
  }),
  'phones.update': ({ world }) => ({
    id: world.north.numberId,
    label: 'Second line',
    botId: world.north.botId,
  }),
  'phones.release': ({ world }) => ({ id: world.north.numberId, typedPhone: world.north.phone }),
  'reports.home': () => undefined,
  'reports.botWeeks': () => undefined,
  'studio.bench.latest': ({ world }) => ({ botId: world.north.botId }),
  'studio.bench.start': ({ world }) => ({ botId: world.north.botId, channel: 'chat', pretendAt: null }),
  'studio.bench.say': ({ world }) => ({ talkId: world.north.benchTalkId, text: 'Are you open?' }),
  'studio.bench.restart': ({ world }) => ({
    talkId: world.north.benchTalkId,
    channel: 'text',
    pretendAt: null,
  }),
  'telephony.devPhone': () => undefined,
  'telephony.outsideTexts': () => ({ phone: '+15035550142' }),
  'telephony.sendOutsideText': ({ world }) => ({
    from: '+15035550142',
    to: world.south.phone,
    body: 'Hello',
  }),
  'telephony.holdOutsidePhone': () => ({ phone: '+15035550142' }),
  'telephony.outsideCalls': () => ({ phone: '+15035550142' }),
  'telephony.placeOutsideCall': ({ world }) => ({ from: '+15035550142', to: world.south.phone }),
  'telephony.outsideCallDeed': async ({ app, world }) => {
    const call = await app.ground.carriers.outsidePhone?.call({ from: '+15035550142', to: world.south.phone })
    return { sid: call?.sid ?? '', deed: { kind: 'hangup' } }
  },
  'telephony.conversationCalls': ({ world }) => ({ id: world.north.conversationId }),
  'telephony.call': ({ world }) => ({ id: world.north.callId }),
  'telephony.callDebug': ({ world }) => ({ id: world.north.callId }),
  'telephony.traffic': () => ({}),
  'telephony.replayWebhook': async (asker) => ({ id: await capturedWebhook(asker) }),
  'telephony.faults': () => undefined,
  'telephony.setFaults': () => ({ faults: [{ on: 'delivery', fault: 'delay', rate: 1, delayMs: 1 }] }),
}

async function profileVersion(app: InjectedApp, { context: { teamId } }: Person): Promise<number> {
  return app.db.team(teamId, async (tx) => (await loadLiveProfile(tx)).version)
}

async function capturedWebhook({ app, world }: Asker): Promise<number> {
  const phone = app.ground.carriers.outsidePhone
  await phone?.sendText({ from: '+15035550142', to: world.south.phone, body: 'Hello' })
  for (let wait = 0; wait < 100; wait++) {
    const hook = (await phone?.traffic(0, 500))?.find(({ kind }) => kind === 'hook')
    if (hook) return hook.id
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return 0
}

async function freeNumber(app: InjectedApp): Promise<string> {
  const main = app.ground.carriers.main()
  const [free] = main ? await app.ground.carriers.numbers(main.id).search({ limit: 1 }) : []
  return free?.phone ?? ''
}
