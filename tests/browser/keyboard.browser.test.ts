import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { type Hands, withoutPointer } from './keyboard/hands.ts'

// One person, from the empty instance on, who never touches a pointer.
// Sabotage: give a control tabIndex -1, or take the outline off focus in base.css.
const patience = { timeout: 25_000 }
let parley: BrowserApp
let context: BrowserContext
let page: Page
let hands: Hands
let faults: string[]

beforeAll(async () => {
  if (inject('testMatrix') !== 'full') return
  parley = await openBrowserApp('tables')
  const opened = await parley.open()
  ;({ context, page, faults } = opened)
  hands = await withoutPointer(page)
}, 60_000)
afterAll(async () => {
  await context?.close()
  await parley?.close()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

describe.runIf(inject('testMatrix') === 'full')('by keyboard alone', () => {
  test('install', async () => {
    await page.goto('/')
    await page.waitForURL('**/install')
    const fields = { Name: 'Sam Larch', 'E-mail': 'sam@larch.example', Password: 'a long password' }
    for (const [label, words] of Object.entries({ ...fields, 'Business name': 'Larch & Fern' })) {
      await hands.tabTo(page.getByLabel(label, { exact: true }))
      await hands.type(words)
    }
    const sample = page.getByLabel('Start with a sample team and a bot you can text')
    await hands.tabTo(sample)
    if (!(await sample.isChecked())) await hands.press('Space')
    await hands.press('Enter')
    await page.waitForURL('**/admin/twilio/dev**', patience)
  }, 60_000)

  test('the first text and its answer', async () => {
    await hands.tabTo(page.getByLabel('Text message'))
    await hands.type('When do you open on Saturday?')
    await hands.press('Enter')
    await page
      .getByText(/Saturday.*9 am to 1 pm/)
      .first()
      .waitFor(patience)
  }, 60_000)

  test('the first call, with digits', async () => {
    await hands.tabTo(button('Call').first())
    await hands.press('Enter')
    await hands.tabTo(button('Call').last())
    await hands.press('Enter')
    await page.getByText('Hi, this is Bluebird Plumbing & Heating.').first().waitFor(patience)
    await hands.tabTo(button('Keypad'))
    await hands.press('Enter')
    await hands.tabTo(button('1'))
    await hands.press('5', '#')
    await hands.tabTo(button('Hide the keypad'))
    await hands.press('Enter')
    await hands.tabTo(page.getByLabel('Say something'))
    await hands.type('When do you open on Saturday?')
    await hands.press('Enter')
    await page
      .getByRole('log', { name: 'What is said' })
      .getByText(/Saturday.*9 AM/i)
      .waitFor(patience)
    await hands.tabTo(button('Hang up'))
    await hands.press('Enter')
    await page.getByText('The call has ended').waitFor(patience)
  }, 120_000)

  test('a conversation found and explained', async () => {
    await hands.press('Escape')
    await page.goto('/conversations')
    await page.locator('a[data-row-link]').first().waitFor()
    await hands.press('j', 'Enter')
    await page.waitForURL(/cnv_/)
    await page.getByText('When do you open on Saturday?').first().waitFor()
    await hands.press('d')
    await page
      .getByRole('heading', { name: /This call went as it should|The answer came after|heard nothing/ })
      .waitFor(patience)
    // What was pressed on the phone stands among what was said.
    await page.getByText('5', { exact: true }).first().waitFor()
    await hands.press('Escape')
    await page.waitForURL((url) => !url.pathname.endsWith('/debug'))
  }, 60_000)

  test('a message that was taken, done', async () => {
    await hands.press('g', 'i')
    await page.waitForURL('**/conversations*')
    await hands.tabTo(page.getByRole('link', { name: /Needs a person/ }))
    await hands.press('Enter')
    await page.waitForURL(/status=open/)
    await page.locator('a[data-row-link]', { hasText: 'Ruben Achterberg' }).waitFor()
    await expect.poll(() => page.locator('a[data-row-link]').count()).toBeLessThan(5)
    await hands.press('j', 'Enter')
    await page.getByRole('heading', { name: 'Ruben Achterberg' }).first().waitFor()
    await hands.tabTo(button('Done'))
    await hands.press('Enter')
    await page.getByText('Marked done').waitFor()
  }, 60_000)

  test('a bot edited and published', async () => {
    await hands.press('g', 'b')
    await page.getByRole('heading', { name: 'Bots', level: 1 }).waitFor()
    await page.locator('a[data-row-link]').first().waitFor()
    await hands.press('j', 's')
    await page.waitForURL('**/studio**')
    const guide = page.getByRole('textbox', { name: 'Guide' })
    await hands.tabTo(guide)
    await hands.press('Control+End')
    await hands.type('\nMention that parking is free.')
    await page.getByText('Saved', { exact: true }).first().waitFor(patience)
    await hands.tabTo(button(/^Publish/))
    await hands.press('Enter')
    await hands.tabTo(button(/Publish v\d/))
    await hands.press('Enter')
    await page
      .getByText(/Live v\d/)
      .first()
      .waitFor(patience)
  }, 60_000)

  test('a visit booked and moved', async () => {
    await hands.press('Escape')
    await page.goto('/calendar?view=week')
    await page.locator('[data-column]').first().waitFor()
    await hands.press('ArrowRight', 'ArrowRight')
    await page.locator('[data-column]').first().waitFor()
    await hands.press('n')
    await hands.tabTo(page.getByLabel('Service'))
    await hands.type('Drain')
    await hands.tabTo(page.getByLabel('Time', { exact: true }))
    await hands.type('0900AM')
    await hands.tabTo(page.getByLabel('Name', { exact: true }))
    await hands.type('Dana Whitfield')
    await hands.tabTo(page.getByLabel('Address', { exact: true }))
    await hands.type('418 Alder Court')
    await hands.press('Control+Enter')
    const visit = page.locator('[data-entry^=apt_]', { hasText: 'Dana Whitfield' }).first()
    await visit.waitFor(patience)
    await hands.press('Escape')
    await hands.tabTo(visit)
    await hands.press('m', 'ArrowDown', 'ArrowDown', 'Enter')
    await page.getByText(/^Moved to /).waitFor(patience)
  }, 60_000)

  test('the palette, to anything', async () => {
    for (const [typed, address] of [
      ['Phone numbers', /\/settings\/phones$/],
      ['Victor', /\/(contacts|conversations)\//],
      ['Receptionist', /\/bots\/bot_/],
      ['+1 (503) 555-0111', /\/contacts\?q=%2B15035550111/],
    ] as const) {
      await hands.press('Control+k')
      await page.getByRole('combobox', { name: 'Search and commands' }).waitFor()
      await hands.type(typed)
      await page.getByRole('dialog').getByRole('option').first().waitFor()
      await page.waitForTimeout(600)
      await hands.press('Enter')
      await page.waitForURL(address)
    }
    // A number that was pasted leads to whose it is.
    await expect.poll(() => page.locator('a[data-row-link]').count()).toBe(1)
    expect(await hands.pointerUses()).toBe(0)
    expect(faults).toEqual([])
  }, 60_000)
})
