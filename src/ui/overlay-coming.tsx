import { useEffect, useEffectEvent } from 'react'

/** In place of an overlay whose code is still coming: holds the page's keys as the overlay will, and gives way to Esc. */
export function OverlayComing(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const close = useEffectEvent(() => props.onOpenChange(false))
  const { isOpen } = props
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
      if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen])
  return isOpen ? <span hidden data-overlay-coming /> : null
}
