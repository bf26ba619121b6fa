import { z } from 'zod'

/** What a tool does to the talk it was called in. Written by the turn engine with the turn itself. */
export interface TakeMessageEffect {
  kind: 'take_message'
  taskId: string
  receiptId: string
  name: string | null
  phone: string | null
  words: string
  isUrgent: boolean
}
export type ToolEffect = TakeMessageEffect

export const toolCatalogue = {
  take_message: {
    description:
      'Keep a message for the team: what the contact wants to be told, asked or done, in their own words, and how to reach them.',
    arguments: z.strictObject({
      name: z.string().trim().min(1).max(120).optional(),
      phone: z.string().trim().min(3).max(40).optional(),
      message: z.string().trim().min(1).max(2000),
      urgent: z.boolean().optional(),
    }),
  },
} as const
export type ToolName = keyof typeof toolCatalogue

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(toolCatalogue, name)
}
