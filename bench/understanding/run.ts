import { readdirSync, readFileSync } from 'node:fs'
import type { Dialogue, DialogueFile } from '../dialogues/dialogue.ts'
import { judge } from '../dialogues/judge.ts'
import { type Played, play } from '../dialogues/play.ts'

/**
 * node bench/understanding/run.ts [--show]
 * One text each: an own question in other words, a service only implied, or something nobody here has an answer to.
 */
type Text = { trade: string; says: string; question?: string; service?: string; unknown?: boolean }
const here = new URL('.', import.meta.url)
const { texts }: { texts: Text[] } = JSON.parse(readFileSync(new URL('texts.json', here), 'utf8'))
const folder = new URL('../dialogues/', here)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): DialogueFile => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

const kinds = ['question', 'service', 'unknown'] as const
const right = Object.fromEntries(kinds.map((kind) => [kind, [] as boolean[]]))
for (const text of texts) {
  const kind = kinds.find((one) => text[one] !== undefined) ?? 'unknown'
  const { isRight, reply } = check(text)
  right[kind]?.push(isRight)
  if (!isRight && process.argv.includes('--show')) console.log(`${text.trade}: ${text.says}\n  ${reply}`)
}
for (const kind of kinds) {
  const list = right[kind] ?? []
  console.log(`${kind.padEnd(10)} ${list.filter(Boolean).length} of ${list.length}`)
}

function check({ trade, says, question, service, unknown }: Text): { isRight: boolean; reply: string } {
  const file = files.find((item) => item.trade === trade)
  if (!file) throw new Error(`There is no profile for ${trade}.`)
  const expect = question ? [{ kind: 'question', id: question }] : unknown ? [{ kind: 'unknown' }] : []
  const dialogue: Dialogue = {
    id: 'text', family: 'ask', noise: 'clean', channel: 'text', now: '2027-02-15T16:00:00Z',
    contact: { name: null, phone: '+15555550142' }, taken: [], own: [], turns: [{ says, expect }], answers: {}, end: {},
  } // biome-ignore format: one readable block
  const played = play(file.profile, dialogue)
  const { problems, inventions } = judge(file, dialogue)
  const isRight = service ? means(played, service) : problems.length + inventions.length === 0
  return { isRight, reply: played.turns[0]?.reply.text ?? '' }
}

/** The service was looked up, or the bot goes on to book it. */
function means({ turns }: Played, service: string): boolean {
  const [turn] = turns
  const looked = turn?.calls.filter(({ call }) => call.name === 'check_availability') ?? []
  if (looked.length > 0) return looked.every(({ result }) => result.service === service)
  const isBooking = turn?.reply.trace.openGoal?.startsWith('book_appointment') ?? false
  return isBooking && (turn?.reply.text.includes(service) ?? false)
}
