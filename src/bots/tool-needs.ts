import type { ToolName } from '#tools/contract.ts'

/** Tools that are no use without others. */
export const toolNeeds: Partial<Record<ToolName, readonly ToolName[]>> = {
  hold_window: ['check_availability'],
  book_appointment: ['check_availability', 'hold_window'],
  reschedule_appointment: ['check_availability', 'hold_window', 'find_appointment'],
  cancel_appointment: ['find_appointment'],
}

/** The tools with one more, and all that it needs. */
export function switchOn(tools: readonly ToolName[], name: ToolName): ToolName[] {
  return [...new Set([...tools, ...needsOf(name), name])]
}

/** The tools without one, and without those that need it. */
export function switchOff(tools: readonly ToolName[], name: ToolName): ToolName[] {
  return tools.filter((tool) => tool !== name && !needsOf(tool).includes(name))
}

/** Tools that are on without something they need. */
export function lameTools(tools: readonly ToolName[]): { tool: ToolName; needs: ToolName[] }[] {
  return tools
    .map((tool) => ({ tool, needs: needsOf(tool).filter((need) => !tools.includes(need)) }))
    .filter(({ needs }) => needs.length > 0)
}

function needsOf(name: ToolName): readonly ToolName[] {
  return toolNeeds[name] ?? []
}
