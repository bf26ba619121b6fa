import { type Blocker, listBlockers } from '#bots/web/guide.ts'
import { shownTools } from './tool-words.ts'
import type { Draft } from './use-draft.ts'
import { useLiveProfile } from './use-live-profile.ts'

export interface Blockers {
  list: readonly Blocker[]
  /** False while the business profile is still on its way. */
  isKnown: boolean
  error: unknown
  retry: () => void
}

/** What stops this draft from going live, by the same rules as the server's. */
export function useBlockers({ config }: Draft): Blockers {
  const { data, error, refetch } = useLiveProfile()
  return {
    list: data ? listBlockers(config, { profile: data.profile, toolNames: shownTools }) : [],
    isKnown: data !== undefined,
    error,
    retry: () => void refetch(),
  }
}
