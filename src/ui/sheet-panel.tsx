import { Drawer as Base } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { controlWords } from '#ui/control-words.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { SheetPanelProps } from '#ui/sheet-props.ts'
import { useFirstFocus } from '#ui/use-first-focus.ts'
import { useIsPhone } from '#ui/use-media-query.ts'

/** What `Sheet` shows once it has been opened. */
export function SheetPanel(props: SheetPanelProps) {
  const { isOpen, onOpenChange, title, subtitle, avatar, actions, footer, size = 'small', children } = props
  const isPhone = useIsPhone()
  // What is open from the start does not slide in.
  const [isPlaced, setIsPlaced] = useState(!props.isSlidIn)
  useEffect(() => setIsPlaced(true), [])
  const focus = useFirstFocus()
  return (
    <Base.Root
      open={isOpen && isPlaced}
      onOpenChange={onOpenChange}
      swipeDirection={isPhone ? 'down' : 'right'}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 flex items-stretch justify-end phone:items-end">
          <Base.Popup
            ref={focus.ref}
            initialFocus={isPhone ? focus.ref : focus.initialFocus}
            className={classNames(
              'flex w-full flex-col border-s border-line-2 bg-surface outline-none transition-transform duration-200',
              'translate-x-(--drawer-swipe-movement-x) data-ending-style:translate-x-full data-starting-style:translate-x-full',
              size === 'small' ? 'max-w-90' : 'max-w-160',
              'phone:max-h-[92dvh] phone:max-w-none phone:translate-x-0 phone:translate-y-(--drawer-swipe-movement-y) phone:rounded-t-sheet phone:border-t phone:border-s-0',
              'phone:data-ending-style:translate-x-0 phone:data-ending-style:translate-y-full phone:data-starting-style:translate-x-0 phone:data-starting-style:translate-y-full',
            )}
          >
            <span
              className="mx-auto mt-2 hidden h-1 w-9 shrink-0 rounded-full bg-edge phone:block"
              aria-hidden
            />
            <header className="flex min-h-14 shrink-0 items-center gap-2.5 border-b border-line py-2 pe-2 ps-4">
              {avatar}
              <div className="min-w-0 grow">
                <Base.Title className="truncate text-14 font-semibold">{title}</Base.Title>
                {subtitle && <Base.Description className="text-12 text-muted">{subtitle}</Base.Description>}
              </div>
              {actions}
              <Base.Close render={<IconButton icon={X} label={controlWords.close} />} />
            </header>
            <Base.Content className="min-h-0 grow overflow-y-auto p-4">{children}</Base.Content>
            {footer && (
              <footer className="safe-bottom shrink-0 border-t border-line">
                <div className="flex flex-wrap gap-2 px-3 py-3 phone:[&>*]:grow">{footer}</div>
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
