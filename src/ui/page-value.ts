import { useSyncExternalStore } from 'react'

/** A value of the whole page, outliving the parts of it that show it. */
export interface PageValue<TValue> {
  read(): TValue
  write(next: TValue): void
  /** Returns the end of the subscription. */
  subscribe(onChange: () => void): () => void
}

export function createPageValue<TValue>(first: TValue): PageValue<TValue> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The value now, and again whenever it changes. */
export function usePageValue<TValue>(store: PageValue<TValue>): TValue {
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}
