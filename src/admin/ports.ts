/** What only the application as a whole knows or can do. Supplied by `app/wire.ts`. */
export interface InstanceFacts {
  version: string
  startedAt: Date
  journalPending(): number
  eventLoopLagMs(): number
}

/** The sample team: made by running scripted texters through the same verbs as live texts. */
export interface SampleTeam {
  exists(): Promise<boolean>
  make(by: { userId: string; name: string }): Promise<{ teamId: string }>
  /** False when there was none. */
  remove(): Promise<boolean>
}
