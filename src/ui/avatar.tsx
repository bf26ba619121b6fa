import type { LucideIcon } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'

export interface AvatarProps {
  name: string
  size?: 'small' | 'large'
  /** A square with an icon stands for a thing, a circle with initials for a person. */
  icon?: LucideIcon
  tone?: 'neutral' | 'accent' | 'info'
}

/** Initials or an icon in a small frame. Decorative: the name stands beside it. */
export function Avatar({ name, size = 'small', icon: Icon, tone = 'neutral' }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex shrink-0 items-center justify-center border font-semibold',
        size === 'large' ? 'size-10 text-13' : 'size-6 text-[0.625rem]',
        Icon ? 'rounded-control' : 'rounded-full',
        tone === 'neutral' && 'border-line-2 bg-sunken text-ink',
        tone === 'accent' && 'border-accent-line bg-accent-soft text-accent',
        tone === 'info' && 'border-info-line bg-info-soft text-info',
      )}
    >
      {Icon ? <Icon size={size === 'large' ? 20 : 14} /> : initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toUpperCase() || '?'
}
