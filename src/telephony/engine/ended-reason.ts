/** On whose side the cause lies; null where a call ended as it should. */
export type Fault = 'contact' | 'team' | 'model' | 'carrier' | 'platform' | null

export type ReasonGroup = keyof typeof reasonGroups

/** The groups of reasons, in the order a screen shows them. */
export const reasonGroups = {
  finished: 'Came to its end',
  left: 'The contact left',
  handover: 'Putting through',
  settings: 'How the number is set',
  unreached: 'Nobody was reached',
  number: 'The number called',
  refused: 'Not let through',
  account: 'The carrier account',
  carrier: 'The carrier',
  platform: 'Parley',
} as const

/** Why a call ended, for a person who has a business to run. */
export interface EndedReason {
  group: ReasonGroup
  title: string
  sentence: string
  fault: Fault
  /** Whether the carrier asks money for such a call. */
  isBillable: boolean
  /** Whether the same call made again may go better with nothing changed. */
  isRetryable: boolean
  /** Where in the app the cause is seen to; null where nothing here can mend it. */
  fix: { label: string; href: string } | null
}

export type ReasonTable = Record<string, EndedReason>
