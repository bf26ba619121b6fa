import type { BusinessProfile } from '#teams/contract.ts'
import { businessWords } from './business-words.ts'

export type ProfilePart = keyof BusinessProfile

/** What the parts of a profile are called on screen. */
export const partNames: Record<ProfilePart, string> = businessWords.partNames

/** The parts that differ. */
export function changedParts(before: BusinessProfile, after: BusinessProfile): ProfilePart[] {
  const parts = Object.keys(partNames) as ProfilePart[]
  return parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
}

/**
 * Both people's changes since `base`, when they touched different parts; null when one part was changed by both, for
 * then a person has to choose.
 */
export function mergeProfiles(
  base: BusinessProfile,
  mine: BusinessProfile,
  theirs: BusinessProfile,
): BusinessProfile | null {
  const ownParts = changedParts(base, mine)
  if (changedParts(base, theirs).some((part) => ownParts.includes(part))) return null
  return { ...theirs, ...Object.fromEntries(ownParts.map((part) => [part, mine[part]])) }
}
