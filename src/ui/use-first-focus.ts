import { useRef } from 'react'

/**
 * Where the focus goes when an overlay opens: the element marked `data-first-focus`, else the first field, else
 * the overlay itself, so that the cross is never lit up by accident.
 */
export function useFirstFocus() {
  const popup = useRef<HTMLDivElement>(null)
  const initialFocus = () =>
    popup.current?.querySelector<HTMLElement>('[data-first-focus]') ??
    popup.current?.querySelector<HTMLElement>(
      'input:not([type="hidden"]):not(:disabled), textarea, select',
    ) ??
    popup.current
  return { ref: popup, initialFocus }
}
