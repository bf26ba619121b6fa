import { z } from 'zod'

/**
 * Every tool there is without an integration. `read` looks things up · `write` changes the calendar · `talk` acts on
 * the talk itself and comes back as an effect.
 */
export const toolNames = [
  'search_knowledge',
  'check_availability',
  'hold_window',
  'book_appointment',
  'reschedule_appointment',
  'cancel_appointment',
  'find_appointment',
  'take_message',
  'send_text',
  'transfer_call',
  'hand_over',
  'end_call',
] as const
export const ToolName = z.enum(toolNames)
export type ToolName = z.infer<typeof ToolName>
