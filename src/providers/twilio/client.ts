import twilio from 'twilio'
import RequestClient from 'twilio/lib/base/RequestClient.js'

export interface TwilioAccount {
  accountSid: string
  authToken: string
  /** Where requests go instead of twilio.com; null for Twilio itself. */
  baseUrl: string | null
}

const timeoutMs = 10_000

/** The official client, bounded in time, never retrying by itself, and pointed elsewhere where the account says so. */
export function createTwilioClient(account: TwilioAccount): twilio.Twilio {
  class Redirected extends RequestClient {
    override request<TData>(options: RequestClient.RequestOptions<TData>) {
      return super.request({ ...options, uri: redirect(options.uri, account.baseUrl) })
    }
  }
  const httpClient = new Redirected({ timeout: timeoutMs, keepAlive: true, maxSockets: 32, autoRetry: false })
  return twilio(account.accountSid, account.authToken, { httpClient, lazyLoading: true })
}

/** Also follows the absolute addresses Twilio gives for further pages. */
function redirect(uri: string, baseUrl: string | null): string {
  if (!baseUrl) return uri
  const url = new URL(uri)
  return url.hostname.endsWith('twilio.com') ? `${baseUrl}${url.pathname}${url.search}` : uri
}
