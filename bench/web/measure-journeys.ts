import type { Browser, Page } from 'playwright-core'
import { untilStill } from '../../tests/support/first-load.ts'
import { loopback, readNotes, takeSeat } from './lines.ts'
import type { SignedIn } from './open-product.ts'
import type { Figure } from './report.ts'
import type { RouteClass } from './routes.ts'

interface Journey {
  of: RouteClass
  name: string
  path: string
  bar: number
  walk(page: Page): Promise<void>
}

/** The slowest answer to a key or a click on a way through the screens, with a processor four times slower. */
export async function measureJourneys(visit: {
  browser: Browser
  url: string
  state: SignedIn
  ids: { bot: string; call: string }
  rounds: number
}): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const journey of journeysOf(visit.ids)) {
    const values: number[] = []
    let slowest = ''
    for (let round = 0; round < visit.rounds; round++) {
      const { state } = journey.of === 'public' ? { state: undefined } : visit
      const line = { ...loopback, slowdown: 4 }
      const seat = await takeSeat(visit.browser, { ...visit, line, ...(state && { state }) })
      if (!state) await seat.page.context().clearCookies()
      await seat.page.goto(journey.path)
      await untilStill(seat.page)
      await journey.walk(seat.page)
      await seat.page.waitForTimeout(400)
      const notes = await readNotes(seat.page)
      values.push(notes.inpMs)
      if (notes.inpMs >= Math.max(...values)) slowest = notes.slowest
      await seat.close()
    }
    figures.push({
      ...{ of: journey.of, unit: 'ms', values, take: 'median', bar: journey.bar },
      ...{ what: `${journey.name}: slowest interaction, 4 × slower`, note: `the worst: ${slowest}` },
    })
  }
  return figures
}

function journeysOf(ids: { bot: string; call: string }): Journey[] {
  return [
    { of: 'public', name: 'sign in with a wrong password', path: '/login', bar: 100, walk: signInWrongly },
    { of: 'app', name: 'go through the inbox', path: '/conversations', bar: 150, walk: walkInbox },
    { of: 'app', name: 'go round the pages', path: '/', bar: 150, walk: walkRound },
    {
      of: 'studio',
      name: 'write in the studio',
      path: `/bots/${ids.bot}/studio`,
      bar: 200,
      walk: writeInStudio,
    },
    {
      of: 'studio',
      name: 'look into a call',
      path: `/conversations/${ids.call}/debug`,
      bar: 200,
      walk: lookIntoCall,
    },
  ]
}

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('E-mail').pressSequentially('kim@example.com')
  await page.getByLabel('Password', { exact: true }).pressSequentially('not the password')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').first().waitFor()
}

async function walkInbox(page: Page): Promise<void> {
  for (let row = 0; row < 4; row++) {
    await page.keyboard.press('j')
    await page.waitForTimeout(80)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('log').waitFor()
  await page.getByRole('searchbox').pressSequentially('tues', { delay: 60 })
  await page.waitForTimeout(600)
  await page.getByRole('searchbox').fill('')
  for (const name of ['Resolved', 'With the bot', 'All']) {
    await page
      .getByRole('navigation', { name: 'Views of the inbox' })
      .getByText(name, { exact: true })
      .click()
    await page.waitForTimeout(300)
  }
}

async function walkRound(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation').first()
  for (const name of ['Inbox', 'Contacts', 'Bots', 'Calendar']) {
    await navigation.getByRole('link', { name }).click()
    await page.waitForTimeout(500)
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.type('bots', { delay: 60 })
  await page.waitForTimeout(400)
  await page.keyboard.press('Escape')
}

async function writeInStudio(page: Page): Promise<void> {
  const field = page.locator('textarea, [contenteditable=true], input[type=text]').first()
  await field.click()
  await page.keyboard.type('Say good morning. ', { delay: 50 })
  await page.waitForTimeout(800)
  await page.keyboard.press('Control+z')
}

async function lookIntoCall(page: Page): Promise<void> {
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('j')
    await page.waitForTimeout(80)
  }
  await page.keyboard.press('+')
  await page.waitForTimeout(200)
  await page.keyboard.press('0')
  await page.getByRole('tab').nth(1).click()
  await page.waitForTimeout(300)
}
