import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from '#ui/field.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  isMono?: boolean
}

/** A text control of several lines that grows with its content. */
export function TextArea({ isMono, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={3}
      className={classNames(
        'control field-sizing-content max-h-80 min-h-20 resize-y px-3 py-2',
        isMono && 'font-mono text-13',
        className,
      )}
      {...rest}
      {...useFieldControl(rest)}
    />
  )
}
