import { useEffect, useEffectEvent, useState } from 'react'

export interface ReadOptions<Value> {
  /** What is known already; without it the first look is taken at once. */
  first?: Value
  /** Looks again so often, as long as the page is seen. */
  everyMs?: number
}

/** One thing read from the server, for pages that carry no query cache. What was read stays while a later look fails. */
export function useRead<Value>(read: () => Promise<Value>, { first, everyMs }: ReadOptions<Value> = {}) {
  const [data, setData] = useState(first)
  const [error, setError] = useState<unknown>()
  const look = useEffectEvent(async (isOver: () => boolean) => {
    try {
      const found = await read()
      if (!isOver()) setData(found)
    } catch (failure) {
      if (!isOver()) setError(failure)
    }
  })
  useEffect(() => {
    let isOver = false
    const lookNow = () => look(() => isOver)
    if (first === undefined) void lookNow()
    const timer = everyMs && setInterval(() => document.visibilityState === 'visible' && lookNow(), everyMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [first, everyMs])
  return { data, error: data === undefined ? error : undefined }
}
