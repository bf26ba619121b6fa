import type { Browser, Page } from 'playwright-core'
import { type EmulatorHand, stranger } from '../../tests/support/emulator-hand.ts'
import { untilStill } from '../../tests/support/first-load.ts'
import { inTime, loopback, takeSeat } from './lines.ts'
import { clickUntil } from './measure-next.ts'
import type { SignedIn } from './open-product.ts'
import type { Figure } from './report.ts'

interface Visit {
  browser: Browser
  url: string
  state: SignedIn
  rounds: number
  hand: EmulatorHand
  phone: string
}

/** From the word of the server that something happened to its line in the inbox, and from the text at the carrier on. */
export async function measureLive(visit: Visit): Promise<Figure[]> {
  const seat = await takeSeat(visit.browser, { ...visit, line: loopback })
  await seat.page.addInitScript(noteEvents)
  await seat.page.goto('/conversations')
  await untilStill(seat.page)
  const fromEvent: number[] = []
  const fromText: number[] = []
  for (let round = 0; round < 20; round++) {
    const words = `Are you open today? Number ${round + 1}`
    const from = stranger(700 + round)
    const shown = untilShown(seat.page, { words, from })
    const sentAt = performance.now()
    await visit.hand.send(from, visit.phone, words)
    fromEvent.push(await inTime(shown, words))
    fromText.push(performance.now() - sentAt)
    await seat.page.waitForTimeout(2500)
  }
  await seat.close()
  const of = 'live'
  return [
    {
      of,
      what: 'event in the page to its words painted',
      unit: 'ms',
      values: fromEvent,
      take: 'p95',
      bar: 200,
    },
    {
      of,
      what: 'text typed on an outside phone to painted',
      unit: 'ms',
      values: fromText,
      take: 'p95',
      bar: null,
    },
  ]
}

/** A call of two hours, opened from the inbox: until its last line is painted. */
export async function measureLongCall(
  visit: Visit,
  call: { contact: string; lines: number },
): Promise<Figure[]> {
  const values: number[] = []
  for (let round = 0; round < visit.rounds; round++) {
    const seat = await takeSeat(visit.browser, { ...visit, line: loopback })
    await seat.page.goto('/conversations')
    await untilStill(seat.page)
    const link = seat.page.getByRole('link', { name: call.contact }).first()
    values.push(await clickUntil(link, { what: `${call.lines} lines of a call`, lines: call.lines }))
    await seat.close()
  }
  const what = `a call of 2 h, ${call.lines} lines: click to the last of them painted`
  return [{ of: 'huge', what, unit: 'ms', values, take: 'median', bar: 500 }]
}

/** A row tells its last line: where the page is late that is the answer already, but the row is there. */
function untilShown(page: Page, wanted: { words: string; from: string }): Promise<number> {
  return page.evaluate(
    ({ words, from }) =>
      new Promise<number>((resolve) => {
        const seen = globalThis as unknown as { firstEventAt: number }
        seen.firstEventAt = 0
        const look = () => {
          const rows = [...document.querySelectorAll('ul[aria-label=Conversations] [data-row-key]')]
          const isShown = rows.some((row) => {
            const digits = row.querySelector('[data-row-link]')?.textContent?.replace(/\D/g, '') ?? ''
            return row.textContent?.includes(words) || (digits !== '' && from.endsWith(digits))
          })
          if (isShown)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - seen.firstEventAt)))
          else requestAnimationFrame(look)
        }
        look()
      }),
    wanted,
  )
}

/** Runs in the page before anything of it: notes when the first event since the last look came. */
function noteEvents(): void {
  const seen = { firstEventAt: 0 }
  Object.assign(globalThis, seen)
  const Plain = globalThis.EventSource
  globalThis.EventSource = class extends Plain {
    constructor(url: string | URL, options?: EventSourceInit) {
      super(url, options)
      this.addEventListener('message', () => {
        const kept = globalThis as unknown as typeof seen
        if (kept.firstEventAt === 0) kept.firstEventAt = performance.now()
      })
    }
  }
}
