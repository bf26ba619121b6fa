import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import { callFaultyWebhook } from '#carrier-emulator/fault-hooks.ts'
import { fetchMedia, keepMedia, mediaOf, readAllMedia } from '#carrier-emulator/message-media.ts'
import type { MessageRow, MessageStatus } from '#carrier-emulator/rows.ts'
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

/** Accepts a text of an account for sending: it is kept, and leaves, arrives and is reported later. */
export function sendText(carrier: Carrier, text: OutgoingText): MessageRow {
  const { accountSid, from, to, body, statusCallback, mediaUrls, by } = text
  const sid = newSid(mediaUrls.length > 0 ? 'MM' : 'SM')
  const nowMs = carrier.clock.nowMs()
  const row = carrier.state.put('messages', sid, {
    ...{ sid, accountSid, from, to, body, statusCallback },
    ...{ createdMs: nowMs, updatedMs: nowMs, sentMs: null, errorCode: null, hookPending: false },
    status: 'queued',
    direction: by === 'rest' ? 'outbound-api' : 'outbound-reply',
    segments: countSegments(body),
    mediaSids: mediaUrls.map(() => newSid('ME')),
  })
  noteText(carrier, row, { stage: 'accepted', by })
  carrier.schedule.after(carrier.settings.timing.sentMs, () => leave(carrier, row, { ...text, sid }))
  return row
}

/** Goes on with the texts that were under way when the emulator ended. */
export function resumeTexts(carrier: Carrier): void {
  for (const row of carrier.state.rows.messages.values()) {
    const { sid, accountSid, from, to, body, statusCallback } = row
    const text = { sid, accountSid, from, to, body, statusCallback, mediaUrls: [], by: 'rest' as const }
    if (row.status === 'queued') carrier.schedule.after(0, () => leave(carrier, row, text))
    if (row.status === 'sent') carrier.schedule.after(0, () => arrive(carrier, row, text))
  }
}

type TextUnderWay = OutgoingText & { sid: string }

async function leave(carrier: Carrier, row: MessageRow, text: TextUnderWay): Promise<void> {
  for (const [index, url] of text.mediaUrls.entries()) {
    const picture = await fetchMedia(carrier, row.accountSid, url)
    if (!picture) return end(carrier, row, text, { status: 'failed', errorCode: 11200 })
    keepMedia(carrier, row, row.mediaSids[index] ?? newSid('ME'), picture)
  }
  const hits = carrier.faults.decide('delivery', row)
  for (const { entry } of hits)
    note(carrier, {
      kind: 'fault',
      on: 'delivery',
      fault: entry.fault,
      sid: row.sid,
      waitMs: entry.delayMs ?? 0,
    })
  const failed = hits.find(({ entry }) => entry.fault === 'failed')
  if (failed) return end(carrier, row, text, { status: 'failed', errorCode: failed.entry.errorCode ?? 30008 })
  setStatus(carrier, row, text, { status: 'sent' })
  if (hits.some(({ entry }) => entry.fault === 'drop')) return
  const undelivered = hits.find(({ entry }) => entry.fault === 'undelivered')
  const delay = hits.find(({ entry }) => entry.fault === 'delay')
  const waitMs = carrier.settings.timing.deliveredMs + (delay ? (delay.entry.delayMs ?? 1_000) : 0)
  carrier.schedule.after(waitMs, () =>
    undelivered
      ? end(carrier, row, text, { status: 'undelivered', errorCode: undelivered.entry.errorCode ?? 30003 })
      : arrive(carrier, row, text),
  )
}

async function arrive(carrier: Carrier, row: MessageRow, text: TextUnderWay): Promise<void> {
  noteText(carrier, { ...row, body: text.body }, { stage: 'delivered', by: text.by })
  setStatus(carrier, row, text, { status: 'delivered' })
  if (!carrier.state.numberByPhone(text.to)) return
  carrier.arrive({ from: text.from, to: text.to, body: text.body, media: await readAllMedia(carrier, row) })
}

function end(
  carrier: Carrier,
  row: MessageRow,
  text: TextUnderWay,
  outcome: { status: 'undelivered' | 'failed'; errorCode: number },
): void {
  noteText(carrier, { ...row, body: text.body }, { stage: outcome.status, by: text.by })
  setStatus(carrier, row, text, outcome)
}

function setStatus(
  carrier: Carrier,
  row: MessageRow,
  text: TextUnderWay,
  change: { status: MessageStatus; errorCode?: number },
): void {
  const nowMs = carrier.clock.nowMs()
  const sentMs = change.status === 'failed' ? row.sentMs : (row.sentMs ?? nowMs)
  // A message deleted in the meantime stays deleted; its callbacks still go out.
  if (carrier.state.rows.messages.has(row.sid))
    carrier.state.put('messages', row.sid, { ...change, sentMs, updatedMs: nowMs })
  const account = carrier.state.rows.accounts.get(row.accountSid)
  if (text.statusCallback === '' || !account) return
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
  if (change.errorCode !== undefined) params.ErrorCode = String(change.errorCode)
  const primary = { url: text.statusCallback, method: 'POST' as const }
  const hook = {
    event: 'status' as const,
    sid: row.sid,
    authToken: account.authToken,
    params,
    primary,
    fallback: null,
  }
  callFaultyWebhook(carrier, hook, () => {})
}

type Stage = { stage: 'accepted' | 'delivered' | 'undelivered' | 'failed'; by: OutgoingText['by'] }

function noteText(carrier: Carrier, row: MessageRow, { stage, by }: Stage): void {
  const { sid, from, to, body } = row
  note(carrier, {
    kind: 'text',
    direction: 'outbound',
    stage,
    by,
    sid,
    from,
    to,
    body,
    media: mediaOf(carrier, row),
  })
}
