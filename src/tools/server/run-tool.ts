import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '#platform/db/database.ts'
import { isToolName, toolCatalogue } from '#tools/catalogue.ts'
import type { ToolName } from '#tools/contract.ts'
import { judgeDeed } from '#tools/engine/judge-deed.ts'
import { searchKnowledge } from '#tools/engine/search-knowledge.ts'
import type { ToolCall, ToolDeps, ToolRun, ToolScene } from '#tools/ports.ts'
import { bookAppointment } from './book-appointment.ts'
import { checkAvailability } from './check-availability.ts'
import { type Outcome, rejected, succeeded } from './outcome.ts'
import {
  type CalendarDesk,
  cancelAppointment,
  findAppointments,
  holdWindow,
  rescheduleAppointment,
} from './run-calendar-tool.ts'
import { endCall, handOver, sendText, takeMessage, transferCall } from './run-talk-tool.ts'

/**
 * Runs a tool a model asked for, in the caller's transaction. Whatever it asks, only a tool of the bot, with arguments
 * of the catalogue's shape, that the policy allows, does anything; all else comes back as an error for the model to
 * mend. Who it is done for comes from the scene alone. Throws only what the database throws.
 */
export async function runTool(
  tx: Transaction,
  deps: ToolDeps,
  asked: { scene: ToolScene; call: ToolCall },
): Promise<ToolRun> {
  const { scene, call } = asked
  const startedAt = performance.now()
  const given = isRecord(call.arguments) ? call.arguments : {}
  const nature = isToolName(call.name) ? toolCatalogue[call.name].nature : 'read'
  const outcome = await attempt({ tx, deps, scene }, call)
  return {
    id: call.id,
    name: call.name,
    arguments: given,
    result: outcome.result,
    status: outcome.status,
    nature,
    receipt: outcome.receipt ?? null,
    effect: outcome.effect ?? null,
    collected: outcome.collected ?? [],
    deedKey: outcome.status === 'succeeded' && outcome.receipt ? deedKeyOf(scene, call) : null,
    startedAt: scene.now,
    durationMs: Math.round(performance.now() - startedAt),
  }
}

async function attempt(desk: CalendarDesk, call: ToolCall): Promise<Outcome> {
  const { scene } = desk
  if (!isToolName(call.name) || !scene.tools.includes(call.name))
    return rejected('no_such_tool', `There is no such tool. There are: ${scene.tools.join(', ')}.`)
  const parsed = toolCatalogue[call.name].arguments.safeParse(call.arguments)
  if (!parsed.success) return rejected('bad_arguments', z.prettifyError(parsed.error))
  const judged = judgeDeed({ name: call.name, arguments: parsed.data }, scene.history)
  if (!judged.isAllowed) return rejected(judged.error, judged.message)
  return perform(desk, { name: call.name, arguments: parsed.data, deedKey: deedKeyOf(scene, call) })
}

interface JudgedCall {
  name: ToolName
  arguments: Record<string, unknown>
  deedKey: string
}

function perform(desk: CalendarDesk, call: JudgedCall): Promise<Outcome> | Outcome {
  // The catalogue's shape of this very name has been checked above.
  const given = call.arguments as never
  const { scene } = desk
  switch (call.name) {
    case 'search_knowledge':
      return succeeded({
        passages: searchKnowledge(scene, (given as { query: string }).query).map(({ source, text }) => ({
          source,
          text,
        })),
      })
    case 'check_availability':
      return checkAvailability(desk, given)
    case 'hold_window':
      return holdWindow(desk, given)
    case 'book_appointment':
      return bookAppointment(desk, given, call.deedKey)
    case 'reschedule_appointment':
      return rescheduleAppointment(desk, given, call.deedKey)
    case 'cancel_appointment':
      return cancelAppointment(desk, given, call.deedKey)
    case 'find_appointment':
      return findAppointments(desk)
    case 'take_message':
      return takeMessage(scene, given)
    case 'hand_over':
      return handOver(scene, given)
    case 'send_text':
      return sendText(scene, given)
    case 'transfer_call':
      return transferCall(scene, given)
    case 'end_call':
      return endCall(scene, given)
  }
}

/** The same deed, asked for again while the same messages are being answered, is the same deed. */
export function deedKeyOf(scene: Pick<ToolScene, 'conversationId' | 'firstSeq'>, call: ToolCall): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(sorted(call.arguments)))
    .digest('base64url')
    .slice(0, 22)
  return `${scene.conversationId}:${scene.firstSeq}:${call.name}:${hash}`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
