import { ChevronDown, CircleX, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface ToolLineProps {
  /** The tool's own name; in the face of the words around it, since a second face is 23 kB. */
  name: string
  /** What came of it, in words. */
  result?: ReactNode
  /** Such as `412 ms`. */
  duration?: ReactNode
  isFailed?: boolean
  isOpen?: boolean
  /** Arguments and answer; the line opens to them. */
  children?: ReactNode
}

/** A tool call in a transcript: one line that opens to its payload. */
export function ToolLine({ name, result, duration, isFailed, isOpen, children }: ToolLineProps) {
  const Icon = isFailed ? CircleX : Wrench
  const line = (
    <>
      <Icon size={14} className={isFailed ? 'text-danger' : 'text-tool'} />
      {/* On a phone there is room for one of the two, and the words say more. */}
      <span className={classNames('text-12 font-semibold', result && 'phone:sr-only')}>{name}</span>
      <span className={classNames('min-w-0 grow truncate text-13', isFailed ? 'text-danger' : 'text-muted')}>
        {result}
      </span>
      {duration && <span className="shrink-0 text-12 text-muted tabular-nums">{duration}</span>}
    </>
  )
  const frame = isFailed ? 'border-danger-line bg-danger-soft' : 'border-line bg-sunken'
  const lineStyle = 'flex min-h-8 items-center gap-2 px-3 phone:min-h-10'
  return (
    <li className="py-1.5 pe-4 ps-[calc(var(--time-column,2.5rem)+1.75rem)] phone:ps-[calc(var(--time-column,2rem)+1.5rem)]">
      {children ? (
        <details open={isOpen} className={classNames('group overflow-hidden rounded-control border', frame)}>
          <summary className={classNames(lineStyle, 'list-none focus-visible:-outline-offset-2')}>
            <ChevronDown
              size={14}
              className="-rotate-90 text-muted transition-transform group-open:rotate-0 rtl:rotate-90 rtl:group-open:rotate-0"
            />
            {line}
          </summary>
          <div className="overflow-x-auto border-t border-inherit px-3 py-2.5 font-mono text-12 leading-5">
            {children}
          </div>
        </details>
      ) : (
        <div className={classNames(lineStyle, 'rounded-control border', frame)}>{line}</div>
      )}
    </li>
  )
}
