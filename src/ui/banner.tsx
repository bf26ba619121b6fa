import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface BannerProps {
  tone?: 'warn' | 'danger' | 'info'
  icon?: LucideIcon
  /** Names the bar for assistive technology. */
  label: string
  action?: ReactNode
  children: ReactNode
}

/** A thin bar over the whole page: offline, an area's notice, a provider that is down. */
export function Banner({ tone = 'warn', icon: Icon, label, action, children }: BannerProps) {
  return (
    <section
      aria-label={label}
      className={classNames(
        'flex min-h-6 shrink-0 items-center justify-center gap-1.5 border-b px-3 py-0.5 text-12 font-medium',
        tone === 'warn' && 'border-warn-line bg-warn-soft text-warn',
        tone === 'danger' && 'border-danger-line bg-danger-soft text-danger',
        tone === 'info' && 'border-info-line bg-info-soft text-info',
      )}
    >
      {Icon && <Icon size={12} />}
      <span>{children}</span>
      {action}
    </section>
  )
}
