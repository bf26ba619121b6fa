import type { Page } from 'playwright-core'
import { isDoorPath } from '#app/door-paths.ts'
import { untilDrawn } from './browser-app.ts'

/** Goes to a page as a link of the app does, without loading all of it again; from elsewhere, and to the door, by loading it. */
export async function goTo(page: Page, path: string): Promise<void> {
  const isInside = await page.evaluate(() => document.querySelector('nav') !== null)
  if (!isInside || isDoorPath(pathnameOf(path))) return load(page, path)
  const isOther = new URL(page.url()).pathname !== pathnameOf(path)
  await page.evaluate((to) => {
    for (const head of document.querySelectorAll('h1')) head.setAttribute('data-left', '')
    history.pushState({}, '', to)
  }, path)
  if (isOther) await untilLeft(page)
  await untilDrawn(page)
}

export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilDrawn(page)
}

function pathnameOf(path: string): string {
  return path.replace(/\?.*/, '')
}

/** Until then the page that is left stays in sight. The same page for another record may keep its head. */
async function untilLeft(page: Page): Promise<void> {
  const head = page.locator('h1[data-left]').first()
  await head.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => undefined)
}
