import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sampleTurns } from '#admin/web/kit/sample-recording.ts'
import { paintTheme } from '../support/browser-app.ts'
import { testBrowser } from '../support/test-browser.ts'
import type { StreamReport } from './gallery/render-stream.ts'
import { serveGallery } from './gallery/serve-gallery.ts'
import { viewsAt } from './gallery/views.ts'
import { changedScreens } from './screens/looked-at.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[]
}

// Once the kit has changed, until the full run has found nothing; the pages it is used on are judged and used each time.
const isDue = inject('testMatrix') === 'full' || changedScreens().has('kit')
let browser: Browser
let gallery: Awaited<ReturnType<typeof serveGallery>>

describe.runIf(isDue)('the kit on screen', () => {
  beforeAll(async () => {
    const starting = testBrowser()
    gallery = await serveGallery()
    browser = await starting
  }, 30_000)

  afterAll(async () => {
    await gallery?.close()
  })

  // Sabotage: in base.css set the light half of `--muted` to #7f8a85, or its dark half to #55605b.
  test.each([1280, 390])(
    'has no accessibility violation, error or sideways scroll, light and dark: %i px',
    async (width) => {
      const { context, page, faults } = await openPage({ theme: 'light', width })
      const found: string[] = []
      for (const view of viewsAt(width)) {
        // Views that differ in their anchor alone stand on one page, which is not loaded anew.
        await page.keyboard.press('Escape')
        await page.locator('[role=dialog], [role=alertdialog]').first().waitFor({ state: 'detached' })
        await page.goto(gallery.url + view.path)
        await page.waitForSelector('h1')
        await view.open?.(page)
        await settle(page)
        found.push(...(await violationsOf(page, view.part)).map((text) => `${view.name} light: ${text}`))
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (overflow > 0) found.push(`${view.name}: ${overflow} px wider than the window`)
        // The dark theme changes colours and nothing else, so only they are judged again, in the one width or the other.
        if (width === 390 && view.only !== 'phone') continue
        await paintTheme(page, 'dark')
        await settle(page)
        const dark = await violationsOf(page, view.part, ['color-contrast'])
        found.push(...dark.map((text) => `${view.name} dark: ${text}`))
        await paintTheme(page, 'light')
      }
      await context.close()
      expect(found).toEqual([])
      expect(faults).toEqual([])
    },
    120_000,
  )

  // Sabotage: in base.css drop the rule for `[data-theme="dark"]`.
  test('paints the theme of the cookie from the first frame, against the system', async () => {
    const { context, page } = await openPage({ theme: 'dark', width: 1280 })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`${gallery.url}/public`)
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(13, 19, 17)')
    await context.close()
  }, 20_000)

  // Sabotage: in use-list-keys.ts let `move` focus `links[at]`.
  test('moves, selects, peeks and opens rows by keys alone', async () => {
    const { context, page } = await openPage({ theme: 'light', width: 1280 })
    await page.goto(`${gallery.url}/admin`)
    await page.getByRole('link', { name: 'Front desk' }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Front desk')
    await page.keyboard.press('x')
    await page.getByText('2 selected').waitFor()
    await page.keyboard.press(' ')
    await page.getByRole('complementary', { name: 'Front desk' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('complementary', { name: 'Front desk' }).waitFor({ state: 'detached' })
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await page.getByRole('heading', { name: 'A stream in pieces', level: 1 }).waitFor()
    await context.close()
  }, 20_000)

  // Sabotage: in command-palette.tsx let `take` skip `go(item.to)`.
  test('finds and goes with the palette', async () => {
    const { context, page } = await openPage({ theme: 'light', width: 1280 })
    await page.goto(`${gallery.url}/admin`)
    await page.getByRole('link', { name: 'Front desk' }).waitFor()
    await page.keyboard.press('Control+k')
    const input = page.getByRole('combobox', { name: 'Search and commands' })
    await input.fill('conv')
    await page.getByRole('option', { name: 'Conversations with' }).waitFor()
    expect(await page.locator('[role=option] mark').first().textContent()).toBe('Conv')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/call')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await context.close()
  }, 20_000)

  // Sabotage: in use-problem-errors.ts set `shouldFocus` to false.
  test('puts server errors on their fields and guards unsaved input', async () => {
    const { context, page } = await openPage({ theme: 'light', width: 1280 })
    await page.goto(`${gallery.url}/admin`)
    await page.getByLabel('Label', { exact: true }).fill('Back desk')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('form', { name: 'Sample form' }).getByText('Two digits are missing').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('forwardTo')
    expect(await page.getByLabel('Forward to').getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('alert').getByText('The plan allows three numbers.').waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Stay' }).click()
    expect(new URL(page.url()).pathname).toBe('/admin')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByRole('heading', { name: 'A stream in pieces', level: 1 }).waitFor()
    await context.close()
  }, 20_000)

  // Sabotage: in toast.ts let `makeRoom` return its list as it is.
  test('shows at most two toasts and keeps errors', async () => {
    const { context, page } = await openPage({ theme: 'light', width: 1280 })
    await page.goto(`${gallery.url}/admin`)
    await page.getByRole('button', { name: 'Fail to save' }).click()
    await page.getByText('The number could not be saved').waitFor()
    for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: 'Resolve it' }).click()
    const messages = page.getByRole('region', { name: 'Messages' })
    expect(await messages.getByRole('button', { name: 'Close message' }).count()).toBe(2)
    expect(await messages.getByText('The number could not be saved').count()).toBe(1)
    await messages.getByRole('button', { name: 'Undo' }).click()
    expect(await messages.getByRole('button', { name: 'Close message' }).count()).toBe(1)
    await context.close()
  }, 20_000)

  // Sabotage: in player-deeds.ts let `next` do what `previous` does, or in playback.ts let `seek` leave the state as it is.
  test('plays a recording and goes through it by keys, by the slider and by a click', async () => {
    const { context, page, faults } = await openPage({ theme: 'light', width: 1280 })
    await page.goto(`${gallery.url}/admin`)
    const player = page.getByRole('region', { name: 'A whole call' })
    const slider = player.getByRole('slider', { name: 'Position in the recording' })
    const position = () => slider.getAttribute('aria-valuetext')
    await player.getByText('1:23').waitFor()
    expect(await position()).toBe('1:23 of 3:42')
    await slider.focus()
    await page.keyboard.press('j')
    expect(await position()).toBe('1:23 of 3:42, Contact')
    await page.keyboard.press('j')
    expect(await position()).toBe('1:32 of 3:42, Receptionist')
    await page.keyboard.press('k')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    expect(await position()).toBe('1:28 of 3:42, Contact')
    await page.keyboard.press('End')
    expect(await position()).toBe('3:42 of 3:42')
    const box = await slider.boundingBox()
    if (!box) throw new Error('The slider has no place.')
    await page.mouse.move(box.x + box.width / 4, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 4 })
    await page.mouse.up()
    expect(await position()).toMatch(/^1:5[01] of 3:42/)
    await page.keyboard.press('Shift+>')
    await player.getByRole('button', { name: 'Speed 1.25×' }).waitFor()
    await page.keyboard.press('o')
    await player.getByRole('button', { name: 'Contact only' }).waitFor()
    await context.close()
    expect(faults).toEqual([])
  }, 30_000)

  // Sabotage: in playback.ts leave out what `onplay` changes.
  test('plays, pauses and skips silence', async () => {
    const { context, page } = await openPage({ theme: 'light', width: 1280 })
    await page.goto(`${gallery.url}/admin`)
    const player = page.getByRole('region', { name: 'A whole call' })
    const slider = player.getByRole('slider', { name: 'Position in the recording' })
    const positionMs = async () => Number(await slider.inputValue())
    await player.getByText('1:23').waitFor()
    await player.getByRole('button', { name: 'Play', exact: true }).click()
    await player.getByRole('button', { name: 'Pause' }).waitFor()
    await expect.poll(positionMs, { timeout: 10_000 }).toBeGreaterThan(83_400)
    await slider.focus()
    await page.keyboard.press(' ')
    await player.getByRole('button', { name: 'Play', exact: true }).waitFor()
    expect(await positionMs()).toBeLessThan(120_000)
    const turns = sampleTurns()
    const slow = turns.findIndex(({ startMs }, place) => startMs - (turns[place - 1]?.endMs ?? 0) > 1500)
    const silentFrom = turns[slow - 1]?.endMs ?? 0
    await player.getByRole('button', { name: 'Skip silence' }).click()
    await slider.focus()
    await page.keyboard.press(' ')
    await player.getByRole('button', { name: 'Pause' }).waitFor()
    await slider.fill(String(silentFrom + 400))
    expect(await positionMs()).toBeGreaterThanOrEqual(silentFrom + 1400)
    await context.close()
  }, 30_000)

  // Sabotage: in play-stream.ts leave out fadeFrom's two lines, or make a new resampler for every piece.
  test('plays pieces that come unevenly without a click, soon, and stops at once when cleared', async () => {
    const { context, page } = await openPage({ theme: 'light', width: 1280 })
    await page.goto(gallery.url)
    await page.getByRole('button', { name: 'Work out a stream' }).click()
    const output = page.getByRole('status', { name: 'Stream' })
    await output.getByText('delayMs').waitFor()
    const report = JSON.parse((await output.textContent()) ?? '{}') as StreamReport
    expect(report.delayMs).toBeLessThanOrEqual(80)
    expect(report.largestStep).toBeLessThan(0.04)
    expect(report.afterClearing).toBe(0)
    expect(report.isHeardAgain).toBe(true)
    await context.close()
  }, 20_000)

  // Sabotage: in live.ts let `share` post nothing, or in acceptEvent hand on what is known.
  test('shares one live stream between tabs, through a cut and the end of the leading tab', async () => {
    const { context, page: first } = await openPage({ theme: 'light', width: 1280 })
    await first.goto(`${gallery.url}/live`)
    await first.getByLabel('State').getByText('connected').waitFor()
    const second = await context.newPage()
    await second.goto(`${gallery.url}/live`)
    await second.getByLabel('State').getByText('connected').waitFor()
    expect(gallery.feed.opened).toBe(1)
    const both = [first, second]
    const push = () => gallery.feed.push('conversation.cnv_1')
    push()
    gallery.feed.push('task.task_1')
    push()
    await Promise.all(
      both.map((page) => page.getByLabel('Events').getByText('1 3', { exact: true }).waitFor()),
    )
    gallery.feed.cut()
    push()
    await Promise.all(
      both.map((page) => page.getByLabel('Events').getByText('1 3 4', { exact: true }).waitFor()),
    )
    await first.close()
    push()
    push()
    await second.getByLabel('Events').getByText('1 3 4 5 6', { exact: true }).waitFor()
    expect(gallery.feed.opened).toBe(3)
    await context.close()
  }, 20_000)
})

async function openPage({ theme, width }: { theme: string; width: number }) {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: width > 640 ? 800 : 844 },
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'theme', value: theme, url: gallery.url }])
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return { context, page, faults }
}

/** Lets the page paint, with its transitions of 1 ms, and brings what comes late to its end at once. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await painted()
    const late = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {}
      // To end each transition of a page alone would work out its styles anew as often.
      return !(animation instanceof CSSTransition) && typeof endTime === 'number' && Number.isFinite(endTime)
    })
    for (const animation of late) animation.finish()
    await painted()
  })
}

async function violationsOf(page: Page, part?: string, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const result = await page.evaluate(
    async ({ part, only }) => {
      const { axe } = window as unknown as {
        axe: { run: (root: Document | { include: string[] }, options: object) => Promise<AxeResult> }
      }
      const include = part?.split(', ').filter((selector) => document.querySelector(selector))
      const chosen = only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }
      return axe.run(include ? { include } : document, { resultTypes: ['violations'], ...chosen })
    },
    { part, only },
  )
  return result.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}
