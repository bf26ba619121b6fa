import type { ClaimKind } from './claim.ts'

/**
 * How a deed is claimed. `done`: as a fact or a settled state. `promise`: "I'll book it", a claim unless the bot still
 * asks for something. `telling`: a deed by the whole sense
 * and not by its verb, unless the contact is asked to confirm it. `any`: "done", "all set", of whatever was talked about.
 */
export interface DeedPattern {
  kind: ClaimKind | 'any'
  strength: 'done' | 'promise' | 'telling'
  pattern: RegExp
  /** Other receipts that make it true. */
  alsoBackedBy?: ClaimKind[]
  /** Only with a day or a time in the clause or beside it. */
  needsTime?: boolean
}

/** Patterns of whole words over plain words. */
export const list = (
  kind: DeedPattern['kind'],
  patterns: string[],
  rest: Partial<DeedPattern> = {},
): DeedPattern[] =>
  patterns.map((pattern) => ({
    kind,
    strength: 'done',
    pattern: new RegExp(`\\b(?:${pattern})(?![a-z])`, 'g'),
    ...rest,
  }))
