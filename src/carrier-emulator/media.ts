import { findMessage } from '#carrier-emulator/message-view.ts'
import { showPage } from '#carrier-emulator/page.ts'
import { type RestAnswer, type RestCall, type RestRoute, showDate } from '#carrier-emulator/rest-route.ts'
import type { MediaRow } from '#carrier-emulator/rows.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'

const list = 'Accounts/{AccountSid}/Messages/{MessageSid}/Media.json'
const one = 'Accounts/{AccountSid}/Messages/{MessageSid}/Media/{Sid}'

/** Pictures of a message: their list, their description, their bytes. */
export const mediaRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: list,
    operation: 'media.list',
    run(call) {
      const { mediaSids } = findMessage(call, call.params.MessageSid)
      const rows = mediaSids
        .map((sid) => call.carrier.state.rows.media.get(sid))
        .filter((row) => row !== undefined)
      return { status: 200, body: showPage(call, rows, { key: 'media_list', show: showMedia }) }
    },
  },
  {
    method: 'GET',
    path: `${one}.json`,
    operation: 'media.fetch',
    run: (call) => ({ status: 200, body: showMedia(findMedia(call)) }),
  },
  {
    method: 'DELETE',
    path: `${one}.json`,
    operation: 'media.delete',
    run(call) {
      const { carrier } = call
      const { sid, messageSid } = findMedia(call)
      const mediaSids = findMessage(call, messageSid).mediaSids.filter((kept) => kept !== sid)
      carrier.state.put('messages', messageSid, { mediaSids })
      carrier.state.drop('media', sid)
      carrier.mediaStore.drop(sid)
      return { status: 204 }
    },
  },
  { method: 'GET', path: one, operation: 'media.bytes', auth: 'open', run: readBytes },
]

async function readBytes(call: RestCall): Promise<RestAnswer> {
  const { sid, contentType } = findMedia(call)
  const bytes = await call.carrier.mediaStore.read(sid)
  if (!bytes) throw new TwilioError(20404)
  return { status: 200, bytes, contentType }
}

function findMedia(call: RestCall): MediaRow {
  const row = call.carrier.state.rows.media.get(call.params.Sid ?? '')
  const isHere = row?.accountSid === call.account.sid && row.messageSid === call.params.MessageSid
  if (!row || !isHere) throw new TwilioError(20404)
  return row
}

function showMedia(row: MediaRow): object {
  return {
    sid: row.sid,
    account_sid: row.accountSid,
    parent_sid: row.messageSid,
    content_type: row.contentType,
    date_created: showDate(row.createdMs),
    date_updated: showDate(row.createdMs),
    uri: `/2010-04-01/Accounts/${row.accountSid}/Messages/${row.messageSid}/Media/${row.sid}.json`,
  }
}
