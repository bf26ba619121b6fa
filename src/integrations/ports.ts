/** A webhook as it came over the wire. */
export interface RawHook {
  provider: string
  connectionId: string
  /** What stands after the connection in the address, such as `messages`. */
  path: string
  /** The full address the sender used, as far as we can know it: what a signature is made over. */
  url: string
  method: string
  headers: Record<string, string>
  body: Buffer
}

/** What a webhook means, in no vendor's words. The content is the receiving room's own shape. */
export interface NeutralEvent {
  kind: string
  content: unknown
  /** The sender waits for what we decide: not kept in the journal, and answered with what its taker returns. */
  wantsAnswer?: true
}

export interface HookAnswer {
  status: number
  contentType: string
  body: string
}

/** How one provider's webhooks are told from forgeries and read. `verify` is required: there is no unsigned door. */
export interface WebhookReader {
  verify(hook: RawHook): boolean
  /** Throws InvalidInput for a body that is signed but makes no sense. */
  read(hook: RawHook): NeutralEvent[]
  /** `decided` is what the taker of a waiting event returned; undefined for all others. */
  answer(hook: RawHook, decided?: unknown): HookAnswer
  /** Whether a socket was opened by this sender; the address is signed, there is no body. */
  verifySocket(socket: { url: string; headers: Record<string, string> }): boolean
}

/** The reader behind a connection; null for a connection there is none of. */
export type WebhookReaders = (provider: string, connectionId: string) => WebhookReader | null

/** Takes an event in. Must be safe to repeat: after a crash it is offered again. Resolves to what was decided, if anything. */
export type EventTaker = (event: NeutralEvent) => Promise<unknown>

/** What there is to know of a provider without asking it; draws its form. */
export interface ProviderManifest {
  id: string
  name: string
  capabilities: readonly string[]
  credentials: readonly { key: string; label: string; isSecret: boolean }[]
}
