import type { LucideIcon } from 'lucide-react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from '#ui/button-style.ts'
import { classNames } from '#ui/class-names.ts'
import { Link, type LinkProps } from '#ui/link.tsx'

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  isWide?: boolean
}

/** A link that looks like a button: it leads somewhere and so can be opened in a new tab. */
export function LinkButton({
  variant,
  size,
  icon: Icon,
  isWide,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link className={classNames(buttonStyle({ variant, size, isWide }), className)} {...rest}>
      {Icon && <Icon size={16} />}
      {children}
    </Link>
  )
}
