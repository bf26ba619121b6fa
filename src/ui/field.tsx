import { CircleX } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { classNames } from '#ui/class-names.ts'

interface FieldContextValue {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

const FieldContext = createContext<FieldContextValue | undefined>(undefined)

export interface FieldProps {
  label: ReactNode
  /** One sentence below the control. An error takes its place and names the cause. */
  help?: ReactNode
  error?: ReactNode
  /** At the right of the label: a counter, or `optional`. */
  aside?: ReactNode
  /** The fix for the error, as a button. */
  fix?: ReactNode
  isRequired?: boolean
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean
  className?: string
  /** One control of the kit: it takes its id, description and error from here. */
  children: ReactNode
}

/** Label above, one control, help or error below. */
export function Field(props: FieldProps) {
  const { label, help, error, aside, fix, isRequired = false, isLabelHidden, className, children } = props
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error || help)
  return (
    <div className={classNames('grid min-w-0 content-start gap-1', className)}>
      <div className={classNames('flex items-baseline gap-2', isLabelHidden && !aside && 'sr-only')}>
        <label htmlFor={id} className={classNames('text-13 font-medium', isLabelHidden && 'sr-only')}>
          {label}
        </label>
        {aside && <span className="ms-auto text-12 text-muted tabular-nums">{aside}</span>}
      </div>
      <FieldContext
        value={{ id, describedBy: hasNote ? noteId : undefined, isInvalid: Boolean(error), isRequired }}
      >
        {children}
      </FieldContext>
      {hasNote && (
        <div id={noteId} className="flex items-start gap-1 text-12 text-muted">
          {error ? (
            <span className="flex items-start gap-1 text-danger">
              <CircleX size={12} className="mt-0.5" />
              {error}
            </span>
          ) : (
            help
          )}
          {error && fix}
        </div>
      )}
    </div>
  )
}

/** The attributes a control inside a `Field` must carry; own attributes of the control win. */
export function useFieldControl(own: { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: unknown }) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': Boolean(own['aria-invalid'] ?? field?.isInvalid) || undefined,
    'aria-required': field?.isRequired || undefined,
  }
}
