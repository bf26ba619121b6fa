import { CircleAlert, CircleCheck, CircleX, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

const looks: Record<'ok' | 'warn' | 'danger' | 'info', { icon: LucideIcon; box: string; ink: string }> = {
  ok: { icon: CircleCheck, box: 'border-accent-line bg-ok-soft', ink: 'text-ok' },
  warn: { icon: CircleAlert, box: 'border-warn-line bg-warn-soft', ink: 'text-warn' },
  danger: { icon: CircleX, box: 'border-danger-line bg-danger-soft', ink: 'text-danger' },
  info: { icon: Info, box: 'border-info-line bg-info-soft', ink: 'text-info' },
}

export interface NoticeProps {
  tone: 'ok' | 'warn' | 'danger' | 'info'
  title?: ReactNode
  children?: ReactNode
  /** The fix, beside the fault. */
  action?: ReactNode
  /** Announces the notice at once; for something that just happened. */
  isAlert?: boolean
}

/** A framed message inside a page: what is so, and what to do about it. */
export function Notice({ tone, title, children, action, isAlert }: NoticeProps) {
  const { icon: Icon, box, ink } = looks[tone]
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={classNames('flex items-start gap-3 rounded-card border px-4 py-3 text-13', box)}
    >
      <Icon size={16} className={classNames('mt-0.5', ink)} />
      <div className="min-w-0 grow">
        {title && <p className="font-medium">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className="flex shrink-0 items-center gap-2">{action}</div>}
    </div>
  )
}
