import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  accessibilityFaults,
  type BrowserApp,
  openBrowserApp,
  signIn,
  switchToSample,
  untilDrawn,
} from '../support/browser-app.ts'
import { goTo, load } from '../support/go-to.ts'

const isFull = inject('testMatrix') === 'full'
const widths = isFull ? [1280, 390] : [1280]
/** How many records of a kind are opened. */
const copies = isFull ? 2 : 1
let parley: BrowserApp

beforeAll(async () => {
  parley = await openBrowserApp()
}, 60_000)
afterAll(() => parley?.close())

describe('every link and every control', () => {
  test.each(widths)(
    'leads somewhere or does something, at %i px',
    async (width) => {
      const { context, page, faults } = await parley.open({ width })
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await signIn(page)
      await switchToSample(parley, page)
      await load(page, '/')
      const failures: string[] = []
      context.on('response', (response) => {
        if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`)
      })
      const crawled = await crawl(page, failures)
      // A crawler that finds little proves little.
      expect(crawled.length).toBeGreaterThan(14)
      const tried = oneOfEachKind(crawled).filter(isTried)
      // There one changes the language, or the team, which the other pages would lose their words and records by.
      const last = tried.filter((path) => /^\/(?:settings\/profile|teams)/.test(path))
      const others = tried.filter((path) => !last.includes(path))
      const pages = [page, await context.newPage(), await context.newPage()]
      const counts = await Promise.all(pages.map((by) => tryInTurn(by, others, failures)))
      counts.push(await tryInTurn(page, last, failures))
      expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(isFull ? 120 : 65)
      // Sabotage: point a link at /nowhere, or drop an onClick.
      expect(failures).toEqual([])
      expect(faults.filter((fault) => !/40[0-9]|409/.test(fault))).toEqual([])
      await context.close()
    },
    600_000,
  )

  test('and so at the door, signed out', async () => {
    const { context, page, faults } = await parley.open()
    const failures: string[] = []
    for (const path of ['/login', '/login?step=reset', '/signup']) {
      await page.goto(path)
      await untilDrawn(page)
      failures.push(...(await judge(page, path)))
      await tryControls(page, path, failures)
    }
    expect(failures).toEqual([])
    expect(faults.filter((fault) => !/40[0-9]|409/.test(fault))).toEqual([])
    await context.close()
  }, 60_000)
})

/** Takes the next page that nobody has taken, until none is left; gives how many controls were used. */
async function tryInTurn(page: Page, left: string[], failures: string[]): Promise<number> {
  let count = 0
  for (let path = left.shift(); path !== undefined; path = left.shift())
    count += await tryControls(page, path, failures)
  return count
}

/** The pages with the most controls have journeys of their own; all is pressed in the full matrix. */
function isTried(path: string): boolean {
  return (
    inject('testMatrix') === 'full' ||
    !/^\/(?:calendar|conversations|bots\/[^/]+\/studio|admin\/twilio\/dev|admin\?tab=kit)\b/.test(path)
  )
}

/** The same page under another filter or for another record has the same controls; another tab has its own. */
function oneOfEachKind(paths: string[]): string[] {
  const kinds = new Map(
    paths.map((path) => {
      const [place = '', query] = path.split('?')
      const tab = new URLSearchParams(query).get('tab') ?? ''
      return [`${place.replace(/[a-z]+_[0-9a-z]{26}/g, ':id')} ${tab}`, path]
    }),
  )
  return [...kinds.values()]
}

/** Opens every address that a page of ours links to, a few of each kind; returns those that are pages. */
async function crawl(page: Page, failures: string[]): Promise<string[]> {
  const queue = ['/', '/signup', '/login', '/install', '/logout']
  const seen = new Map<string, number>()
  const judged = new Set<string>()
  const opened: string[] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const kind = kindOf(path)
    if ((seen.get(kind) ?? 0) >= (kind.includes(':id') ? copies : 1)) continue
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    await goTo(page, path)
    const text = (await page.locator('body').innerText()).trim()
    if (text === '') failures.push(`${path} is empty`)
    if (/page (does not|doesn.t) exist|not found/i.test(text)) failures.push(`${path} is a dead link`)
    if (!judged.has(kind.split('?')[0] ?? kind)) failures.push(...(await judge(page, path)))
    judged.add(kind.split('?')[0] ?? kind)
    opened.push(new URL(page.url()).pathname + new URL(page.url()).search)
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const link of links) {
      const url = new URL(link)
      if (url.origin === parley.app.url && !url.pathname.startsWith('/api/'))
        queue.push(url.pathname + url.search)
    }
  }
  return [...new Set(opened)]
}

/** Links of one kind lead to the same page for another record, day, number, or with the same filters set otherwise. */
function kindOf(path: string): string {
  const [place = '', query = ''] = path
    .replace(/[a-z]+_[0-9a-z]{26}/g, ':id')
    .replace(/\d{4}-\d\d-\d\d/g, ':day')
    .replace(/%2B[0-9]+/g, ':phone')
    .split('?')
  const filters = [...new URLSearchParams(query).keys()]
  return filters.length > 1 ? `${place}?${filters.sort().join('&')}` : `${place}?${query}`
}

/** In the quick run each page is judged by screens.browser.test.ts, with the same records. */
async function judge(page: Page, path: string): Promise<string[]> {
  if (!isFull) return []
  return (await accessibilityFaults(page)).map((fault) => `${path}: ${fault}`)
}

const controls =
  'button, [role=switch], [role=checkbox], [role=tab], [role=radio], [role=combobox], select, summary'
/** What would end the crawl; each has a test of its own. */
const endings =
  /sign out|on this device|remove .*sample|remove the sample|leave|release|give back|forget|delete|revoke|pause|everywhere|transfer/i

/** Uses each enabled control of a page once; one that changes nothing at all is a failure. Gives how many there were. */
async function tryControls(page: Page, path: string, failures: string[]): Promise<number> {
  const used = new Set<string>()
  await goTo(page, path)
  for (let round = 0; round < 90; round++) {
    await comeBack(page, path)
    const next = await nextControl(page, used)
    if (!next) break
    used.add(next.name)
    if (endings.test(next.name)) continue
    if (!(await isEffective(page, next.control))) failures.push(`${path}: "${next.name}" does nothing`)
    await page.keyboard.press('Escape')
  }
  return used.size
}

/** Back to the page with nothing open on it: by the browser's own way back where that does, else by going there anew. */
async function comeBack(page: Page, path: string): Promise<void> {
  if (!(await isElsewhere(page, path))) return
  await page.context().clearCookies({ name: 'language' })
  if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) {
    await page.goBack({ timeout: 5000 }).catch(() => null)
    await untilDrawn(page)
    if (!(await isElsewhere(page, path))) return
  }
  await goTo(page, path)
  if (await isElsewhere(page, path)) await load(page, path)
}

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Another address, or the same one in another language or under something that is still open. */
async function isElsewhere(page: Page, path: string): Promise<boolean> {
  const url = new URL(page.url())
  if (url.pathname + url.search !== path) return true
  await page.waitForTimeout(60)
  if ((await page.locator('html').getAttribute('lang')) !== 'en') return true
  return (await page.locator(`:is(${overlays}) >> visible=true`).count()) > 0
}

/** The first control that was not used yet and can be reached; rows repeat their buttons, one stands for all of them. */
async function nextControl(
  page: Page,
  used: Set<string>,
): Promise<{ control: Locator; name: string } | null> {
  // The frame around the pages is the same on each: it is tried once, on the home page. What breaks the carrier would
  // break the pages that are tried at the same time.
  const within = new URL(page.url()).pathname === '/' ? 'body' : ':is(main, [role=dialog])'
  const all = page.locator(`${within} :is(${controls}) >> visible=true`)
  const next = await all.evaluateAll(
    (elements, known) => {
      for (const [at, element] of elements.entries()) {
        const isOff =
          element.matches(':disabled, [aria-disabled=true], [aria-label=Faults] [role=switch]') ||
          element.closest('[inert]') !== null
        const label = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? ''
        // A name without its numbers and quotes.
        const name = `${element.tagName.toLowerCase()} ${label.trim() || element.id || element.className}`
          .replace(/[0-9]+/g, '#')
          .replace(/:.*$/s, '')
          .slice(0, 80)
        if (isOff || known.includes(name)) continue
        element.scrollIntoView({ block: 'nearest' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        const isReached = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
        if (isReached) return { at, name }
      }
      return null
    },
    [...used],
  )
  return next && { control: all.nth(next.at), name: next.name }
}

/** Whether using a control changed the page, asked the server, or led elsewhere. */
async function isEffective(page: Page, control: Locator): Promise<boolean> {
  let requests = 0
  const count = () => requests++
  page.on('request', count)
  await page.evaluate(() => {
    const seen = { changes: 0 }
    Object.assign(globalThis, { seen })
    new MutationObserver((list) => {
      seen.changes += list.length
    }).observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  const before = { url: page.url(), focus: await focusOf(page) }
  await control.click({ timeout: 10_000 }).catch(() => undefined)
  let isChanged = false
  for (let waited = 0; waited < 60 && !isChanged; waited++) {
    const changes = await page
      .evaluate(() => (globalThis as unknown as { seen?: { changes: number } }).seen?.changes ?? 1)
      .catch(() => 1)
    isChanged =
      changes > 0 || requests > 0 || page.url() !== before.url || (await focusOf(page)) !== before.focus
    if (!isChanged) await page.waitForTimeout(50)
  }
  page.off('request', count)
  return isChanged
}

function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '').catch(() => 'gone')
}
