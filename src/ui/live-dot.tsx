import { classNames } from '#ui/class-names.ts'

/** A breathing dot for something happening now; it rests with reduced motion. Put the word beside it. */
export function LiveDot({ isResting, className }: { isResting?: boolean; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'size-1.5 shrink-0 rounded-full bg-current',
        !isResting && 'animate-live',
        className,
      )}
    />
  )
}
