import { useEffect, useRef } from 'react'

const nearPx = 80
const mostFrames = 4

/** Keeps a scrolled element at its end while more comes in, unless somebody scrolled up to read. */
export function useStickToEnd<TElement extends HTMLElement>(lastKey: string | undefined) {
  const ref = useRef<TElement>(null)
  const isAtEnd = useRef(true)
  const isGoing = useRef(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const onScroll = () => {
      if (!isGoing.current) isAtEnd.current = isNearEnd(element)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [])
  useEffect(() => {
    if (lastKey === undefined || !isAtEnd.current || !ref.current) return
    return goToEnd(ref.current, isGoing)
  }, [lastKey])
  return ref
}

function isNearEnd(element: HTMLElement): boolean {
  return element.scrollHeight - element.scrollTop - element.clientHeight < nearPx
}

/** Rows that come into sight may turn out taller than they were taken for, so it takes a few frames. Returns the stop. */
function goToEnd(element: HTMLElement, isGoing: { current: boolean }): () => void {
  let left = mostFrames
  let frame = 0
  const stop = () => {
    isGoing.current = false
    cancelAnimationFrame(frame)
  }
  const step = () => {
    element.scrollTo({ top: element.scrollHeight })
    left -= 1
    if (left > 0) frame = requestAnimationFrame(step)
    else stop()
  }
  isGoing.current = true
  step()
  return stop
}
