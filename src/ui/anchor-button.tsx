import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from '#ui/button-style.ts'
import { classNames } from '#ui/class-names.ts'

export interface AnchorButtonProps extends ComponentProps<'a'> {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  isWide?: boolean
}

/** A `LinkButton` that loads the page anew: between the app and the pages at its door, and among those. */
export function AnchorButton({ variant, size, isWide, className, children, ...rest }: AnchorButtonProps) {
  return (
    <a className={classNames(buttonStyle({ variant, size, isWide }), className)} {...rest}>
      {children}
    </a>
  )
}
