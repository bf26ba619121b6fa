import type { ReactNode } from 'react'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Buttons; the primary one last. */
  footer?: ReactNode
  /** Muted at the start of the footer: what it will cost or change. */
  note?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}
