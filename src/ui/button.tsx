import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from '#ui/button-style.ts'
import { classNames } from '#ui/class-names.ts'
import { KeyHint } from '#ui/key-hint.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Tooltip } from '#ui/tooltip.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** At most one `primary` per region; `danger-solid` only to hang up or to confirm a deletion. */
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  /** Keys that do the same, such as `t` or `mod+enter`; shown after the label on wide screens. */
  keys?: string
  /** True while the deed runs: further clicks are swallowed, the label stays. */
  pending?: boolean
  /** Why the button is off. It stays focusable and tells the reason as a tooltip. */
  disabledReason?: string
  isWide?: boolean
}

/** A button with a verb on it. */
export function Button({ disabledReason, ...rest }: ButtonProps) {
  const button = <ButtonElement isOff={Boolean(disabledReason)} {...rest} />
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button
}

interface ButtonElementProps extends Omit<ButtonProps, 'disabledReason'> {
  isOff: boolean
}

function ButtonElement(props: ButtonElementProps) {
  const {
    variant,
    size,
    icon: Icon,
    keys,
    pending,
    isOff,
    isWide,
    className,
    children,
    onClick,
    ...rest
  } = props
  const isInert = isOff || pending
  const swallow = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isInert) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      className={classNames(buttonStyle({ variant, size, isWide, isOff }), className)}
      aria-disabled={isInert || undefined}
      aria-busy={pending || undefined}
      onClick={swallow}
      {...rest}
    >
      {pending ? <Spinner /> : Icon && <Icon size={16} />}
      {children}
      {keys && (
        <KeyHint
          keys={keys}
          className={classNames(
            'ms-0.5 phone:hidden',
            variant === 'primary' && '[&>kbd]:border-current/45 [&>kbd]:bg-transparent [&>kbd]:text-inherit',
          )}
        />
      )}
    </button>
  )
}
