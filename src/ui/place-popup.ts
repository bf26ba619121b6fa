export interface PopupPlace {
  side: 'top' | 'bottom' | 'left' | 'right'
  align: 'start' | 'center' | 'end'
  /** Makes the popup as wide as its anchor. */
  isAnchorWide?: boolean
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const gap = 4
const margin = 8

/** Where a popup goes beside its anchor: on the wished side, on the other when only that has room, never off the window. */
export function placePopup(options: {
  anchor: Box
  popup: { width: number; height: number }
  window: { width: number; height: number }
  place: PopupPlace
}) {
  const { anchor, window: view, place } = options
  const width = place.isAnchorWide ? anchor.width : options.popup.width
  const isVertical = place.side === 'top' || place.side === 'bottom'
  const roomAfter = isVertical
    ? view.height - (anchor.top + anchor.height) - gap - margin
    : view.width - (anchor.left + anchor.width) - gap - margin
  const roomBefore = (isVertical ? anchor.top : anchor.left) - gap - margin
  const need = isVertical ? options.popup.height : width
  const wishesAfter = place.side === 'bottom' || place.side === 'right'
  const fitsWish = need <= (wishesAfter ? roomAfter : roomBefore)
  const isAfter = fitsWish ? wishesAfter : roomAfter >= roomBefore
  const maxHeight = isVertical ? Math.max(96, isAfter ? roomAfter : roomBefore) : view.height - 2 * margin
  const height = Math.min(options.popup.height, maxHeight)
  const main = isVertical
    ? { top: isAfter ? anchor.top + anchor.height + gap : anchor.top - gap - height }
    : { left: isAfter ? anchor.left + anchor.width + gap : anchor.left - gap - width }
  const cross = isVertical
    ? {
        left: clamp(
          aligned(place.align, { start: anchor.left, size: anchor.width, own: width }),
          margin,
          view.width - width - margin,
        ),
      }
    : {
        top: clamp(
          aligned(place.align, { start: anchor.top, size: anchor.height, own: height }),
          margin,
          view.height - height - margin,
        ),
      }
  return { left: 0, top: 0, ...main, ...cross, width: place.isAnchorWide ? width : undefined, maxHeight }
}

function aligned(
  align: PopupPlace['align'],
  { start, size, own }: { start: number; size: number; own: number },
): number {
  if (align === 'start') return start
  return align === 'end' ? start + size - own : start + (size - own) / 2
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)))
}
