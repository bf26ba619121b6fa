import type { TeamThings, World } from '../support/two-teams.ts'

/** What the other team's thing is that fits a place, and the answer when it is none of our business. */
export interface IdCase {
  theirs(south: TeamThings, world: World): string
  /** 404 unless it says otherwise, with why. */
  answer?: { status: number; because: string }
}

const id = (theirs: IdCase['theirs']): IdCase => ({ theirs })
const bot = id((south) => south.botId)
const contact = id((south) => south.contactId)
const conversation = id((south) => south.conversationId)
const task = id((south) => south.taskId)
const number = id((south) => south.numberId)
const team = id((south) => south.teamId)
const person = id((south) => south.owner.userId)
const appointment = id((south) => south.appointmentId)
const crew = id((south) => south.crewId)
const ownWord = (because: string): IdCase => ({
  theirs: (south) => south.botId,
  answer: { status: 200, because },
})

/** For every place of every operation where an id stands, a thing of the other team that fits it. */
export const idCases: Record<string, Record<string, IdCase>> = {
  'auth.signUp': {
    inviteToken: {
      theirs: (south) => south.invitationId,
      answer: { status: 400, because: 'an id is no token, and the form says that the link is used up' },
    },
  },
  'auth.resetPassword': {
    token: {
      theirs: (south) => south.invitationId,
      answer: { status: 410, because: 'an id is no token: the link is gone' },
    },
  },
  'auth.revokeSession': { id: id((south) => south.owner.sessionId) },
  'teams.switch': { teamId: team },
  'teams.rename': { teamId: team },
  'teams.members': { teamId: team },
  'teams.changeRole': { teamId: team, userId: person },
  'teams.removeMember': { teamId: team, userId: person },
  'teams.leave': { teamId: team },
  'teams.transfer': { teamId: team, userId: person },
  'invitations.list': { teamId: team },
  'invitations.create': { teamId: team },
  'invitations.revoke': { teamId: team, id: id((south) => south.invitationId) },
  'invitations.preview': {
    token: {
      theirs: (south) => south.invitationId,
      answer: { status: 410, because: 'an id is no token: the link is gone' },
    },
  },
  'invitations.accept': {
    token: {
      theirs: (south) => south.invitationId,
      answer: { status: 410, because: 'an id is no token: the link is gone' },
    },
  },
  'bots.create': {
    'config.questions.[].id': ownWord('a question is named by the bot it stands in, and found nowhere else'),
  },
  'bots.get': { id: bot },
  'bots.version': { id: bot },
  'bots.rename': { id: bot },
  'bots.saveDraft': {
    id: bot,
    'config.questions.[].id': ownWord(
      'a question is named by the draft it stands in, and found nowhere else',
    ),
  },
  'bots.publish': { id: bot },
  'bots.restore': { id: bot },
  'bots.pause': { id: bot },
  'bots.resume': { id: bot },
  'contacts.get': { id: contact },
  'contacts.update': { id: contact },
  'contacts.stopTexts': { id: contact },
  'appointments.get': { id: appointment },
  'appointments.create': { contactId: contact, crewId: crew },
  'appointments.move': { id: appointment, crewId: crew },
  'appointments.cancel': { id: appointment },
  'appointments.restore': { id: appointment },
  'appointments.update': { id: appointment },
  'blocks.create': { crewId: crew },
  'blocks.remove': { id: id((south) => south.blockId) },
  'holds.release': { id: id((south) => south.holdId) },
  'crews.update': { id: crew },
  'conversations.list': { botId: bot, contactId: contact },
  'conversations.get': { id: conversation },
  'conversations.neighbours': { id: conversation, botId: bot, contactId: contact },
  'conversations.completion': { id: id((south) => south.completionId) },
  'conversations.resolve': { id: conversation },
  'conversations.reopen': { id: conversation },
  'conversations.finishTask': { id: task },
  'conversations.markCalledBack': { id: task },
  'conversations.reopenTask': { id: task },
  'install.create': {
    setupToken: { theirs: (south) => south.teamId, answer: { status: 403, because: 'it is installed' } },
  },
  'studio.bench.latest': { botId: bot },
  'studio.bench.start': { botId: bot },
  'studio.bench.say': { talkId: id((south) => south.benchTalkId) },
  'studio.bench.restart': { talkId: id((south) => south.benchTalkId) },
  'phones.buy': { botId: bot },
  'phones.get': { id: number },
  'phones.saveCalls': { id: number },
  'telephony.conversationCalls': { id: conversation },
  'telephony.call': { id: id((south) => south.callId) },
  'telephony.callDebug': { id: id((south) => south.callId) },
  'telephony.callContact': { contactId: contact, numberId: number },
  'telephony.contactCalling': { contactId: contact },
  'telephony.callOff': { contactId: contact, intentId: id((south) => south.callIntentId) },
  'phones.update': { id: number, botId: bot },
  'phones.release': { id: number },
}
