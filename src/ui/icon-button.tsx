import type { LucideIcon } from 'lucide-react'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Tooltip } from '#ui/tooltip.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'isWide' | 'aria-label'> {
  icon: LucideIcon
  /** Names the deed for everyone who cannot read the icon; also the tooltip. */
  label: string
  isPressed?: boolean
}

/** A square button that is only an icon, always with a label. */
export function IconButton({ icon, label, isPressed, disabledReason, className, ...rest }: IconButtonProps) {
  const size = rest.size ?? 'medium'
  const box = size === 'small' ? 'w-7 phone:w-9' : size === 'large' ? 'w-11' : 'w-8 phone:w-11'
  return (
    <Tooltip text={disabledReason ? `${label}: ${disabledReason}` : label}>
      <Button
        variant="quiet"
        icon={icon}
        aria-label={label}
        aria-pressed={isPressed}
        aria-disabled={disabledReason ? true : undefined}
        className={classNames(
          'px-0 phone:px-0',
          box,
          isPressed && 'bg-here',
          disabledReason && 'text-muted',
          className,
        )}
        {...rest}
        onClick={disabledReason ? undefined : rest.onClick}
      />
    </Tooltip>
  )
}
