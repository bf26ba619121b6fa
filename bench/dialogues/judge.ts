import { guardClaims } from '#conversations/engine/claims/guard-claims.ts'
import { receiptsInTalk } from '#conversations/engine/receipts-in-talk.ts'
import { ownWordsOf } from '#conversations/engine/talk.ts'
import { findAddresses } from '#values/find-addresses.ts'
import { normaliseSpoken } from '#values/normalise-spoken.ts'
import { findInventions } from '../dialogue/check-invention.ts'
import { checkEnd } from './check-end.ts'
import { checkExpect } from './check-expect.ts'
import type { Dialogue, DialogueFile } from './dialogue.ts'
import { type Played, play } from './play.ts'

export type Outcome = {
  id: string
  trade: string
  family: string
  noise: string
  channel: string
  problems: string[]
  falseClaims: string[]
  inventions: string[]
  elapsedMs: number[]
  talk: string[]
}

/** Plays one dialogue and says what went wrong in it: success is an empty list everywhere. */
export function judge(file: DialogueFile, dialogue: Dialogue): Outcome {
  const { trade, profile } = file
  const { id, family, noise, channel } = dialogue
  const played = play(profile, dialogue)
  const { business, bot } = profile
  const unmet = dialogue.turns.flatMap(({ expect }, at) => {
    const turn = played.turns[at]
    if (!turn) return ['a turn was not played']
    const seen = { turn, before: played.turns.slice(0, at), dialogue, business, bot }
    return expect
      .flatMap((one) => checkExpect(one, seen) ?? [])
      .map((problem) => `turn ${at + 1}: ${problem}`)
  })
  const repeated = played.turns.flatMap(({ reply }, at) =>
    at > 0 && reply.text === played.turns[at - 1]?.reply.text ? [`turn ${at + 1}: says the same again`] : [],
  )
  return {
    id, trade, family, noise, channel,
    problems: [...unmet, ...repeated, ...checkEnd(dialogue, played, business.timeZone)],
    falseClaims: falseClaimsIn(played, file, dialogue),
    inventions: inventionsIn(played, file, dialogue),
    elapsedMs: played.turns.map((turn) => turn.elapsedMs),
    talk: played.messages.map((item) => ('text' in item ? `${item.role}: ${item.text}` : `  ${JSON.stringify('result' in item ? item.result : item)}`)),
  } // biome-ignore format: one readable block
}

/** Sentences that tell a deed without its receipt, as the platform's own guard finds them before they leave. */
function falseClaimsIn({ history }: Played, { profile }: DialogueFile, { now }: Dialogue): string[] {
  return history.flatMap((line, at) => {
    if (line.kind !== 'line' || line.role !== 'bot') return []
    const before = history.slice(0, at)
    const receipts = receiptsInTalk(before as Parameters<typeof receiptsInTalk>[0])
    const { timeZone } = profile.business
    const guarded = guardClaims({
      ...{ text: line.text, receipts, language: 'en', timeZone, now: new Date(now) },
      ...{ ownWords: ownWordsOf(profile.bot), offers: profile.business.services },
    })
    return guarded.replaced.map(({ sentence, kind }) => `${kind}: ${sentence}`)
  })
}

/** Times, prices, days and numbers that stand neither in the profile, nor in a tool's result, nor in the contact's words. */
function inventionsIn({ history }: Played, { profile }: DialogueFile, { now, contact }: Dialogue): string[] {
  const known: string[] = [JSON.stringify(contact)]
  // "30 dollars" of an answer that the business has published.
  const written: typeof profile = JSON.parse(asWritten(JSON.stringify(profile)))
  return history.flatMap((line) => {
    if (line.kind === 'tool') known.push(JSON.stringify(line.result))
    else if (line.role === 'contact')
      known.push(line.text, normaliseSpoken(line.text).text, ...streetsIn(line.text))
    else
      return findInventions({
        ...written,
        reply: asWritten(line.text),
        calls: [],
        heard: known,
        now,
        foreign: [],
        dates: [],
        mayNameAnyDay: true,
      })
    return []
  })
}

function streetsIn(text: string): string[] {
  return findAddresses(text, { isAsked: true }).map((found) => found.value.street)
}

function asWritten(text: string): string {
  return text
    .replace(
      /\b([\d,]+) dollars? and (\d+) cents/g,
      (_, whole: string, cents: string) => `$${whole}.${cents.padStart(2, '0')}`,
    )
    .replace(/\b([\d,]+) dollars?\b/g, '$$$1')
}
