import { isDeepStrictEqual } from 'node:util'
import type { BotConfig } from '#bots/contract.ts'
import { loadBotVersion } from '#bots/server/load-live-bot.ts'
import type { ModelChoice } from '#completions/ports.ts'
import { guardClaims } from '#conversations/engine/claims/guard-claims.ts'
import { modelCall } from '#conversations/engine/model-call.ts'
import { receiptsInTalk } from '#conversations/engine/receipts-in-talk.ts'
import { ownWordsOf, type Talk, type TalkLine } from '#conversations/engine/talk.ts'
import { readLines } from '#conversations/server/read-lines.ts'
import type { StoredContact } from '#conversations/server/tables.ts'
import type { Transaction } from '#platform/db/database.ts'
import { loadProfileVersion } from '#teams/server/load-profile-version.ts'
import { type KeptToolCall, loadToolCalls } from '#tools/server/tool-calls.ts'

/** One turn made again. `differences` names what came out otherwise; empty: the same to the byte. */
export interface ReplayedTurn {
  turnId: string
  said: string
  replayed: string
  differences: ('input' | 'output' | 'text')[]
}

/**
 * Makes every answer of the built-in engine in a conversation anew from what was stored of the talk: messages, tool
 * calls, the versions of bot and profile, and the instants at which the engine was asked. `engine` may be another one
 * than then, to see what it would have said.
 */
export async function replayConversation(
  tx: Transaction,
  engine: ModelChoice,
  conversationId: string,
): Promise<ReplayedTurn[]> {
  const turns = await readTurns(tx, conversationId)
  const calls = await loadToolCalls(tx, conversationId)
  const replayed: ReplayedTurn[] = []
  for (const turn of turns) {
    const talk = await talkAt(
      tx,
      turn,
      calls.filter((call) => call.turnId < turn.id),
    )
    const own = calls.filter((call) => call.turnId === turn.id)
    if (talk) replayed.push(await replayTurn(engine, { turn, talk, own }))
  }
  return replayed
}

interface StoredCompletion {
  input: { providerOptions?: unknown }
  output: { content: unknown[] }
}
interface StoredTurn {
  id: string
  conversation_id: string
  segment_id: string
  covers_seq: number
  bot_version_id: string
  profile_version: number
  contact: StoredContact
  asked_at: string[]
  said: string
  channel: Talk['channel']
  number_id: string | null
  bot_id: string
  completions: StoredCompletion[]
}

/** Turns that were said, asked of the built-in engine alone. */
async function readTurns(tx: Transaction, conversationId: string): Promise<StoredTurn[]> {
  return tx.query<StoredTurn>(
    `select t.id, t.conversation_id, t.segment_id, t.covers_seq, t.bot_version_id, t.profile_version, t.contact, t.asked_at,
       m.text as said, s.channel, v.number_id, v.bot_id,
       (select jsonb_agg(jsonb_build_object('input', c.input, 'output', c.output) order by c.id)
        from completions c where c.team_id = t.team_id and c.turn_id = t.id) as completions
     from turns t
     join conversations v on v.team_id = t.team_id and v.id = t.conversation_id
     join segments s on s.team_id = t.team_id and s.id = t.segment_id
     join messages m on m.team_id = t.team_id and m.turn_id = t.id and m.role = 'bot'
     where t.team_id = $1 and t.conversation_id = $2 and t.contact is not null and t.asked_at <> '[]'::jsonb
       and not exists (select 1 from completions c where c.team_id = t.team_id and c.turn_id = t.id and c.engine <> 'builtin')
     order by t.id`,
    [tx.teamId, conversationId],
    'replay-turns',
  )
}

async function talkAt(tx: Transaction, turn: StoredTurn, before: KeptToolCall[]): Promise<Talk | null> {
  const bot = await loadBotVersion(tx, turn.bot_id, turn.bot_version_id)
  const profile = await loadProfileVersion(tx, turn.profile_version)
  if (!bot?.config || !profile) return null
  const config: BotConfig = bot.config
  return {
    conversationId: turn.conversation_id,
    segmentId: turn.segment_id,
    numberId: turn.number_id,
    channel: turn.channel,
    bot: {
      id: bot.id,
      name: bot.name,
      versionId: turn.bot_version_id,
      versionNumber: bot.versionNumber ?? 0,
      config,
    },
    profile,
    profileVersion: turn.profile_version,
    contact: { ...turn.contact, address: turn.contact.address ?? null },
    lines: await readLines(tx, {
      conversationId: turn.conversation_id,
      upToSeq: turn.covers_seq,
      calls: before,
    }),
    firstSeq: turn.covers_seq,
    coversSeq: turn.covers_seq,
  }
}

interface Replaying {
  turn: StoredTurn
  talk: Talk
  own: KeptToolCall[]
}

/** Asks as often as the turn asked, giving each tool's stored result back. */
async function replayTurn(engine: ModelChoice, { turn, talk, own }: Replaying): Promise<ReplayedTurn> {
  const differences = new Set<'input' | 'output' | 'text'>()
  let lines: TalkLine[] = talk.lines
  let text = ''
  let given = 0
  for (const [round, askedAt] of turn.asked_at.entries()) {
    const options = modelCall({ ...talk, lines }, new Date(askedAt))
    const stored = turn.completions[round]
    if (!isSame(stored?.input.providerOptions, options.providerOptions)) differences.add('input')
    const { content } = await engine.model.doGenerate(options)
    if (!isSame(stored?.output.content, content)) differences.add('output')
    const asked = content.filter((part) => part.type === 'tool-call').length
    lines = [...lines, ...own.slice(given, given + asked).map(toLine)]
    given += asked
    text = content
      .flatMap((part) => (part.type === 'text' ? part.text : []))
      .join('')
      .trim()
  }
  const now = new Date(turn.asked_at.at(-1) ?? 0)
  const { timeZone } = talk.profile
  const receipts = receiptsInTalk(lines)
  const replayed = guardClaims({
    ...{ text, receipts, language: 'en', timeZone, now },
    ...{ ownWords: ownWordsOf(talk.bot.config), offers: talk.profile.services },
  }).text
  if (replayed !== turn.said) differences.add('text')
  return { turnId: turn.id, said: turn.said, replayed, differences: [...differences] }
}

function toLine(call: KeptToolCall): TalkLine {
  return { kind: 'tool', id: call.callId, name: call.name, arguments: call.arguments, result: call.result }
}

/** As stored: without what JSON leaves out, whatever the order of keys. */
function isSame(stored: unknown, made: unknown): boolean {
  return isDeepStrictEqual(stored, JSON.parse(JSON.stringify(made ?? null)))
}
