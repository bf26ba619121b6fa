import { cva } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LiveDot } from '#ui/live-dot.tsx'

export type Tone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info' | 'live'

const style = cva(
  'badge inline-flex h-5 max-w-full items-center gap-1 whitespace-nowrap text-12 font-medium',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-surface text-muted',
        ok: 'border-transparent bg-ok-soft text-ok',
        warn: 'border-transparent bg-warn-soft text-warn',
        danger: 'border-transparent bg-danger-soft text-danger',
        info: 'border-transparent bg-info-soft text-info',
        live: 'border-transparent bg-accent-soft text-accent',
      },
      isPlain: { true: 'bg-transparent', false: 'rounded-tag border px-1.5' },
    },
  },
)

export interface BadgeProps {
  tone?: Tone
  /** Required unless the tone is `live`, which brings its dot: colour alone never says the state. */
  icon?: LucideIcon
  /** Drops the fill, for dense tables. */
  isPlain?: boolean
  children: ReactNode
  className?: string
}

/** A state as icon and word. */
export function Badge({ tone = 'neutral', icon: Icon, isPlain = false, children, className }: BadgeProps) {
  return (
    <span className={classNames(style({ tone, isPlain }), className)}>
      {Icon ? <Icon size={12} /> : tone === 'live' && <LiveDot />}
      <span className="truncate">{children}</span>
    </span>
  )
}
