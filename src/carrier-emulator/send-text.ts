import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import { callFaultyWebhook } from '#carrier-emulator/fault-hooks.ts'
import { fetchMedia, keepMedia, mediaOf, readAllMedia } from '#carrier-emulator/message-media.ts'
import type { MessageRow } from '#carrier-emulator/rows.ts'
import { countSegments } from '#carrier-emulator/segments.ts'
import { newSid } from '#carrier-emulator/sid.ts'

export type OutgoingText = {
  accountSid: string
  from: string
  to: string
  body: string
  mediaUrls: string[]
  statusCallback: string
  by: 'rest' | 'twiml' | 'carrier'
}

/** A text under way. Its words are kept apart: the phone gets them even when the account redacts its message. */
type UnderWay = { row: MessageRow; words: string }

/** Accepts a text of an account for sending: it is kept, and leaves, arrives and is reported later. */
export function sendText(carrier: Carrier, text: OutgoingText): MessageRow {
  const sid = newSid(text.mediaUrls.length > 0 ? 'MM' : 'SM')
  const nowMs = carrier.clock.nowMs()
  const row = carrier.state.put('messages', sid, {
    ...text,
    ...{ sid, createdMs: nowMs, updatedMs: nowMs, sentMs: null, errorCode: null, hookPending: false },
    status: 'queued',
    direction: text.by === 'rest' ? 'outbound-api' : 'outbound-reply',
    segments: countSegments(text.body),
    mediaSids: text.mediaUrls.map(() => newSid('ME')),
  })
  const underWay = { row, words: text.body }
  noteStage(carrier, underWay, 'accepted')
  carrier.schedule.after(carrier.settings.timing.sentMs, () => leave(carrier, underWay))
  return row
}

/** Goes on with the texts that were under way when the emulator ended. */
export function resumeTexts(carrier: Carrier): void {
  for (const row of carrier.state.rows.messages.values()) {
    const underWay = { row, words: row.body }
    if (row.status === 'queued') carrier.schedule.after(0, () => leave(carrier, underWay))
    if (row.status === 'sent') carrier.schedule.after(0, () => arrive(carrier, underWay))
  }
}

async function leave(carrier: Carrier, underWay: UnderWay): Promise<void> {
  const { row } = underWay
  if (!(await takePictures(carrier, row)))
    return end(carrier, underWay, { status: 'failed', errorCode: 11200 })
  const hits = carrier.faults.decide('delivery', row)
  for (const { entry } of hits)
    note(carrier, {
      kind: 'fault',
      on: 'delivery',
      fault: entry.fault,
      sid: row.sid,
      waitMs: entry.delayMs ?? 0,
    })
  const hit = (fault: string) => hits.find(({ entry }) => entry.fault === fault)?.entry
  const failed = hit('failed')
  if (failed) return end(carrier, underWay, { status: 'failed', errorCode: failed.errorCode ?? 30008 })
  setStatus(carrier, row, { status: 'sent' })
  if (hit('drop')) return
  const undelivered = hit('undelivered')
  const delay = hit('delay')
  const waitMs = carrier.settings.timing.deliveredMs + (delay ? (delay.delayMs ?? 1_000) : 0)
  carrier.schedule.after(waitMs, () =>
    undelivered
      ? end(carrier, underWay, { status: 'undelivered', errorCode: undelivered.errorCode ?? 30003 })
      : arrive(carrier, underWay),
  )
}

/** Fetches the pictures to send; false when one is not to be had. */
async function takePictures(carrier: Carrier, row: MessageRow): Promise<boolean> {
  for (const [index, url] of row.mediaUrls.entries()) {
    const picture = await fetchMedia(carrier, row.accountSid, url)
    const sid = row.mediaSids[index]
    if (!picture || sid === undefined) return false
    keepMedia(carrier, { message: row, sid }, picture)
  }
  return true
}

async function arrive(carrier: Carrier, underWay: UnderWay): Promise<void> {
  const { row, words } = underWay
  noteStage(carrier, underWay, 'delivered')
  setStatus(carrier, row, { status: 'delivered' })
  if (!carrier.state.numberByPhone(row.to)) return
  carrier.arrive({ from: row.from, to: row.to, body: words, media: await readAllMedia(carrier, row) })
}

type Failure = { status: 'undelivered' | 'failed'; errorCode: number }

function end(carrier: Carrier, underWay: UnderWay, failure: Failure): void {
  noteStage(carrier, underWay, failure.status)
  setStatus(carrier, underWay.row, failure)
}

function setStatus(
  carrier: Carrier,
  row: MessageRow,
  change: Failure | { status: 'sent' | 'delivered' },
): void {
  const nowMs = carrier.clock.nowMs()
  const sentMs = change.status === 'failed' ? row.sentMs : (row.sentMs ?? nowMs)
  // A message deleted in the meantime stays deleted; its callbacks still go out.
  if (carrier.state.rows.messages.has(row.sid))
    carrier.state.put('messages', row.sid, { ...change, sentMs, updatedMs: nowMs })
  const account = carrier.state.rows.accounts.get(row.accountSid)
  if (row.statusCallback === '' || !account) return
  const params: Record<string, string> = {
    MessageSid: row.sid,
    MessageStatus: change.status,
    SmsSid: row.sid,
    SmsStatus: change.status,
    AccountSid: row.accountSid,
    From: row.from,
    To: row.to,
    ApiVersion: '2010-04-01',
  }
  if ('errorCode' in change) params.ErrorCode = String(change.errorCode)
  const primary = { url: row.statusCallback, method: 'POST' as const }
  const { authToken } = account
  const hook = { event: 'status' as const, sid: row.sid, authToken, params, primary, fallback: null }
  callFaultyWebhook(carrier, { ...hook, read: () => null })
}

function noteStage(
  carrier: Carrier,
  { row, words }: UnderWay,
  stage: 'accepted' | 'delivered' | Failure['status'],
): void {
  const { sid, from, to, by } = row
  const media = mediaOf(carrier, row)
  note(carrier, { kind: 'text', direction: 'outbound', stage, by, sid, from, to, body: words, media })
}
