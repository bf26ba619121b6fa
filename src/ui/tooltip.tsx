import {
  type ComponentType,
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
} from 'react'

export interface TooltipProps {
  /** One short line; anything one must know belongs on the page instead. */
  text: ReactNode
  /** A focusable element that takes a ref and passes unknown props on. */
  children: ReactElement<Record<string, unknown>>
  side?: 'top' | 'bottom' | 'left' | 'right'
}

/** What draws tooltips; nothing outside of `FloatingTooltips`. */
export const TooltipContext = createContext<ComponentType<TooltipProps> | undefined>(undefined)

/** Shows a short text beside its child on hover and on keyboard focus; outside of `FloatingTooltips` as the browser does. */
export function Tooltip(props: TooltipProps) {
  const Floating = use(TooltipContext)
  if (Floating) return <Floating {...props} />
  const { text, children } = props
  return cloneElement(children, { title: typeof text === 'string' ? text : undefined })
}
