import type { Browser, CDPSession, Page } from 'playwright-core'
import type { SignedIn } from './open-product.ts'

export interface Line {
  name: 'slow' | 'office' | 'loopback'
  bitsPerSecond: number
  latencyMs: number
  /** How many times slower the page's own processor is made. */
  slowdown: number
}

export const slow: Line = { name: 'slow', bitsPerSecond: 1_600_000, latencyMs: 150, slowdown: 4 }
export const office: Line = { name: 'office', bitsPerSecond: 10_000_000, latencyMs: 40, slowdown: 1 }
export const loopback: Line = { name: 'loopback', bitsPerSecond: 0, latencyMs: 0, slowdown: 1 }

/** A machine that does other work beside it may take long. */
const patienceMs = 120_000

export interface Seat {
  page: Page
  devtools: CDPSession
  close(): Promise<void>
}

/** A browser that has never been here, on such a line; it notes what the page does while it loads and is used. */
export async function takeSeat(
  browser: Browser,
  at: { url: string; line: Line; state?: SignedIn },
): Promise<Seat> {
  const context = await browser.newContext({
    baseURL: at.url,
    viewport: { width: 1280, height: 800 },
    ...(at.state && { storageState: at.state }),
  })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const { bitsPerSecond, latencyMs, slowdown } = at.line
  await devtools.send('Network.enable')
  if (bitsPerSecond > 0)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bitsPerSecond / 8,
      uploadThroughput: bitsPerSecond / 8,
    })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchPage)
  return { page, devtools, close: () => context.close() }
}

/** The same, or an error that says what never came, so that a run ends. */
export async function inTime<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Not within ${patienceMs / 1000} s: ${what}`)), patienceMs)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** What the page noted of itself, in milliseconds; `inpMs` is the slowest of all that was done. */
export interface Notes {
  lcpMs: number
  cls: number
  inpMs: number
  slowest: string
}

export function readNotes(page: Page): Promise<Notes> {
  return page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes)
}

/** Runs in the page before anything of it. */
function watchPage(): void {
  const notes = { lcpMs: 0, cls: 0, inpMs: 0, slowest: '' }
  Object.assign(globalThis, { notes })
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    } as PerformanceObserverInit)
  watch('largest-contentful-paint', (entry) => {
    notes.lcpMs = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) notes.cls += shift.value
  })
  watch(
    'event',
    (entry) => {
      const { interactionId, duration, name, target } = entry as PerformanceEventTiming & {
        target: Node | null
      }
      if (!interactionId || duration <= notes.inpMs) return
      notes.inpMs = duration
      notes.slowest = `${name} on ${target?.nodeName.toLowerCase() ?? 'nothing'}`
    },
    { durationThreshold: 16 },
  )
}
