import { useMediaQuery } from '#ui/use-media-query.ts'

/** Whether what is known of a conversation fits beside its words. */
export function useHasContext(): boolean {
  return useMediaQuery('(width > 1140px)')
}
