import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { appointmentWords } from './appointment-words.ts'

interface FormSheetProps {
  title: string
  subtitle?: ReactNode
  submitLabel: string
  isPending: boolean
  disabledReason?: string
  onSubmit: (event: FormEvent) => void
  onClose: () => void
  children: ReactNode
}

/** A short form in a drawer, its deed pinned at the bottom. ⌘Enter sends it from any field. */
export function FormSheet(props: FormSheetProps) {
  const { title, subtitle, submitLabel, isPending, disabledReason, onSubmit, onClose, children } = props
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      subtitle={subtitle}
      footer={
        <>
          <Button
            type="submit"
            form={id}
            variant="primary"
            keys="mod+enter"
            pending={isPending}
            disabledReason={disabledReason}
          >
            {submitLabel}
          </Button>
          <Button onClick={onClose}>{appointmentWords.close}</Button>
        </>
      }
    >
      <form id={id} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate className="grid content-start gap-4">
        {children}
      </form>
    </Sheet>
  )
}
