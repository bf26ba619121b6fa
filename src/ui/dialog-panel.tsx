import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { controlWords } from '#ui/control-words.ts'
import type { DialogProps } from '#ui/dialog-props.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useFirstFocus } from '#ui/use-first-focus.ts'

const widths = { small: 'max-w-110', medium: 'max-w-140', large: 'max-w-190' }

/** What `Dialog` shows once it has been opened. */
export function DialogPanel(props: DialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    description,
    footer,
    note,
    size = 'medium',
    role = 'dialog',
    children,
  } = props
  const focus = useFirstFocus()
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Scrim />
        <Base.Viewport className="fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4 phone:place-items-end phone:p-0">
          <Base.Popup
            ref={focus.ref}
            initialFocus={focus.initialFocus}
            role={role}
            className={classNames(
              'flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-sheet border border-line-2 bg-surface outline-none',
              'phone:max-h-[92dvh] phone:max-w-none phone:rounded-b-none phone:border-x-0 phone:border-b-0',
              widths[size],
            )}
          >
            <header className="flex shrink-0 items-start gap-3 py-3.5 pe-3 ps-6 phone:ps-4">
              <div className="min-w-0 grow py-0.5">
                <Base.Title className="text-20 font-semibold">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-13 text-muted">{description}</Base.Description>
                )}
              </div>
              <Base.Close render={<IconButton icon={X} label={controlWords.close} />} />
            </header>
            {children && (
              <div className="min-h-0 overflow-y-auto border-t border-line px-6 py-5 phone:px-4">
                {children}
              </div>
            )}
            {(footer || note) && (
              <footer className="flex shrink-0 flex-wrap items-center justify-end gap-2 rounded-b-sheet border-t border-line bg-canvas px-6 py-3 phone:rounded-none phone:px-4">
                {note && (
                  <span className="me-auto min-w-60 grow basis-0 text-12 text-muted phone:basis-full">
                    {note}
                  </span>
                )}
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** The veil behind an overlay. */
export function Scrim() {
  return (
    <Base.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
  )
}
