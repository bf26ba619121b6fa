import type { BlobStore } from '#platform/blobs.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import type { TelephonyDeps } from '#telephony/server/deps.ts'

export const mediaChannel = 'media'

const maxBytes = 10 * 1024 * 1024
const maxAttempts = 20
const everyMs = 30_000

interface WaitingLeg {
  team_id: string
  id: string
  connection_id: string
  message_id: string | null
  conversation_id: string | null
  media: { url: string; type: string }[]
}
type Kept = { id: string; type: string; bytes: number }

/** Fetches the pictures of texts that came in, as they come and again every half minute, until it is stopped. */
export function runMediaFetches(deps: TelephonyDeps & { blobs: BlobStore }): { stop(): Promise<void> } {
  let running: Promise<void> | null = null
  const look = () => {
    running ??= fetchWaiting(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'pictures wait'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(look, everyMs)
  const stopListening = deps.db.bus.listen(mediaChannel, look)
  look()
  return {
    stop: async () => {
      clearInterval(timer)
      stopListening()
      await running
    },
  }
}

export async function fetchWaiting(deps: TelephonyDeps & { blobs: BlobStore }): Promise<void> {
  const legs = await deps.db.inLane('chores').system('sweep-carrier', (tx) =>
    tx.query<WaitingLeg>(
      `update sms_legs set media_attempts = media_attempts + 1
       where (team_id, id) in (
         select team_id, id from sms_legs where media_state = 'waiting' order by created_at limit 20 for update skip locked)
       returning team_id, id, connection_id, message_id, conversation_id, media`,
    ),
  )
  for (const leg of legs) await fetchLeg(deps, leg)
}

async function fetchLeg(deps: TelephonyDeps & { blobs: BlobStore }, leg: WaitingLeg): Promise<void> {
  const kept: Kept[] = []
  let isMissing = false
  for (const [index, media] of leg.media.entries()) {
    const id = `${leg.id}.${index}`
    try {
      const found = await deps.carriers(leg.connection_id).fetchMedia(media.url, maxBytes)
      if (found) await deps.blobs.put(`${leg.team_id}/media/${id}`, found.bytes)
      kept.push({ id, type: found?.type ?? media.type, bytes: found?.bytes.byteLength ?? 0 })
    } catch (error) {
      deps.log.warn({ err: error, legId: leg.id }, 'picture not fetched yet')
      isMissing = true
    }
  }
  await deps.db.inLane('chores').team(leg.team_id, async (tx) => {
    await tx.query(
      `update sms_legs set media_state = case when not $3 then 'fetched' when media_attempts >= ${maxAttempts} then 'gone'
         else 'waiting' end
       where team_id = $1 and id = $2`,
      [leg.team_id, leg.id, isMissing],
    )
    if (isMissing || !leg.message_id) return
    await tx.query('update messages set media = $3 where team_id = $1 and id = $2', [
      leg.team_id,
      leg.message_id,
      JSON.stringify(kept),
    ])
    await publishLive(tx, {
      topic: `conversation.${leg.conversation_id ?? ''}`,
      payload: { media: kept.length },
    })
  })
}
