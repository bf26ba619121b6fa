import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** Muted beside the title, such as `4` or `5 of 7`. */
  count?: ReactNode
  /** A link or badge at the end of the head. */
  action?: ReactNode
  footer?: ReactNode
  level?: 2 | 3
}

/** A framed section: a 44 px head, then `CardBody` or `CardRow`s. No card inside a card. */
export function Card({ title, count, action, footer, level = 2, className, children, ...rest }: CardProps) {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      className={classNames('flex min-w-0 flex-col rounded-card border border-line bg-surface', className)}
      aria-labelledby={title ? headingId : undefined}
      {...rest}
    >
      {title && (
        <header className="flex min-h-11 shrink-0 items-center gap-2 border-b border-line px-4 py-1">
          <Heading id={headingId} className="text-14 font-semibold">
            {title}
          </Heading>
          {count !== undefined && (
            <span className="text-13 font-medium text-muted tabular-nums">{count}</span>
          )}
          {action && <div className="ms-auto flex items-center gap-2 text-13">{action}</div>}
        </header>
      )}
      {children}
      {footer && (
        <footer className="mt-auto flex flex-wrap items-center gap-2 rounded-b-card border-t border-line bg-canvas px-4 py-3">
          {footer}
        </footer>
      )}
    </section>
  )
}

/** Padded content of a card. */
export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('p-4', className)} {...rest} />
}

/** A list of rows in a card. */
export function CardRows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={classNames('min-w-0', className)} {...rest} />
}

export interface CardRowProps {
  icon?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** A time before the end; left out on a phone. */
  meta?: ReactNode
  /** A value or a button at the end. */
  end?: ReactNode
  isHighlighted?: boolean
}

/** One row of a card: icon, title over detail, something at the end. */
export function CardRow({ icon, title, detail, meta, end, isHighlighted }: CardRowProps) {
  return (
    <li
      className={classNames(
        'relative flex min-h-11 items-center gap-4 phone:gap-3 border-b border-line px-4 py-2.5 last:border-b-0',
        detail && 'py-3',
        isHighlighted && 'bg-hover',
      )}
    >
      {icon && <span className="flex shrink-0">{icon}</span>}
      <div className="min-w-0 grow text-13">
        <div className="font-medium">{title}</div>
        {detail && <div className="text-muted">{detail}</div>}
      </div>
      {meta && <div className="shrink-0 text-13 text-muted tabular-nums phone:hidden">{meta}</div>}
      {end && <div className="flex shrink-0 items-center gap-3 text-13 text-muted tabular-nums">{end}</div>}
    </li>
  )
}
