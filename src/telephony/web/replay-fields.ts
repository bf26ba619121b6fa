import type { TrafficItem } from './use-traffic.ts'

export interface ReplayField {
  id: number
  name: string
  value: string
  /** What it was; null for one that was added. */
  before: string | null
  isAdded: boolean
}

/** The fields of a captured webhook; its address stays as it is. */
export function fieldsOf({ request }: TrafficItem): ReplayField[] {
  return Object.entries(request)
    .filter(([name]) => name !== 'url')
    .map(([name, value], id) => ({ id, name, value, before: value, isAdded: false }))
}

/** Which fields differ from those that came. */
export function changedNames(fields: readonly ReplayField[]): string[] {
  return fields
    .filter(({ name, value, before }) => name.trim() !== '' && value !== before)
    .map(({ name }) => name.trim())
}

/** What is sent: nothing where all is as it was, so that it is the very same request. */
export function toSend(fields: readonly ReplayField[]): { fields?: { name: string; value: string }[] } {
  if (changedNames(fields).length === 0) return {}
  const named = fields
    .map(({ name, value }) => ({ name: name.trim(), value }))
    .filter(({ name }) => name !== '')
  return { fields: named }
}
