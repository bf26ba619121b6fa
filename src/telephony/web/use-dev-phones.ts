import { useState } from 'react'

export interface DevPhone {
  id: string
  /** The caller's number, E.164. */
  from: string
  /** The number of ours it texts. */
  to: string | undefined
}

const storageKey = 'parley.dev-phones'
const mostPhones = 4

/** The outside phones on the workbench, remembered in this browser. */
export function useDevPhones({ suggestedPhone, to }: { suggestedPhone: string; to: string | undefined }) {
  const [phones, setPhones] = useState<readonly DevPhone[]>(() => {
    const kept = readKept()
    const [first, ...others] = kept.length > 0 ? kept : [{ id: '1', from: suggestedPhone, to }]
    return first ? [{ ...first, to: to ?? first.to }, ...others] : []
  })
  const keep = (next: readonly DevPhone[]) => {
    localStorage.setItem(storageKey, JSON.stringify(next))
    setPhones(next)
  }
  return {
    phones,
    isFull: phones.length >= mostPhones,
    add: () => {
      const last = phones.at(-1)
      const from = nextNumber(phones.map((phone) => phone.from))
      keep([...phones, { id: String(Date.now()), from, to: last?.to }])
    },
    change: (id: string, change: Partial<DevPhone>) =>
      keep(phones.map((phone) => (phone.id === id ? { ...phone, ...change } : phone))),
    remove: (id: string) => keep(phones.filter((phone) => phone.id !== id)),
  }
}

/** A fictional number that no phone here has yet. */
function nextNumber(taken: readonly string[]): string {
  for (let line = 142; line < 200; line += 1) {
    const number = `+15035550${line}`
    if (!taken.includes(number)) return number
  }
  return '+15035550199'
}

function readKept(): DevPhone[] {
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
    (!('to' in value) || typeof value.to === 'string')
  )
}
