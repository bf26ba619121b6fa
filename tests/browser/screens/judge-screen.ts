import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../../support/browser-app.ts'

/** What is wrong with a page as it stands: for assistive technology, for its width, for its head. */
export async function judgeScreen(page: Page): Promise<string[]> {
  const faults = await accessibilityFaults(page)
  const { tooWide, heads, title } = await page.evaluate(() => ({
    tooWide: document.documentElement.scrollWidth - window.innerWidth,
    heads: [...document.querySelectorAll('h1')].filter((head) => head.checkVisibility()).length,
    title: document.title,
  }))
  if (tooWide > 0) faults.push(`${tooWide} px wider than the window`)
  if (heads !== 1) faults.push(`${heads} headings of the first level`)
  if (title.trim() === '' || title === 'Parley') faults.push('no title of its own')
  return faults
}
