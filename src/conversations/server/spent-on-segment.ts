import type { Transaction } from '#platform/db/database.ts'

/** What language models have cost for the answers of one call or one run of texts, in millionths of a dollar. */
export async function spentOnSegment(tx: Transaction, segmentId: string): Promise<number> {
  const [row] = await tx.query<{ micros: number }>(
    `select coalesce(sum(c.cost_micros), 0)::float8 as micros from turns t
     join completions c on c.team_id = t.team_id and c.turn_id = t.id
     where t.team_id = $1 and t.segment_id = $2`,
    [tx.teamId, segmentId],
    'spent-on-segment',
  )
  return row?.micros ?? 0
}
