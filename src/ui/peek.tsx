import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { controlWords } from '#ui/control-words.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { shortcutWords } from '#ui/shortcut-words.ts'
import { useIsPhone } from '#ui/use-media-query.ts'
import { useShortcut } from '#ui/use-shortcut.ts'

export interface PeekProps {
  title: ReactNode
  subtitle?: ReactNode
  avatar?: ReactNode
  actions?: ReactNode
  /** Pinned at the bottom. */
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** One row's facts beside its list (344 px), without leaving it; on a phone a sheet. */
export function Peek({ title, subtitle, avatar, actions, footer, onClose, children }: PeekProps) {
  const isPhone = useIsPhone()
  const id = useId()
  useShortcut('escape', shortcutWords.closePeek, {
    run: onClose,
    group: shortcutWords.groups.list,
    isOff: isPhone,
  })
  if (isPhone) {
    return (
      <Sheet
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={title}
        subtitle={subtitle}
        avatar={avatar}
        actions={actions}
        footer={footer}
      >
        <div className="grid content-start gap-4">{children}</div>
      </Sheet>
    )
  }
  return (
    <aside aria-labelledby={id} className="flex w-86 shrink-0 flex-col border-s border-line bg-surface">
      <header className="flex min-h-14 items-center gap-2.5 border-b border-line py-2 pe-2 ps-4">
        {avatar}
        <div className="min-w-0 grow">
          <h2 id={id} className="truncate text-14 font-semibold">
            {title}
          </h2>
          {subtitle && <p className="truncate text-12 text-muted">{subtitle}</p>}
        </div>
        {actions}
        <IconButton icon={X} label={controlWords.close} onClick={onClose} />
      </header>
      <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-4">{children}</div>
      {footer && (
        <footer className="flex shrink-0 flex-wrap gap-1 border-t border-line px-3 py-3 text-13">
          {footer}
        </footer>
      )}
    </aside>
  )
}
