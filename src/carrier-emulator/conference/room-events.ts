import type { Carrier } from '#carrier-emulator/carrier.ts'
import type { Member, Room, RoomEvent } from '#carrier-emulator/conference/room.ts'
import { callFaultyWebhook } from '#carrier-emulator/fault-hooks.ts'
import { showDate } from '#carrier-emulator/rest-route.ts'

/** Reports what happened in a conference to its callback, numbered in order, if it wants to know of this. */
export function tellRoom(
  carrier: Carrier,
  room: Room,
  { event, name, member }: { event: RoomEvent; name: string; member?: Member },
): void {
  const { row, callback } = room
  const account = carrier.state.rows.accounts.get(row.accountSid)
  if (callback.url === '' || !account || !callback.events.includes(event)) return
  const params: Record<string, string> = {
    ...{ AccountSid: row.accountSid, ConferenceSid: row.sid, FriendlyName: row.friendlyName },
    ...{ StatusCallbackEvent: name, SequenceNumber: String(++room.callbacks) },
    Timestamp: showDate(carrier.clock.nowMs()),
    ...(member ? memberParams(member) : {}),
  }
  if (row.reasonEnded !== null) params.ReasonConferenceEnded = row.reasonEnded
  if (row.callSidEnding !== null) params.CallSidEndingConference = row.callSidEnding
  callFaultyWebhook(carrier, {
    ...{ event: 'conference', sid: row.sid, authToken: account.authToken, params },
    ...{ primary: { url: callback.url, method: callback.method }, fallback: null, read: () => null },
  })
}

function memberParams(member: Member): Record<string, string> {
  return {
    CallSid: member.line.row.sid,
    ParticipantLabel: member.label,
    Muted: String(member.isMuted),
    Hold: String(member.isOnHold),
    Coaching: String(member.coachOf !== null),
    StartConferenceOnEnter: String(member.startsRoom),
    EndConferenceOnExit: String(member.endsRoom),
    ...(member.coachOf === null ? {} : { CallSidToCoach: member.coachOf }),
  }
}
