import type { HookAddress } from '#carrier-emulator/rows.ts'
import type { XmlNode } from '#carrier-emulator/xml.ts'

/** Where the instructions for a call come from: an address to ask, or a document at hand with its address. */
export type Source = { ask: AskedDocument } | { document: XmlNode; url: string }

export type AskedDocument = {
  address: HookAddress
  fallback?: HookAddress | null
  /** What is said beside the call itself. */
  params?: Record<string, string>
}
