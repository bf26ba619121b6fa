import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'

const gapMs = 4 * 60 * 60 * 1000

/**
 * The segment a word belongs to: the last one, unless hours have passed, the channel is another, or the bot has been
 * published since, so that the next text already hears the new version. Returns its id.
 */
export async function continueSegment(
  tx: Transaction,
  word: { conversationId: string; channel: string; versionId: string | null; now: Date },
): Promise<string> {
  const [last] = await tx.query<{
    id: string
    channel: string
    bot_version_id: string | null
    last_at: Date
  }>(
    `select id, channel, bot_version_id, last_at from segments
     where team_id = $1 and conversation_id = $2 order by number desc limit 1`,
    [tx.teamId, word.conversationId],
    'last-segment',
  )
  const goesOn =
    last !== undefined &&
    last.channel === word.channel &&
    last.bot_version_id === word.versionId &&
    word.now.getTime() - last.last_at.getTime() < gapMs
  if (goesOn) {
    await tx.query(
      'update segments set last_at = $3 where team_id = $1 and id = $2',
      [tx.teamId, last.id, word.now],
      'touch-segment',
    )
    return last.id
  }
  return beginSegment(tx, word)
}

/** A segment of its own, as every call is. Returns its id. */
export async function beginSegment(
  tx: Transaction,
  word: { conversationId: string; channel: string; versionId: string | null; now: Date },
): Promise<string> {
  const id = newId('seg', word.now.getTime())
  await tx.query(
    `insert into segments (team_id, id, conversation_id, number, channel, bot_version_id, started_at, last_at)
     select $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5, $6, $6 from segments
     where team_id = $1 and conversation_id = $3`,
    [tx.teamId, id, word.conversationId, word.channel, word.versionId, word.now],
    'begin-segment',
  )
  return id
}
