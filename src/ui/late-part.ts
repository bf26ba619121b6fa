import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { createPageValue } from '#ui/page-value.ts'

/** A part of the kit that nobody sees before opening it; its code comes after the page has been painted. */
export interface LatePart<TProps> {
  /** Gets the code, once; after a failure the next call tries again. */
  fetch(): Promise<void>
  read(): State<TProps>
  subscribe(onChange: () => void): () => void
}

interface State<TProps> {
  part?: ComponentType<TProps>
  failure?: unknown
}

const fetches: (() => Promise<void>)[] = []

export function latePart<TProps>(load: () => Promise<ComponentType<TProps>>): LatePart<TProps> {
  const state = createPageValue<State<TProps>>({})
  let coming: Promise<void> | undefined
  const fetch = () => {
    coming ??= load().then(
      (part) => state.write({ part }),
      (failure: unknown) => {
        coming = undefined
        state.write({ failure })
      },
    )
    return coming
  }
  fetches.push(fetch)
  return { fetch, read: state.read, subscribe: state.subscribe }
}

/** All of them, for a moment in which the page has nothing else to do. */
export async function fetchLateParts(): Promise<void> {
  await Promise.all(fetches.map((fetch) => fetch()))
}

/**
 * The part once it has been opened for the first time and its code is here. What cannot be had although it is wanted
 * breaks the page as a page's own code does.
 */
export function useLatePart<TProps>(
  late: LatePart<TProps>,
  isOpen: boolean,
): ComponentType<TProps> | undefined {
  const { part, failure } = useSyncExternalStore(late.subscribe, late.read, late.read)
  const [wasOpened, setWasOpened] = useState(isOpen)
  const [isRefused, setIsRefused] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  useEffect(() => {
    if (!isOpen) return
    let isHere = true
    void late.fetch().then(() => isHere && setIsRefused(late.read().part === undefined))
    return () => {
      isHere = false
    }
  }, [isOpen, late])
  if (isRefused && isOpen) throw failure
  return wasOpened ? part : undefined
}
