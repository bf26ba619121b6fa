/** What a toast says; `undo` takes the deed back. */
export interface ToastInput {
  message: string
  undo?: () => void
  /** Errors stay until they are closed. */
  tone?: 'neutral' | 'ok' | 'danger'
  /** Muted after the message, such as a request id. */
  detail?: string
}

export interface ToastEntry extends ToastInput {
  id: number
}

/** How long a toast stays while nobody points at it. */
export const toastMs = 10_000

const mostAtOnce = 2
const listeners = new Set<() => void>()
let entries: readonly ToastEntry[] = []
let nextId = 1

/** Tells what happened, at the bottom left. Returns the removal. */
export function toast(input: ToastInput): () => void {
  const entry = { ...input, id: nextId }
  nextId += 1
  entries = makeRoom([...entries, entry])
  publish()
  return () => closeToast(entry.id)
}

export function closeToast(id: number): void {
  entries = entries.filter((entry) => entry.id !== id)
  publish()
}

export function listToasts(): readonly ToastEntry[] {
  return entries
}

export function subscribeToToasts(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** The oldest that is no error goes first; among errors only, the oldest. */
function makeRoom(list: readonly ToastEntry[]): readonly ToastEntry[] {
  if (list.length <= mostAtOnce) return list
  const leaving = list.slice(0, -1).find((entry) => entry.tone !== 'danger') ?? list[0]
  return list.filter((entry) => entry !== leaving)
}

function publish() {
  for (const listener of listeners) listener()
}
