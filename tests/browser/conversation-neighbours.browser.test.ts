import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accessibilityFaults,
  type BrowserApp,
  openBrowserApp,
  signIn,
  switchToSample,
} from '../support/browser-app.ts'

let parley: BrowserApp

beforeAll(async () => {
  parley = await openBrowserApp()
}, 60_000)
afterAll(() => parley?.close())

test('from one conversation to the next in the order of the list one came from', async () => {
  const { context, page, faults } = await parley.open()
  await signIn(page)
  await switchToSample(parley, page)
  const all = await listed(page, '')
  const resolved = await listed(page, '?status=resolved')
  expect(resolved.length).toBeGreaterThan(2)
  expect(resolved).not.toEqual(all.slice(0, resolved.length))

  // Who came from nowhere goes through all, newest first. Sabotage: in read-neighbours.ts exchange the signs.
  await page.goto(`/conversations/${all[1]}`)
  const previous = page.getByRole('button', { name: 'The one before' })
  const next = page.getByRole('button', { name: 'The next one' })
  await next.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/conversations/${all[2]}`)
  // Sabotage: in use-conversation.ts leave out `placeholderData`.
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
  await shows(page, all[2])
  await page.keyboard.press('[')
  await page.waitForURL(`**/conversations/${all[1]}`)
  await shows(page, all[1])
  await page.keyboard.press('[')
  await page.waitForURL(`**/conversations/${all[0]}`)
  await page
    .getByRole('button', { name: /The one before/ })
    .and(page.locator('[aria-disabled]'))
    .waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText('The next one').waitFor()
  await page.keyboard.press('Escape')

  // Sabotage: in conversation-pane.tsx lead to the bare page.
  await page.goto(`/conversations?status=resolved&open=${resolved[0]}`)
  await page.getByRole('link', { name: 'Open on its own page' }).click()
  await page.waitForURL(`**/conversations/${resolved[0]}?status=resolved`)
  await next.click()
  await page.waitForURL(`**/conversations/${resolved[1]}?status=resolved`)
  await shows(page, resolved[1])
  // A tooltip is no part of the page.
  await page.mouse.move(0, 0)
  await page.waitForTimeout(300)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await previous.isVisible()).toBe(false)
  await page.getByRole('main').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Previous conversation' }).click()
  await page.waitForURL(`**/conversations/${resolved[0]}?status=resolved`)
  expect(faults).toEqual([])
  await context.close()
}, 90_000)

async function listed(page: Page, query: string): Promise<string[]> {
  const response = await page.request.get(`/api/v1/conversations${query}`)
  const { items } = (await response.json()) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}

/** Until the page shows that conversation, with what is beside it. */
async function shows(page: Page, id: string | undefined): Promise<void> {
  const response = await page.request.get(`/api/v1/conversations/${id}`)
  const { messages } = (await response.json()) as { messages: { id: string }[] }
  await page.locator(`#${messages[0]?.id}`).waitFor()
  await page.waitForTimeout(300)
}
