import { type RefObject, useEffect, useState } from 'react'

/** The id of the section that stands at the top of a scrolled box now. */
export function useSectionInView(scroller: RefObject<HTMLElement | null>): string | undefined {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const sections = [...box.querySelectorAll<HTMLElement>('[data-kit-section]')]
    const look = () => {
      const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2
      const above = sections.filter((section) => section.offsetTop <= box.scrollTop + 40)
      setShown((isAtEnd ? sections : above).at(-1)?.id ?? sections[0]?.id)
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    return () => box.removeEventListener('scroll', look)
  }, [scroller])
  return shown
}
