import { z } from 'zod'
import { newId } from '#kit/ids.ts'
import { parsePhoneNumber } from '#kit/phone-number.ts'
import { isToolName, type ToolEffect, toolCatalogue } from '#tools/catalogue.ts'

export interface ToolRun {
  name: string
  arguments: Record<string, unknown>
  /** What the model is told. An `error` names what was wrong with the call. */
  result: Record<string, unknown>
  effect: ToolEffect | null
  receiptId: string | null
}

/**
 * Runs a tool a model asked for. Whatever it asks, only a tool of the bot, with arguments of the catalogue's shape,
 * has an effect; anything else comes back as an error for the model to mend.
 */
export function runTool(
  call: { name: string; arguments: unknown },
  talk: { tools: readonly string[]; contactPhone: string | null; isOpenNow: boolean; nowMs: number },
): ToolRun {
  const given = isRecord(call.arguments) ? call.arguments : {}
  const refuse = (error: string): ToolRun => ({
    name: call.name,
    arguments: given,
    result: { error },
    effect: null,
    receiptId: null,
  })
  if (!isToolName(call.name) || !talk.tools.includes(call.name)) return refuse('There is no such tool.')
  const parsed = toolCatalogue[call.name].arguments.safeParse(call.arguments)
  if (!parsed.success) return refuse(z.prettifyError(parsed.error))
  const taskId = newId('task', talk.nowMs)
  const receiptId = newId('rcp', talk.nowMs)
  const { name, phone, message, urgent } = parsed.data
  return {
    name: call.name,
    arguments: given,
    result: { task_id: taskId, receipt_id: receiptId, after_hours: !talk.isOpenNow },
    effect: {
      kind: 'take_message',
      taskId,
      receiptId,
      name: name ?? null,
      phone: (phone && parsePhoneNumber(phone)) || talk.contactPhone,
      words: message,
      isUrgent: urgent ?? false,
    },
    receiptId,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
