import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { type PopupPlace, placePopup } from '#ui/place-popup.ts'

/** Keeps an open popup (in the browser's top layer) beside its anchor while things scroll or change size. */
export function usePopup(options: {
  isOpen: boolean
  anchor: RefObject<HTMLElement | null>
  popup: RefObject<HTMLElement | null>
  place: PopupPlace
  /** Beside the anchor, not beside what is first in it. */
  isAnchorItself?: boolean
}): void {
  const { isOpen, anchor, popup, place, isAnchorItself } = options
  const move = useEffectEvent(() => {
    const box = popup.current
    const target = isAnchorItself ? anchor.current : (anchor.current?.firstElementChild ?? anchor.current)
    if (!box || !target) return
    box.style.maxHeight = ''
    const placed = placePopup({
      anchor: target.getBoundingClientRect(),
      popup: { width: box.offsetWidth, height: box.scrollHeight + 2 },
      window: { width: window.innerWidth, height: window.innerHeight },
      place,
    })
    box.style.left = `${placed.left}px`
    box.style.top = `${placed.top}px`
    box.style.maxHeight = `${Math.min(placed.maxHeight, 360)}px`
    if (placed.width !== undefined) box.style.width = `${placed.width}px`
  })
  useLayoutEffect(() => {
    const box = popup.current
    if (!isOpen || !box) return
    move()
    const again = () => move()
    const watcher = new ResizeObserver(again)
    watcher.observe(box)
    window.addEventListener('scroll', again, { capture: true, passive: true })
    window.addEventListener('resize', again)
    return () => {
      watcher.disconnect()
      window.removeEventListener('scroll', again, { capture: true })
      window.removeEventListener('resize', again)
    }
  }, [isOpen, popup])
}
