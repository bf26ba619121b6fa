import { nextReply } from '#dialogue/next-reply.ts'
import type { DialogueInput, DialogueMessage, DialogueReply, DialogueToolCall } from '#dialogue/types.ts'
import type { HistoryLine } from '#tools/ports.ts'
import type { Dialogue, DialogueFile } from './dialogue.ts'
import { knownContact } from './known-contact.ts'
import { ToolSide } from './tool-side.ts'

type Result = Record<string, unknown>
export type PlayedTurn = {
  says: string
  reply: DialogueReply
  calls: { call: DialogueToolCall; result: Result }[]
  elapsedMs: number
}
export type Played = {
  turns: PlayedTurn[]
  messages: DialogueMessage[]
  history: HistoryLine[]
  tools: ToolSide
}

export const allTools = [
  'search_knowledge', 'check_availability', 'hold_window', 'book_appointment', 'find_appointment',
  'reschedule_appointment', 'cancel_appointment', 'take_message', 'send_text', 'hand_over',
] // biome-ignore format: one readable block

const mostSteps = 9
const mostAnswers = 12

/** Says the dialogue's turns whatever the bot says, then answers what the bot waits for. */
export function play(profile: DialogueFile['profile'], dialogue: Dialogue): Played {
  const played: Played = { turns: [], messages: [], history: [], tools: new ToolSide(profile, dialogue) }
  for (const turn of dialogue.turns) say(played, profile, { dialogue, says: turn.says })
  const given = new Map<string, number>()
  for (let i = 0; i < mostAnswers; i++) {
    const slot = slotOf(played.turns.at(-1)?.reply.trace.openGoal ?? null, dialogue)
    const answer = slot === null ? undefined : dialogue.answers[slot]
    if (slot === null || answer === undefined || (given.get(slot) ?? 0) >= 2) break
    given.set(slot, (given.get(slot) ?? 0) + 1)
    say(played, profile, { dialogue, says: answer })
  }
  return played
}

/** Which of the contact's answers fits what the bot waits for. */
function slotOf(openGoal: string | null, { answers, end }: Dialogue): string | null {
  if (openGoal === null) return null
  if (openGoal === 'offer_message') return (end.messages ?? 0) > 0 ? 'confirm' : null
  const slot = openGoal.split('.')[1] ?? ''
  if (slot === 'window') return 'pick' in answers ? 'pick' : 'when'
  if (slot === 'when') return 'when' in answers ? 'when' : 'pick'
  if (slot === 'message_and_name') return 'message'
  if (slot === 'appointment') return 'which' in answers ? 'which' : 'service'
  return slot === '' ? null : slot
}

function say(
  played: Played,
  profile: DialogueFile['profile'],
  { dialogue, says }: { dialogue: Dialogue; says: string },
): void {
  const { messages, history, tools } = played
  const at = dialogue.now
  messages.push({ role: 'contact', text: says, at })
  history.push(lineOf('contact', says, history.length))
  const calls: PlayedTurn['calls'] = []
  let elapsedMs = 0
  for (let step = 0; step < mostSteps; step++) {
    // Fresh every time, as it comes over the port: nothing worked out for an object before can help.
    const input = structuredClone(inputOf(profile, dialogue, messages))
    const startedAt = performance.now()
    const reply = nextReply(input)
    elapsedMs = Math.max(elapsedMs, performance.now() - startedAt)
    if (reply.toolCalls.length === 0) {
      messages.push({ role: 'bot', text: reply.text, at })
      history.push(lineOf('bot', reply.text, history.length))
      played.turns.push({ says, reply, calls, elapsedMs })
      return
    }
    for (const call of reply.toolCalls) {
      const result = tools.run(call, history)
      const id = `call_${history.length}`
      calls.push({ call, result })
      messages.push({ role: 'tool_call', id, name: call.name, arguments: call.arguments })
      messages.push({ role: 'tool_result', id, name: call.name, result })
      history.push({ kind: 'tool', id, name: call.name, arguments: { ...call.arguments }, result })
    }
  }
  throw new Error(`${dialogue.id}: the engine keeps calling tools and never says a word.`)
}

function inputOf(
  profile: DialogueFile['profile'],
  dialogue: Dialogue,
  messages: DialogueMessage[],
): DialogueInput {
  const { now, channel } = dialogue
  return {
    now, language: 'en', channel, ...profile, contact: { ...knownContact(dialogue), timeZone: null }, tools: allTools, passages: [], messages,
  } // biome-ignore format: one readable block
}

function lineOf(role: 'contact' | 'bot', text: string, seq: number): HistoryLine {
  return { kind: 'line', role, text, at: new Date(0), messageId: `msg_${seq}`, seq }
}
