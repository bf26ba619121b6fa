import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { importAgain } from '#ui/import-again.ts'
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

/** One component of a module: `latePart(() => import('./panel.tsx'), 'Panel')`. */
export function latePart<TModule, TName extends keyof TModule>(
  load: () => Promise<TModule>,
  name: TName,
): LatePart<PropsOf<TModule[TName]>> {
  const state = createPageValue<State<PropsOf<TModule[TName]>>>({})
  const getModule = importAgain(load)
  let coming: Promise<void> | undefined
  const fetch = () => {
    coming ??= getModule().then(
      (module) => state.write({ part: module[name] as ComponentType<PropsOf<TModule[TName]>> }),
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

type PropsOf<TPart> = TPart extends ComponentType<infer TProps> ? TProps : never

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
    void fetchWanted(late).then((isRefused) => isHere && setIsRefused(isRefused))
    return () => {
      isHere = false
    }
  }, [isOpen, late])
  if (isRefused && isOpen) throw failure
  return wasOpened ? part : undefined
}

/** Tells whether it cannot be had. What was on its way already may fail for a line that is back by now. */
async function fetchWanted<TProps>(late: LatePart<TProps>): Promise<boolean> {
  await late.fetch()
  if (late.read().part === undefined) await late.fetch()
  return late.read().part === undefined
}
