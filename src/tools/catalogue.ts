import { z } from 'zod'
import { ToolName } from '#tools/contract.ts'

const Words = (max: number) => z.string().trim().min(1).max(max)
const WindowId = z.string().trim().min(1).max(600)
const AppointmentId = z.string().trim().min(1).max(60)

export interface ToolDefinition {
  /** read: looks something up · write: changes the calendar · talk: acts on the talk itself */
  nature: 'read' | 'write' | 'talk'
  /** For a model. */
  description: string
  arguments: z.ZodObject
}

/** Every tool there is without an integration, as a model is told of it. */
export const toolCatalogue = {
  search_knowledge: {
    nature: 'read',
    description:
      "Look something up in the business's own facts and answers. Say nothing about the business that neither the facts you were given nor this tool says.",
    arguments: z.strictObject({ query: Words(300) }),
  },
  check_availability: {
    nature: 'read',
    description:
      'Find free times for a service. Give `when` in the very words of the contact, such as "thursday after lunch"; never work out dates yourself. Offer only windows this tool gives.',
    arguments: z.strictObject({ service: Words(120), when: Words(300).optional() }),
  },
  hold_window: {
    nature: 'write',
    description:
      'Keep one offered window for this contact for a few minutes, as soon as they choose it and before you read it back.',
    arguments: z.strictObject({ window_id: WindowId }),
  },
  book_appointment: {
    nature: 'write',
    description:
      'Book the held window, after you read service, time and details back and the contact agreed. Name, phone, e-mail and address must be what the contact said. Only its receipt means that it is booked.',
    arguments: z.strictObject({
      window_id: WindowId,
      name: Words(120),
      phone: Words(60).optional(),
      email: Words(200).optional(),
      address: Words(240).optional(),
      note: Words(1000).optional(),
    }),
  },
  reschedule_appointment: {
    nature: 'write',
    description:
      'Move an appointment of this contact to a held window, after you read the change back and they agreed. Find it with find_appointment first.',
    arguments: z.strictObject({ appointment_id: AppointmentId, window_id: WindowId }),
  },
  cancel_appointment: {
    nature: 'write',
    description:
      'Cancel an appointment of this contact, after you named it to them and they agreed. Find it with find_appointment first.',
    arguments: z.strictObject({ appointment_id: AppointmentId, reason: Words(500).optional() }),
  },
  find_appointment: {
    nature: 'read',
    description: "Find this contact's coming appointments.",
    arguments: z.strictObject({}),
  },
  take_message: {
    nature: 'talk',
    description:
      'Keep a message for the team: what the contact wants to be told, asked or done, in their own words, and how to reach them.',
    arguments: z.strictObject({
      name: Words(120).optional(),
      phone: Words(60).optional(),
      message: Words(2000),
      urgent: z.boolean().optional(),
    }),
  },
  send_text: {
    nature: 'talk',
    description: 'Send this contact one more text, such as something they asked to have in writing.',
    arguments: z.strictObject({ body: Words(1000) }),
  },
  transfer_call: {
    nature: 'talk',
    description: 'Put the caller through to a person. Only on a call.',
    arguments: z.strictObject({ reason: Words(300).optional() }),
  },
  hand_over: {
    nature: 'talk',
    description:
      'Ask a person of the team to take over this talk: when the contact asks for one, is upset, or needs what you cannot give.',
    arguments: z.strictObject({ reason: Words(500), urgent: z.boolean().optional() }),
  },
  end_call: {
    nature: 'talk',
    description: 'End the call, after goodbyes. Only on a call.',
    arguments: z.strictObject({ reason: Words(300).optional() }),
  },
} as const satisfies Record<ToolName, ToolDefinition>

export function isToolName(name: string): name is ToolName {
  return ToolName.safeParse(name).success
}
