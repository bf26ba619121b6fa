import { recordedSeconds, recordingUrl } from '#carrier-emulator/calls/recording-callbacks.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { readDateFilter } from '#carrier-emulator/date-filter.ts'
import { showPage } from '#carrier-emulator/page.ts'
import { type RestAnswer, type RestCall, type RestRoute, showDate } from '#carrier-emulator/rest-route.ts'
import type { RecordingRow } from '#carrier-emulator/rows.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'
import { decodeWav } from '#kit/audio/decode-wav.ts'
import { encodeWav } from '#kit/audio/encode-wav.ts'

const one = 'Accounts/{AccountSid}/Recordings/{Sid}'

/** Recordings of an account: list, read, hear, delete. */
export const recordingRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: 'Accounts/{AccountSid}/Recordings.json',
    operation: 'recordings.list',
    run: (call) => listRecordings(call, call.query.get('CallSid')),
  },
  {
    method: 'GET',
    path: `${one}.json`,
    operation: 'recordings.fetch',
    run: (call) => ({ status: 200, body: showRecording(call.carrier, findRecording(call)) }),
  },
  {
    method: 'DELETE',
    path: `${one}.json`,
    operation: 'recordings.delete',
    run: deleteRecording,
  },
  { method: 'GET', path: `${one}.wav`, operation: 'recordings.media', auth: 'open', run: readSound },
  { method: 'GET', path: one, operation: 'recordings.media', auth: 'open', run: readSound },
]

export function listRecordings(call: RestCall, callSid: string | null): RestAnswer {
  const { carrier, account, query } = call
  const conferenceSid = query.get('ConferenceSid')
  const created = readDateFilter(query, 'DateCreated')
  const rows = [...carrier.state.rows.recordings.values()].filter(
    (row) =>
      row.accountSid === account.sid &&
      (callSid === null || row.callSid === callSid) &&
      (conferenceSid === null || row.conferenceSid === conferenceSid) &&
      (!created || created(row.createdMs)),
  )
  const show = (row: RecordingRow) => showRecording(carrier, row)
  return { status: 200, body: showPage(call, rows.reverse(), { key: 'recordings', show }) }
}

export function findRecording({ carrier, account, params }: RestCall): RecordingRow {
  const row = carrier.state.rows.recordings.get(params.Sid ?? '')
  const isHere = row?.accountSid === account.sid && row.callSid === (params.CallSid ?? row.callSid)
  if (!row || !isHere) throw new TwilioError(20404)
  return row
}

export function deleteRecording(call: RestCall): RestAnswer {
  const { sid, status } = findRecording(call)
  if (status === 'in-progress' || status === 'paused') throw new TwilioError(20009)
  call.carrier.state.drop('recordings', sid)
  call.carrier.mediaStore.drop(sid)
  return { status: 204 }
}

async function readSound(call: RestCall): Promise<RestAnswer> {
  const row = findRecording(call)
  if (row.status !== 'completed') throw new TwilioError(20404)
  const bytes = await soundOf(call.carrier, row)
  if (!bytes) throw new TwilioError(20404)
  const isMono = call.query.get('RequestedChannels') === '1' && row.channels === 2
  return { status: 200, bytes: isMono ? mixDown(bytes) : bytes, contentType: 'audio/x-wav' }
}

/** The file; one whose sound was not kept is silence of the right length. */
export async function soundOf(carrier: Carrier, row: RecordingRow): Promise<Buffer | null> {
  if (row.hasSound) return carrier.mediaStore.read(row.sid)
  const length = Math.round((row.durationMs ?? 0) * 8)
  const channels = Array.from({ length: row.channels }, () => new Int16Array(length))
  return Buffer.from(encodeWav({ sampleRate: 8_000, channels }))
}

function mixDown(bytes: Buffer): Buffer {
  const { sampleRate, channels } = decodeWav(bytes)
  const [first = new Int16Array(0), second = new Int16Array(0)] = channels
  const mixed = first.map((sample, place) =>
    Math.max(-32_768, Math.min(32_767, sample + (second[place] ?? 0))),
  )
  return Buffer.from(encodeWav({ sampleRate, channels: [mixed] }))
}

/** A recording as the carrier shows it. */
export function showRecording(carrier: Carrier, row: RecordingRow): object {
  const uri = `/2010-04-01/Accounts/${row.accountSid}/Recordings/${row.sid}`
  return {
    sid: row.sid,
    account_sid: row.accountSid,
    call_sid: row.callSid,
    conference_sid: row.conferenceSid,
    status: row.status === 'failed' ? 'absent' : row.status,
    channels: row.channels,
    source: row.source === 'StartCallRecordingTwiML' ? 'StartCallRecordingAPI' : row.source,
    track: row.track,
    duration: String(recordedSeconds(row)),
    start_time: showDate(row.startMs),
    price: null,
    price_unit: 'USD',
    error_code: row.errorCode,
    encryption_details: null,
    api_version: '2010-04-01',
    date_created: showDate(row.createdMs),
    date_updated: showDate(row.updatedMs),
    media_url: recordingUrl(carrier, row),
    uri: `${uri}.json`,
    subresource_uris: {},
  }
}
