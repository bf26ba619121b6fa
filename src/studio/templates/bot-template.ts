import type { BotConfig } from '#bots/contract.ts'
import type { ToolName } from '#tools/contract.ts'

/** A bot to begin with for one trade: words to make your own. `[such places]` are left to fill in. */
export interface BotTemplate {
  id: string
  trade: string
  /** One sentence: what this bot does. */
  summary: string
  /** What the bot is called at first. */
  name: string
  /** `{business}` stands for the business's name. */
  greeting: string
  guide: string
  questions: readonly { id: string; question: string; alsoAsked: readonly string[]; answer: string }[]
  tools: readonly ToolName[]
}

/** All there is for a bot that books, changes, takes messages and calls for a person. */
export const deskTools: readonly ToolName[] = [
  'search_knowledge',
  'check_availability',
  'hold_window',
  'book_appointment',
  'find_appointment',
  'reschedule_appointment',
  'cancel_appointment',
  'take_message',
  'hand_over',
  'send_text',
]

/** The settings of a bot made from a template for this business. */
export function configOf(template: BotTemplate, businessName: string): BotConfig {
  return {
    greeting: template.greeting.replaceAll('{business}', businessName),
    guide: template.guide.trim(),
    questions: template.questions.map((question) => ({ ...question, alsoAsked: [...question.alsoAsked] })),
    tools: [...template.tools],
    settleMs: 1200,
    model: 'auto',
  }
}
