import { useEffect, useRef } from 'react'

const nearPx = 80

/** Keeps a scrolled element at its end while more comes in, unless somebody scrolled up to read. */
export function useStickToEnd<TElement extends HTMLElement>(lastKey: string | undefined) {
  const ref = useRef<TElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const onScroll = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [])
  useEffect(() => {
    if (lastKey !== undefined && isAtEnd.current) ref.current?.scrollTo({ top: ref.current.scrollHeight })
  }, [lastKey])
  return ref
}
