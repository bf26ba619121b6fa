import type { LanguageModelV4 } from '@ai-sdk/provider'
import { boundedFetch } from '#kit/bounded-fetch.ts'

export interface GoogleAccount {
  apiKey: string
  model: string
  /** Up to and including `/v1beta`. */
  baseUrl: string
}

/** The vendor's generateContent API through its client, which is loaded here. One call is one request. */
export async function openClient(account: GoogleAccount): Promise<LanguageModelV4> {
  const { createGoogle } = await import('@ai-sdk/google')
  const { apiKey, baseUrl: baseURL } = account
  return createGoogle({ apiKey, baseURL, fetch: boundedFetch })(account.model)
}
