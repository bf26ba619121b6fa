import type { ReactNode } from 'react'

export interface SheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  subtitle?: ReactNode
  /** An `Avatar` before the title. */
  avatar?: ReactNode
  /** Icon buttons before the cross. */
  actions?: ReactNode
  /** Pinned at the bottom. */
  footer?: ReactNode
  size?: 'small' | 'large'
  children: ReactNode
}

export interface SheetPanelProps extends SheetProps {
  /** Not where the page came with the sheet open. */
  isSlidIn: boolean
}
