import type { Appointments } from '#booking/ports.ts'
import { readDraft } from '#bots/server/read-draft.ts'
import type { ModelSource } from '#completions/ports.ts'
import { saveCompletions } from '#completions/server/save-completions.ts'
import type { Talk } from '#conversations/engine/talk.ts'
import { newId } from '#kit/ids.ts'
import type { Context } from '#platform/context.ts'
import { Conflict } from '#platform/errors.ts'
import type { BenchTalk } from '#studio/contract.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import { practiceCalendar } from './practice-calendar.ts'
import { takePracticeTurn, toTalkLines } from './practice-turn.ts'
import { benchPerson } from './start-bench.ts'
import { type BenchRow, benchNow, findBenchTalk, presentBenchTalk, writeBenchTalk } from './store.ts'

export interface BenchDeps {
  models: ModelSource
  calendar: Appointments
}

const mostLines = 200
/** Whoever practises is a made-up contact, who is in no list. */
const caller = { id: 'con_practice', name: null, phone: '+15035550199', address: null }

/**
 * Says something to the draft as it stands and gives back the talk with its answer. Throws NotFound when the talk is
 * gone, Conflict when something else was said meanwhile.
 */
export async function sayAtBench(
  deps: BenchDeps,
  ctx: Context,
  input: { talkId: string; text: string },
): Promise<BenchTalk> {
  const userId = benchPerson(ctx)
  const now = ctx.clock.now()
  const { row, talk, rev } = await ctx.db.team(ctx.teamId, async (tx) => {
    const row = await findBenchTalk(tx, { id: input.talkId, userId, now })
    const draft = await readDraft(tx, row.bot_id)
    const { version, profile } = await loadLiveProfile(tx)
    const said = {
      role: 'contact' as const,
      id: newId('msg', now.getTime()),
      text: input.text,
      at: benchNow(row, now).toISOString(),
    }
    const next = { ...row, lines: [...row.lines, said] }
    return { row: next, rev: draft.rev, talk: talkOf(next, { draft, profile, profileVersion: version }) }
  })
  if (row.lines.length > mostLines) throw new Conflict('This practice talk is long enough. Start a new one.')
  const clock = { isSystem: false, now: () => benchNow(row, ctx.clock.now()) }
  const calendar = practiceCalendar(deps.calendar, row.book)
  const turn = { db: ctx.db, models: deps.models, teamId: ctx.teamId, clock, calendar }
  const { line, turnId, completions } = await takePracticeTurn(turn, talk, rev)
  const answered = { ...row, lines: [...row.lines, line] }
  await ctx.db.team(ctx.teamId, async (tx) => {
    if (!(await writeBenchTalk(tx, answered)))
      throw new Conflict('Something else was said in this practice talk meanwhile. Say it again.')
    const practised = completions.map((record) => ({ ...record, purpose: 'test' as const }))
    await saveCompletions(tx, practised, { conversationId: row.id, turnId })
  })
  return presentBenchTalk({ ...answered, rev: row.rev + 1 }, ctx.clock.now())
}

function talkOf(
  row: BenchRow,
  known: Pick<Talk, 'profile' | 'profileVersion'> & { draft: Awaited<ReturnType<typeof readDraft>> },
): Talk {
  const { draft, profile, profileVersion } = known
  return {
    conversationId: row.id,
    segmentId: row.id,
    numberId: null,
    channel: row.channel === 'text' ? 'sms' : 'chat',
    bot: { id: row.bot_id, name: draft.name, versionId: 'draft', versionNumber: 0, config: draft.config },
    profile,
    profileVersion,
    contact: caller,
    lines: toTalkLines(row.lines),
    firstSeq: row.lines.length,
    coversSeq: row.lines.length,
  }
}
