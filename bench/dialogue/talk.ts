import { nextReply } from '#dialogue/next-reply.ts'
import type {
  BotFacts,
  BusinessFacts,
  DialogueMessage,
  DialogueReply,
  TakeMessageArguments,
} from '#dialogue/types.ts'

export type Turn = { reply: DialogueReply; calls: TakeMessageArguments[]; elapsedMs: number }

/** A talk with the engine: says what the contact says and runs the tools as the platform would. */
export class Talk {
  readonly messages: DialogueMessage[] = []
  readonly #facts: { business: BusinessFacts; bot: BotFacts; now: string }
  readonly #afterHours: boolean
  #results = 0

  constructor(facts: { business: BusinessFacts; bot: BotFacts; now: string }, afterHours = false) {
    this.#facts = facts
    this.#afterHours = afterHours
  }

  say(...texts: string[]): Turn {
    for (const text of texts) this.messages.push({ role: 'contact', text, at: this.#facts.now })
    const calls: TakeMessageArguments[] = []
    let elapsedMs = 0
    for (let step = 0; step < 4; step++) {
      const startedAt = performance.now()
      const reply = nextReply({
        ...this.#facts,
        language: 'en',
        channel: 'text',
        contact: { name: null, phone: '+15035550142', email: null, address: null, timeZone: null },
        tools: ['take_message'],
        passages: [],
        messages: this.messages,
      })
      elapsedMs = Math.max(elapsedMs, performance.now() - startedAt)
      if (reply.toolCalls.length === 0) {
        this.messages.push({ role: 'bot', text: reply.text, at: this.#facts.now })
        return { reply, calls, elapsedMs }
      }
      for (const call of reply.toolCalls) {
        const id = `call_${++this.#results}`
        const result = {
          task_id: `task_${this.#results}`,
          receipt_id: `rcp_${this.#results}`,
          after_hours: this.#afterHours,
        }
        if (call.name === 'take_message') calls.push(call.arguments)
        this.messages.push({ role: 'tool_call', id, name: call.name, arguments: call.arguments })
        this.messages.push({ role: 'tool_result', id, name: call.name, result })
      }
    }
    throw new Error('The engine keeps calling tools and never says a word.')
  }
}
