import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { controlWords } from '#ui/control-words.ts'

/**
 * Asks before unsaved input is lost, on a move inside the app and on closing the tab.
 * Render what it returns once in the form. A change of search or hash on the same page passes.
 */
export function useUnsavedGuard(isDirty: boolean): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const isBlocked = blocker.status === 'blocked'
  return (
    <ConfirmDialog
      isOpen={isBlocked}
      onOpenChange={(isOpen) => !isOpen && isBlocked && blocker.reset()}
      title={controlWords.leaveTitle}
      confirmLabel={controlWords.leave}
      cancelLabel={controlWords.stay}
      tone="danger"
      onConfirm={() => isBlocked && blocker.proceed()}
    >
      {controlWords.leaveText}
    </ConfirmDialog>
  )
}
