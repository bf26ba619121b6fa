import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type LinkTarget, linkParts } from '#ui/link.tsx'

/** A function that navigates to a link target, as a click on `Link` would. */
export function useGo(): (to: LinkTarget, options?: { replace?: boolean }) => void {
  const router = useRouter()
  return useCallback(
    (to, options) => {
      const parts = linkParts(to, router) as { to: string }
      void router.navigate({ ...parts, replace: options?.replace } as never)
    },
    [router],
  )
}
