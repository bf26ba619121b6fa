import { createPageValue } from '#ui/page-value.ts'

export interface DevPhone {
  id: string
  /** The caller's number, E.164. */
  from: string
  /** The number of ours it calls and texts. */
  to: string | undefined
  /** Which side of it shows. */
  way?: 'text' | 'call' | undefined
}

const storageKey = 'parley.dev-phones'
export const mostPhones = 4

/** The outside phones of this browser, kept over a reload. Empty before the first is used. */
export const devPhones = createPageValue<readonly DevPhone[]>(readKept())

export function keepPhones(phones: readonly DevPhone[]): void {
  localStorage.setItem(storageKey, JSON.stringify(phones))
  devPhones.write(phones)
}

export function changePhone(id: string, change: Partial<DevPhone>): void {
  keepPhones(devPhones.read().map((phone) => (phone.id === id ? { ...phone, ...change } : phone)))
}

/** A fictional number that no phone here has yet. */
export function nextNumber(taken: readonly string[]): string {
  for (let line = 142; line < 200; line += 1) {
    const number = `+15035550${line}`
    if (!taken.includes(number)) return number
  }
  return '+15035550199'
}

function readKept(): DevPhone[] {
  if (typeof localStorage === 'undefined') return []
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPhone) : []
  } catch {
    return []
  }
}

function isPhone(value: unknown): value is DevPhone {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'from' in value &&
    typeof value.from === 'string' &&
    (!('to' in value) || typeof value.to === 'string') &&
    (!('way' in value) || value.way === 'text' || value.way === 'call')
  )
}
