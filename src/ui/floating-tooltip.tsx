import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { TooltipContext, type TooltipProps } from '#ui/tooltip.tsx'
import { usePopup } from '#ui/use-popup.ts'

/** Lets every tooltip within float beside its child; without it, as on a page for one short form, the browser shows them. */
export function FloatingTooltips({ children }: { children: ReactNode }) {
  return <TooltipContext value={FloatingTooltip}>{children}</TooltipContext>
}

const restMs = 400
/** The pointer may cross the gap between the child and its tooltip. */
const crossMs = 120
/** Who goes along a row of buttons waits only for the first. */
let lastClosedMs = Number.NEGATIVE_INFINITY
let closeOther: (() => void) | undefined

type Handlers = Record<string, ((event: never) => void) | undefined>

function FloatingTooltip({ text, children, side = 'top' }: TooltipProps) {
  const anchor = useRef<HTMLElement>(null)
  const { isOpen, open, close } = useTooltip()
  const given = children.props as Handlers
  const both =
    <TEvent,>(name: string, own: (event: TEvent) => void) =>
    (event: TEvent) => {
      given[name]?.(event as never)
      own(event)
    }
  const child = cloneElement(children, {
    onPointerEnter: both('onPointerEnter', (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') return
      anchor.current = event.currentTarget
      open(performance.now() - lastClosedMs < restMs ? 0 : restMs)
    }),
    onPointerLeave: both('onPointerLeave', () => close(crossMs)),
    onFocus: both('onFocus', (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.matches(':focus-visible')) return
      anchor.current = event.currentTarget
      open(0)
    }),
    onBlur: both('onBlur', () => close(0)),
  })
  return (
    <>
      {child}
      {isOpen && (
        <Bubble
          anchor={anchor}
          side={side}
          onEnter={() => open(0)}
          onLeave={() => close(crossMs)}
          onGone={() => close(0)}
        >
          {text}
        </Bubble>
      )}
    </>
  )
}

/** Opens and closes after a while, whatever was asked last; one at a time. */
function useTooltip() {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = (next: boolean) => {
    if (next) {
      if (closeOther !== shut) closeOther?.()
      closeOther = shut
    } else if (isOpen) lastClosedMs = performance.now()
    setIsOpen(next)
  }
  const shut = useRef(() => setIsOpen(false)).current
  const change = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    if (afterMs === 0) turn(next)
    else timer.current = setTimeout(() => turn(next), afterMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isOpen,
    open: (afterMs: number) => change(true, afterMs),
    close: (afterMs: number) => change(false, afterMs),
  }
}

interface BubbleProps {
  anchor: RefObject<HTMLElement | null>
  side: 'top' | 'bottom' | 'left' | 'right'
  onEnter: () => void
  onLeave: () => void
  onGone: () => void
  children: ReactNode
}

function Bubble({ anchor, side, onEnter, onLeave, onGone, children }: BubbleProps) {
  const popup = useRef<HTMLDivElement>(null)
  usePopup({ isOpen: true, anchor, popup, place: { side, align: 'center' }, isAnchorItself: true })
  const close = useEffectEvent(onGone)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && close()
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return createPortal(
    <div
      ref={popup}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed z-50 max-w-72 rounded-control border border-edge bg-ink px-2 py-1 text-12 font-medium text-surface"
    >
      {children}
    </div>,
    document.body,
  )
}
