import type { Browser, Page } from 'playwright-core'
import { untilStill } from '../../tests/support/first-load.ts'
import { inTime, loopback, type Seat, takeSeat } from './lines.ts'
import { clickUntilPainted } from './measure-next.ts'
import type { SignedIn } from './open-product.ts'
import type { Figure } from './report.ts'
import { traceFrames } from './trace-frames.ts'

interface Visit {
  browser: Browser
  url: string
  state: SignedIn
  rounds: number
  conversations: number
}

const of = 'huge'
const list = 'ul[aria-label=Conversations]'

/** The inbox with very many conversations, on loopback and an unthrottled processor. */
export async function measureHuge(visit: Visit): Promise<Figure[]> {
  const firstRows: number[] = []
  for (let round = 0; round < visit.rounds; round++) {
    const seat = await sitDown(visit, '/')
    firstRows.push(await clickUntilPainted(seat.page, 'Inbox'))
    await seat.close()
  }
  const seat = await sitDown(visit, '/conversations')
  const many = `${visit.conversations.toLocaleString('en-US')} conversations`
  const filtered = await filterMany(seat.page, visit.conversations)
  const figures: Figure[] = [
    {
      of,
      what: `${many}: first rows after the click`,
      unit: 'ms',
      values: firstRows,
      take: 'median',
      bar: 300,
    },
    {
      ...{ of, what: `${many}: last key of a search to its rows`, unit: 'ms', values: filtered, take: 'p95' },
      ...{ bar: 400, note: 'the field waits 150 ms for the next key' },
    },
    ...(await scrollFigures(visit, seat, many)),
  ]
  await seat.close()
  return figures
}

async function sitDown(visit: Visit, path: string): Promise<Seat> {
  const seat = await takeSeat(visit.browser, { ...visit, line: loopback })
  await seat.page.goto(path)
  await untilStill(seat.page)
  return seat
}

/** Each search is for the one contact of a number; it ends when the first row is theirs. */
async function filterMany(page: Page, conversations: number): Promise<number[]> {
  const waits: number[] = []
  for (let round = 1; round <= 20; round++) {
    const text = `contact ${String(Math.floor((conversations / 21) * round)).padStart(5, '0')}`
    const painted = page.evaluate(
      ({ selector, wanted }) =>
        new Promise<number>((resolve) => {
          let began = 0
          document.addEventListener('input', () => {
            began = performance.now()
          })
          const look = () => {
            const row = document.querySelector(`${selector} [data-row-key]`)?.textContent?.toLowerCase() ?? ''
            if (began > 0 && row.includes(wanted))
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
            else requestAnimationFrame(look)
          }
          look()
        }),
      { selector: list, wanted: text },
    )
    await page.getByRole('searchbox').fill(text)
    waits.push(await inTime(painted, `the row of ${text}`))
  }
  await page.getByRole('searchbox').fill('')
  await page.waitForTimeout(1500)
  return waits
}

/** Scrolls through what five presses of "Load more" brought; beside it a page with nothing on it. */
async function scrollFigures(visit: Visit, { page }: Seat, many: string): Promise<Figure[]> {
  for (let press = 0; press < 5; press++) {
    const before = await page.locator(`${list} [data-row-key]`).count()
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.waitForFunction(
      ({ selector, rows }) => document.querySelectorAll(`${selector} [data-row-key]`).length > rows,
      { selector: list, rows: before },
    )
  }
  const rows = await page.locator(`${list} [data-row-key]`).count()
  const selector = `:has(> ${list})`
  const frames = await traceFrames(visit.browser, page, { selector, stepPx: 60, frames: 240 })
  const blank = await visit.browser.newPage()
  await blank.goto(`${visit.url}/livez`)
  const idle = await traceFrames(visit.browser, blank, { selector: 'none', stepPx: 0, frames: 240 })
  await blank.close()
  const share = (frames.perSecond / idle.perSecond) * 100
  const note = `${rows} rows loaded; a blank page made ${Math.round(idle.perSecond)} frames a second`
  const what = `${many}, scrolling:`
  return [
    {
      of,
      what: `${what} script and layout a frame`,
      unit: 'ms',
      values: frames.workMs,
      take: 'p95',
      bar: 8,
      note,
    },
    { of, what: `${what} longest task`, unit: 'ms', values: [frames.longestTaskMs], take: 'median', bar: 50 },
    {
      of,
      what: `${what} frames of a blank page's`,
      unit: '%',
      values: [share],
      take: 'median',
      bar: 90,
      isLeast: true,
    },
  ]
}
