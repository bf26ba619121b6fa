import { readFlag, readHook } from '#carrier-emulator/calls/read-form.ts'
import { followAddress } from '#carrier-emulator/conference/announce.ts'
import { findConference } from '#carrier-emulator/conference/conferences.ts'
import { createParticipant } from '#carrier-emulator/conference/create-participant.ts'
import { showParticipant } from '#carrier-emulator/conference/participant-view.ts'
import type { Member, Room } from '#carrier-emulator/conference/room.ts'
import { changeMember, leaveRoom } from '#carrier-emulator/conference/rooms.ts'
import { showPage } from '#carrier-emulator/page.ts'
import type { RestAnswer, RestCall, RestRoute } from '#carrier-emulator/rest-route.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'

const list = 'Accounts/{AccountSid}/Conferences/{ConferenceSid}/Participants.json'
const one = 'Accounts/{AccountSid}/Conferences/{ConferenceSid}/Participants/{CallSid}.json'

/** Phones in a conference: call one in, list, read, change, take out. */
export const participantRoutes: RestRoute[] = [
  { method: 'POST', path: list, operation: 'participants.create', run: createParticipant },
  { method: 'GET', path: list, operation: 'participants.list', run: listParticipants },
  {
    method: 'GET',
    path: one,
    operation: 'participants.fetch',
    run: (call) => ({ status: 200, body: showMember(findMember(call)) }),
  },
  { method: 'POST', path: one, operation: 'participants.update', run: updateParticipant },
  {
    method: 'DELETE',
    path: one,
    operation: 'participants.delete',
    run(call) {
      const { room, member } = findMember(call)
      leaveRoom(call.carrier, room, { member, how: 'kicked' })
      return { status: 204 }
    },
  },
]

type Inside = { room: Room; member: Member }

/** A member by the SID of its call or by its label, or 20404. */
function findMember(call: RestCall): Inside {
  const { carrier, params } = call
  const room = carrier.rooms.get(findConference(call).sid)
  const asked = params.CallSid ?? ''
  const member =
    room?.members.get(asked) ?? [...(room?.members.values() ?? [])].find(({ label }) => label === asked)
  if (!room || !member) throw new TwilioError(20404)
  return { room, member }
}

function listParticipants(call: RestCall): RestAnswer {
  const { carrier, query } = call
  const room = carrier.rooms.get(findConference(call).sid)
  const isAsked = (name: string, value: boolean) => (query.get(name) ?? String(value)) === String(value)
  const members = [...(room?.members.values() ?? [])].filter(
    (member) =>
      isAsked('Muted', member.isMuted) &&
      isAsked('Hold', member.isOnHold) &&
      isAsked('Coaching', member.coachOf !== null),
  )
  const rows = members.reverse().map((member) => ({ sid: member.line.row.sid, member }))
  const show = ({ member }: { member: Member }) => (room ? showMember({ room, member }) : {})
  return { status: 200, body: showPage(call, rows, { key: 'participants', show }) }
}

function updateParticipant(call: RestCall): RestAnswer {
  const { carrier, form } = call
  const { room, member } = findMember(call)
  const coaching = readFlag(form, 'Coaching')
  const coached = form.get('CallSidToCoach') ?? member.coachOf
  if (coaching && (coached === null || !room.members.has(coached))) throw new TwilioError(20404)
  const announcement = readHook(form, 'AnnounceUrl', 'AnnounceMethod')
  changeMember(carrier, room, {
    member,
    isMuted: readFlag(form, 'Muted') ?? member.isMuted,
    isOnHold: readFlag(form, 'Hold') ?? member.isOnHold,
    endsRoom: readFlag(form, 'EndConferenceOnExit') ?? member.endsRoom,
    coachOf: coaching === false ? null : coaching ? coached : member.coachOf,
    holdMusic: readHook(form, 'HoldUrl', 'HoldMethod'),
  })
  if (announcement) followAddress(carrier, member, announcement)
  return { status: 200, body: showMember({ room, member }) }
}

function showMember({ room, member }: Inside): object {
  return showParticipant(room.row.sid, { ...member, call: member.line.row })
}
