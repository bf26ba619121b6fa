import type { Browser, Locator, Page } from 'playwright-core'
import { untilStill } from '../../tests/support/first-load.ts'
import { inTime, office, slow, takeSeat } from './lines.ts'
import type { SignedIn } from './open-product.ts'
import type { Figure } from './report.ts'

const targets = ['Inbox', 'Contacts', 'Bots', 'Calendar']

/** From a click in the navigation to the next page with its data painted, its code not yet there. */
export async function measureNext(visit: {
  browser: Browser
  url: string
  state: SignedIn
  rounds: number
}): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const line of [slow, office])
    for (const target of targets) {
      const values: number[] = []
      for (let round = 0; round < visit.rounds; round++) {
        const seat = await takeSeat(visit.browser, { ...visit, line })
        await seat.page.goto('/')
        await untilStill(seat.page)
        values.push(await clickUntilPainted(seat.page, target))
        await seat.close()
      }
      const what = `next route, ${target}, ${line.name}`
      figures.push({ what, of: 'app', unit: 'ms', values, take: 'median', bar: 500 })
    }
  return figures
}

/** Milliseconds by the page's own clock; ends at the paint of the first frame that has the page and no place-holder. */
export function clickUntilPainted(page: Page, target: string): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: target })
  return clickUntil(link.first(), { what: `${target} painted`, title: target })
}

/** What a page shows once it is there: its title, and so many lines of a talk. */
interface Sign {
  /** Told where it does not come in time. */
  what: string
  title?: string
  lines?: number
}

/** Milliseconds by the page's own clock from a click to the paint of the first frame that has the sign and no place-holder. */
export async function clickUntil(link: Locator, sign: Sign): Promise<number> {
  const painted = link.page().evaluate(
    ({ title = '', lines = 0 }) =>
      new Promise<number>((resolve) => {
        let began = 0
        document.addEventListener(
          'click',
          () => {
            began = performance.now()
          },
          { capture: true, once: true },
        )
        const look = () => {
          const isThere =
            began > 0 &&
            document.title.startsWith(title) &&
            document.querySelectorAll('[role=log] ol > li').length >= lines &&
            !document.querySelector('main .animate-skeleton')
          if (isThere) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
          else requestAnimationFrame(look)
        }
        look()
      }),
    sign,
  )
  await link.click()
  return inTime(painted, sign.what)
}
