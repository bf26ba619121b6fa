import type { Member } from '#carrier-emulator/conference/room.ts'
import { showDate } from '#carrier-emulator/rest-route.ts'
import type { CallRow } from '#carrier-emulator/rows.ts'

type Shown = Pick<
  Member,
  'label' | 'isMuted' | 'isOnHold' | 'coachOf' | 'startsRoom' | 'endsRoom' | 'updatedMs'
> & {
  call: CallRow
}

/** A phone in a conference as the carrier shows it. */
export function showParticipant(conferenceSid: string, shown: Shown): object {
  const { accountSid, sid, status, createdMs } = shown.call
  return {
    account_sid: accountSid,
    conference_sid: conferenceSid,
    call_sid: sid,
    label: shown.label === '' ? null : shown.label,
    muted: shown.isMuted,
    hold: shown.isOnHold,
    coaching: shown.coachOf !== null,
    call_sid_to_coach: shown.coachOf,
    start_conference_on_enter: shown.startsRoom,
    end_conference_on_exit: shown.endsRoom,
    status: status === 'in-progress' ? 'connected' : status === 'ringing' ? 'ringing' : 'queued',
    queue_time: null,
    date_created: showDate(createdMs),
    date_updated: showDate(shown.updatedMs),
    uri: `/2010-04-01/Accounts/${accountSid}/Conferences/${conferenceSid}/Participants/${sid}.json`,
  }
}
