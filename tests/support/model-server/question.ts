import type { LanguageModelV4CallOptions, LanguageModelV4FunctionTool } from '@ai-sdk/provider'
import { z } from 'zod'
import { blankProfile } from '#teams/server/blank-profile.ts'

const { notify: _notify, ...business } = blankProfile('Larch & Fern', 'America/Denver')

/** The facts beside a question, as the built-in engine reads them. */
export const engineFacts = {
  now: '2026-11-17T18:00:00.000Z',
  language: 'en',
  channel: 'text',
  business: { ...business, phone: '+13035550100', about: 'Only the engine reads this.' },
  bot: { name: 'Receptionist', greeting: 'Hi, this is Larch & Fern.', questions: [] },
  contact: { name: null, phone: '+13035550142', email: null, address: null, timeZone: null },
  tools: [],
  passages: [],
  messages: [{ role: 'contact', text: 'When do you close?', at: '2026-11-17T18:00:00.000Z' }],
}

export const tools: LanguageModelV4FunctionTool[] = [
  {
    type: 'function',
    name: 'take_message',
    description: 'Passes a message on.',
    inputSchema: schemaOf(
      z.object({ message: z.string().min(1), name: z.string().optional(), urgent: z.boolean().optional() }),
    ),
  },
  {
    type: 'function',
    name: 'find_appointment',
    description: 'Looks up what is booked.',
    inputSchema: schemaOf(z.object({})),
  },
]

function schemaOf(shape: z.ZodType): LanguageModelV4FunctionTool['inputSchema'] {
  return z.toJSONSchema(shape) as LanguageModelV4FunctionTool['inputSchema']
}

/** A contact's question with two tools, for a vendor and for the engine. */
export function question(): LanguageModelV4CallOptions {
  return {
    prompt: [
      { role: 'system', content: 'You answer texts for Larch & Fern.' },
      { role: 'user', content: [{ type: 'text', text: 'When do you close?' }] },
    ],
    tools,
    providerOptions: { parley: engineFacts as never },
  }
}
