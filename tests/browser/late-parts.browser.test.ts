import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserApp, openBrowserApp, signIn, switchToSample } from '../support/browser-app.ts'

// What opens over pages comes after them: whoever is quicker than its code loses neither a click nor a key.
let parley: BrowserApp
beforeAll(async () => {
  parley = await openBrowserApp()
}, 150_000)
afterAll(() => parley?.close())

/** Home, signed in, with the code of all that opens over pages held back until it is let go. */
async function heldBack(): Promise<{ page: Page; letGo: () => Promise<void>; close: () => Promise<void> }> {
  const { context, page } = await parley.open()
  await signIn(page)
  const held: Route[] = []
  let isHolding = true
  await page.route('**/assets/overlay-panels-*.js', async (route) => {
    if (isHolding) held.push(route)
    else await route.continue()
  })
  await page.goto('/')
  await page.locator('h1').first().waitFor()
  return {
    page,
    letGo: async () => {
      isHolding = false
      await Promise.all(held.map((route) => route.continue()))
    },
    close: () => context.close(),
  }
}

// Sabotage: in command-palette.tsx give the panel '' for typedBefore, or draw nothing while it is coming.
test('what is typed into the palette before its code is there is kept, and no key acts behind it', async () => {
  const { page, letGo, close } = await heldBack()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('g conta')
  expect(await page.locator('[data-overlay-coming]').inputValue()).toBe('g conta')
  for (let letter = 0; letter < 7; letter++) await page.keyboard.press('Backspace')
  await page.keyboard.type('contacts')
  await letGo()
  const palette = page.getByRole('dialog')
  await palette
    .getByRole('option', { name: /Contacts/ })
    .first()
    .waitFor()
  expect(await palette.getByRole('combobox').inputValue()).toBe('contacts')
  expect(new URL(page.url()).pathname).toBe('/')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/contacts')
  await close()
}, 60_000)

// Sabotage: leave OverlayComing out of shortcut-sheet.tsx; G C then leaves the page.
test('a sheet opens when its code comes, holds the keys until then, and is closed by Esc before it', async () => {
  const { page, letGo, close } = await heldBack()
  await page.keyboard.press('?')
  await page.keyboard.type('gc')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await letGo()
  await page.getByRole('dialog').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await close()
}, 60_000)

// Sabotage: in late-part.ts leave `coming` as it is after a failure, or in import-again.ts ask `load` again.
test('code that could not be fetched is fetched again when it is wanted, at any moment', async () => {
  const { context, page } = await parley.open()
  await signIn(page)
  let isBroken = true
  await page.route(/overlay-panels-/, (route) => (isBroken ? route.abort() : route.continue()))
  // In the moment of the failure, and when the page has long heard of it.
  for (const laterMs of [0, 1_000]) {
    isBroken = true
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('overlay-panels'))
    await page.goto('/')
    await asked
    await page.waitForTimeout(laterMs)
    isBroken = false
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
  }
  await context.close()
}, 60_000)

// Sabotage: in inbox-pane.tsx draw null while the code is coming, or pass `false` to useLatePart.
test('a conversation opened beside the list before its code is there shows its place, then itself', async () => {
  const { context, page } = await parley.open()
  await signIn(page)
  await switchToSample(parley, page)
  const coming = Promise.withResolvers<void>()
  await page.route('**/assets/conversation-pane-*.js', async (route) => {
    await coming.promise
    await route.continue()
  })
  await page.goto('/conversations')
  const rows = page.getByRole('list', { name: 'Conversations' }).locator('[data-row-link]')
  await rows.first().click()
  await page.locator('main .animate-skeleton').first().waitFor({ state: 'attached' })
  expect(await rows.count()).toBeGreaterThan(1)
  coming.resolve()
  await page.getByRole('region', { name: 'Open conversation' }).waitFor()
  await page.locator('main .animate-skeleton').first().waitFor({ state: 'detached' })
  await context.close()
}, 60_000)

// Sabotage: in floating-tooltip.tsx leave out the listener for Esc, or `onFocus`.
test('a tooltip follows the pointer and the focus, lets itself be pointed at, and goes with Esc', async () => {
  const { context, page } = await parley.open()
  await signIn(page)
  await page.goto('/conversations')
  const link = page.getByRole('navigation').getByRole('link', { name: 'Contacts' })
  const bubble = page.locator('body > .z-50', { hasText: /^Contacts$/ })
  await link.hover()
  await bubble.waitFor()
  const box = await bubble.boundingBox()
  const beside = await link.boundingBox()
  expect(box && beside && box.x - (beside.x + beside.width)).toBeGreaterThanOrEqual(0)
  await bubble.hover()
  await page.waitForTimeout(300)
  expect(await bubble.count()).toBe(1)
  await page.keyboard.press('Escape')
  await bubble.waitFor({ state: 'detached' })
  await page.mouse.move(700, 500)
  await page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).focus()
  await page.keyboard.press('Tab')
  await bubble.waitFor()
  await page.keyboard.press('Tab')
  await bubble.waitFor({ state: 'detached' })
  await context.close()
}, 60_000)
