import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#platform/clock.ts'
import { AppError } from '#platform/errors.ts'

/** Where a request came from. */
export interface Caller {
  ip: string
  isLoopback: boolean
  userAgent: string
}

export interface RateLimiter {
  /** Counts one attempt. Throws rate_limited, with the wait, once the rule's number is used up. */
  take(rule: RuleName, key: string): void
  /** Counts one attempt of a caller's network. Loopback is a proxy or a test, so it is not counted. */
  takeNetwork(rule: RuleName, caller: Caller): void
  /** Starts the count again, after a success. */
  clear(rule: RuleName, key: string): void
}

const minuteMs = 60_000
const rules = {
  /** One account from one network, and one account from everywhere: a stranger cannot lock its owner out alone. */
  'sign-in.account-network': { most: 10, windowMs: 15 * minuteMs },
  'sign-in.account': { most: 60, windowMs: 15 * minuteMs },
  'sign-in.network': { most: 60, windowMs: 5 * minuteMs },
  'sign-up.network': { most: 20, windowMs: 60 * minuteMs },
  'sign-up.account': { most: 5, windowMs: 60 * minuteMs },
  'reset.account': { most: 3, windowMs: 15 * minuteMs },
  'reset.network': { most: 20, windowMs: 15 * minuteMs },
  'token.network': { most: 60, windowMs: 5 * minuteMs },
  'password.user': { most: 10, windowMs: 15 * minuteMs },
  'calendar-feed.network': { most: 60, windowMs: 5 * minuteMs },
} as const
export type RuleName = keyof typeof rules

/** Counts attempts in this process. Keys are hashed, so that no address or e-mail lies about in memory. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const counts = new LRUCache<string, { count: number; endsMs: number }>({ max: 50_000 })
  const place = (rule: RuleName, key: string) =>
    createHash('sha256').update(`${rule} ${key}`).digest('base64url')
  const take = (rule: RuleName, key: string) => {
    const { most, windowMs } = rules[rule]
    const nowMs = clock.now().getTime()
    const at = place(rule, key)
    const known = counts.get(at)
    const window = known && known.endsMs > nowMs ? known : { count: 0, endsMs: nowMs + windowMs }
    window.count++
    counts.set(at, window)
    if (window.count <= most) return
    const minutes = Math.ceil((window.endsMs - nowMs) / minuteMs)
    throw new AppError('rate_limited', `Too many attempts. Try again in ${minutes} min.`, {
      retryAfterMs: window.endsMs - nowMs,
    })
  }
  return {
    take,
    takeNetwork: (rule, caller) => {
      if (!caller.isLoopback) take(rule, networkOf(caller.ip))
    },
    clear: (rule, key) => void counts.delete(place(rule, key)),
  }
}

/** What one household or machine has: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const address = ip.split('%')[0] ?? ''
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...new Array<string>(zeros).fill('0'), ...back].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
