import type { Settings } from '#carrier-emulator/settings.ts'

export type RetryOn = '4xx' | '5xx' | 'ct' | 'rt'

/** How one webhook address is called. Times are milliseconds; `totalMs` covers all tries together. */
export type Connection = {
  url: string
  connectMs: number
  readMs: number
  totalMs: number
  retries: number
  retryOn: Set<RetryOn>
}

const allFailures: RetryOn[] = ['4xx', '5xx', 'ct', 'rt']

/**
 * Splits an address from the connection overrides in its fragment, such as `#rc=2&rp=5xx,rt&ct=1000`. Values
 * outside the carrier's limits are ignored. A retry policy alone means one retry; a count alone retries lost
 * connections. Without either, the settings decide.
 */
export function readConnection(address: string, settings: Settings): Connection {
  const [url = '', fragment = ''] = splitOnce(address, '#')
  const given = new URLSearchParams(fragment)
  const { timing, failedWebhookRetry } = settings
  const retryOn = readPolicy(given.get('rp'))
  const count = readNumber(given.get('rc'), 0, 5)
  const isUnset = count === null && retryOn === null
  return {
    url,
    connectMs: readNumber(given.get('ct'), 100, 10_000) ?? timing.webhookConnectMs,
    readMs: readNumber(given.get('rt'), 100, 15_000) ?? timing.webhookReadMs,
    totalMs: readNumber(given.get('tt'), 100, 15_000) ?? timing.webhookTotalMs,
    retries: isUnset ? (failedWebhookRetry === 'once' ? 1 : 0) : (count ?? 1),
    retryOn: new Set(isUnset ? allFailures : (retryOn ?? ['ct'])),
  }
}

function readPolicy(text: string | null): RetryOn[] | null {
  if (text === null) return null
  const words = text.split(',').map((word) => word.trim())
  return words.includes('all') ? allFailures : allFailures.filter((failure) => words.includes(failure))
}

function readNumber(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
