import { ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import { Logo } from '#ui/logo.tsx'
import { useIsRail } from '#ui/rail.ts'
import { shellWords } from '#ui/shell-words.ts'

interface ShellButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  name: string
}

const rowStyle =
  'flex h-9 shrink-0 items-center gap-2.5 rounded-control px-2 text-13 hover:bg-hover phone:h-11 phone:text-16'

/** The switcher at the top of the side bar: the mark and the name of where one is. A trigger for `Menu`. */
export function ShellSwitcher({ name, className, ...rest }: ShellButtonProps) {
  const isRail = useIsRail()
  return (
    <button
      type="button"
      className={classNames(rowStyle, isRail && 'w-10 justify-center px-0', className)}
      {...rest}
    >
      <Logo />
      <span className={isRail ? 'sr-only' : 'truncate font-semibold'}>{name}</span>
      <span className="sr-only">, {shellWords.switchTeam}</span>
      {!isRail && <ChevronsUpDown size={16} className="ms-auto text-muted" />}
    </button>
  )
}

/** The signed-in person at the foot of the side bar. A trigger for `Menu`. */
export function ShellUser({ name, className, ...rest }: ShellButtonProps) {
  const isRail = useIsRail()
  return (
    <button
      type="button"
      className={classNames(rowStyle, 'px-1', isRail && 'w-10 justify-center px-0', className)}
      {...rest}
    >
      <Avatar name={name} />
      <span className={isRail ? 'sr-only' : 'truncate font-medium'}>{name}</span>
      <span className="sr-only">, {shellWords.accountMenu}</span>
    </button>
  )
}
