import type { Browser } from 'playwright-core'
import { type FirstLoad, firstLoad } from '../../tests/support/first-load.ts'
import { type Line, loopback, office, readNotes, slow, takeSeat } from './lines.ts'
import type { SignedIn } from './open-product.ts'
import type { Figure } from './report.ts'
import type { BenchRoute, RouteClass } from './routes.ts'

interface Visit {
  browser: Browser
  url: string
  state?: SignedIn
  rounds: number
}

const bars: Record<
  RouteClass,
  { lcp: [number, number]; cls: number; requests: number; css: number; fonts: number }
> = {
  public: { lcp: [1500, 600], cls: 0.01, requests: 8, css: 12, fonts: 30 },
  app: { lcp: [2500, 1000], cls: 0.02, requests: 14, css: 25, fonts: 30 },
  studio: { lcp: [3000, 1300], cls: 0.02, requests: 20, css: 25, fonts: 53 },
}
/** Scripts together: the frame's 230 with a page's 40, for the studio 170 more. */
const scriptBars: Record<RouteClass, number> = { public: 90, app: 270, studio: 440 }

/** How each page comes to somebody who has never been here, on both lines, and what it weighs. */
export async function measureLoads(routes: readonly BenchRoute[], visit: Visit): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const route of routes) {
    const { of, name } = route
    const bar = bars[of]
    const weight = await weigh(route, visit)
    const shifts: number[] = []
    for (const [index, line] of [slow, office].entries()) {
      const lcp: number[] = []
      for (let round = 0; round < visit.rounds; round++) {
        const notes = await load(route, visit, line)
        lcp.push(notes.lcpMs)
        shifts.push(notes.cls)
      }
      const what = `${name}: largest paint, ${line.name}`
      figures.push({ what, of, unit: 'ms', values: lcp, take: 'median', bar: bar.lcp[index] ?? null })
    }
    const once = { of, take: 'median' } as const
    figures.push(
      { ...once, what: `${name}: layout shift`, unit: 'shift', values: [Math.max(...shifts)], bar: bar.cls },
      {
        ...once,
        what: `${name}: scripts, gzip`,
        unit: 'kB',
        values: [weight.js / 1000],
        bar: scriptBars[of],
      },
      { ...once, what: `${name}: style sheets, gzip`, unit: 'kB', values: [weight.css / 1000], bar: bar.css },
      { ...once, what: `${name}: fonts`, unit: 'kB', values: [weight.fonts / 1000], bar: bar.fonts },
      { ...once, what: `${name}: requests`, unit: 'requests', values: [weight.requests], bar: bar.requests },
      { ...once, what: `${name}: other origins`, unit: 'origins', values: [weight.foreign.length], bar: 0 },
    )
  }
  return figures
}

/** A page of the same server that has nothing on it: what the line and the machine cost by themselves. */
export async function measureBlank(visit: Visit): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const line of [slow, office, loopback]) {
    const values: number[] = []
    for (let round = 0; round < visit.rounds; round++) {
      const seat = await takeSeat(visit.browser, { url: visit.url, line })
      await seat.page.goto('/livez')
      values.push(
        await seat.page.evaluate(
          () => performance.getEntriesByType('navigation').map((one) => one.duration)[0] ?? 0,
        ),
      )
      await seat.close()
    }
    const what = `a blank page of the same server: loaded, ${line.name}`
    figures.push({ what, of: 'peer', unit: 'ms', values, take: 'median', bar: null })
  }
  return figures
}

async function weigh(route: BenchRoute, visit: Visit): Promise<FirstLoad> {
  const seat = await takeSeat(visit.browser, { ...visit, line: loopback })
  const weight = await firstLoad(seat.page, route.path)
  await seat.close()
  return weight
}

async function load(route: BenchRoute, visit: Visit, line: Line) {
  const seat = await takeSeat(visit.browser, { ...visit, line })
  await firstLoad(seat.page, route.path)
  const notes = await readNotes(seat.page)
  await seat.close()
  return notes
}
