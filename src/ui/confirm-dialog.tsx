import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { controlWords } from '#ui/control-words.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The question, naming the object. */
  title: ReactNode
  /** Counts, cost and what cannot be undone. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  /** The name that must be typed, only for a deletion that cannot be undone. */
  typedName?: string
  isPending?: boolean
  onConfirm: () => void
}

/** Asks before something irreversible, or something that reaches money or people. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    confirmLabel,
    cancelLabel = controlWords.cancel,
    typedName,
  } = props
  const [typed, setTyped] = useState('')
  const isBlocked = typedName !== undefined && typed.trim() !== typedName
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setTyped('')
        onOpenChange(next)
      }}
      role="alertdialog"
      size="small"
      title={title}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancelLabel}</Button>
          <Button
            variant={props.tone === 'danger' ? 'danger-solid' : 'primary'}
            pending={props.isPending}
            disabledReason={isBlocked ? controlWords.typeFirst(typedName) : undefined}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-14">
        {children && <div>{children}</div>}
        {typedName !== undefined && (
          <Field label={controlWords.typeToGoOn(typedName)}>
            <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
