import { readHook } from '#carrier-emulator/calls/read-form.ts'
import { followAddress } from '#carrier-emulator/conference/announce.ts'
import { endRoom } from '#carrier-emulator/conference/rooms.ts'
import { readDateFilter } from '#carrier-emulator/date-filter.ts'
import { showPage } from '#carrier-emulator/page.ts'
import { type RestAnswer, type RestCall, type RestRoute, showDate } from '#carrier-emulator/rest-route.ts'
import type { ConferenceRow } from '#carrier-emulator/rows.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'

const one = 'Accounts/{AccountSid}/Conferences/{ConferenceSid}.json'

/** Conferences of an account: list, read, speak to all, end. */
export const conferenceRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: 'Accounts/{AccountSid}/Conferences.json',
    operation: 'conferences.list',
    run: listConferences,
  },
  {
    method: 'GET',
    path: one,
    operation: 'conferences.fetch',
    run: (call) => ({ status: 200, body: showConference(findConference(call)) }),
  },
  { method: 'POST', path: one, operation: 'conferences.update', run: updateConference },
]

/** The account's conference, or 20404. */
export function findConference({ carrier, account, params }: RestCall): ConferenceRow {
  const row = carrier.state.rows.conferences.get(params.ConferenceSid ?? '')
  if (row?.accountSid !== account.sid) throw new TwilioError(20404)
  return row
}

function listConferences(call: RestCall): RestAnswer {
  const { carrier, account, query } = call
  const name = query.get('FriendlyName')
  const status = query.get('Status')
  const created = readDateFilter(query, 'DateCreated')
  const updated = readDateFilter(query, 'DateUpdated')
  const rows = [...carrier.state.rows.conferences.values()].filter(
    (row) =>
      row.accountSid === account.sid &&
      (name === null || row.friendlyName === name) &&
      (status === null || row.status === status) &&
      (!created || created(row.createdMs)) &&
      (!updated || updated(row.updatedMs)),
  )
  return { status: 200, body: showPage(call, rows.reverse(), { key: 'conferences', show: showConference }) }
}

function updateConference(call: RestCall): RestAnswer {
  const { carrier, form } = call
  const row = findConference(call)
  const room = carrier.rooms.get(row.sid)
  if (!room) throw new TwilioError(21220)
  const announcement = readHook(form, 'AnnounceUrl', 'AnnounceMethod')
  if (announcement) for (const member of room.members.values()) followAddress(carrier, member, announcement)
  if (form.get('Status') === 'completed')
    endRoom(carrier, room, { reason: 'conference-ended-via-api', sid: null })
  return { status: 200, body: showConference(row) }
}

/** A conference as the carrier shows it. */
function showConference(row: ConferenceRow): object {
  const uri = `/2010-04-01/Accounts/${row.accountSid}/Conferences/${row.sid}`
  return {
    sid: row.sid,
    account_sid: row.accountSid,
    friendly_name: row.friendlyName,
    status: row.status,
    region: 'us1',
    // Not there before the end, by the published description.
    ...(row.reasonEnded === null ? {} : { reason_conference_ended: row.reasonEnded }),
    call_sid_ending_conference: row.callSidEnding,
    api_version: '2010-04-01',
    date_created: showDate(row.createdMs),
    date_updated: showDate(row.updatedMs),
    uri: `${uri}.json`,
    subresource_uris: { participants: `${uri}/Participants.json`, recordings: `${uri}/Recordings.json` },
  }
}
