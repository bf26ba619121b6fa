import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { TooltipContext, type TooltipProps } from '#ui/tooltip.tsx'

/** Lets every tooltip within float beside its child. Its code is not small, so a page for one short form goes without. */
export function FloatingTooltips({ children }: { children: ReactNode }) {
  return (
    <TooltipContext value={FloatingTooltip}>
      <Base.Provider delay={400} closeDelay={0}>
        {children}
      </Base.Provider>
    </TooltipContext>
  )
}

function FloatingTooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} closeOnClick={false} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="max-w-72 rounded-control border border-edge bg-ink px-2 py-1 text-12 font-medium text-surface">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
