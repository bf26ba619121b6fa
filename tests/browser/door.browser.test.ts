import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults, admin, type BrowserApp, openBrowserApp } from '../support/browser-app.ts'
import { withoutPointer } from './keyboard/hands.ts'

let parley: BrowserApp
let context: BrowserContext
let page: Page
let faults: string[]

beforeAll(async () => {
  parley = await openBrowserApp()
}, 60_000)
afterAll(() => parley?.close())
beforeEach(async () => {
  ;({ context, page, faults } = await parley.open())
})
afterEach(() => context?.close())

describe('signing in', () => {
  // Sabotage: in use-short-form.ts, send whatever is missing, leave out the focus in `refuse`, or focus `retryAt` always.
  test('what is missing is said beside its field without asking the server, what is wrong after asking it', async () => {
    const asked = callsFromNowOn()
    await page.goto('/login')
    await press('Sign in')
    await expectFaults({ 'E-mail': 'Write your e-mail address.', Password: 'Write your password.' })
    expect(await focused()).toBe('E-mail')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.type('sam')
    await page.keyboard.press('Enter')
    await expectFaults({ Password: 'Write your password.' })
    expect(await focused()).toBe('Password')
    expect(asked).not.toContain('auth/signIn')
    await page.keyboard.type('a guess of mine')
    await page.keyboard.press('Enter')
    await expectFaults({ 'E-mail': 'Write an e-mail address like sam@example.com.' })
    expect(await focused()).toBe('E-mail')
    expect(statusesIn(faults)).toEqual(['400 auth/signIn'])
  })

  // Sabotage: in sign-in-form.tsx, leave out `retryAt`.
  test('by keyboard alone: a wrong password, then the right one, and on to the page that was wanted', async () => {
    const hands = await withoutPointer(page)
    await page.goto('/contacts')
    await page.waitForURL('**/login?next=%2Fcontacts')
    await hands.tabTo(field('E-mail'))
    await hands.type(admin.email)
    await hands.tabTo(field('Password'))
    await hands.type('a guess of mine')
    await hands.tabTo(page.getByRole('button', { name: 'Sign in', exact: true }))
    await hands.press('Enter')
    await expectAlert('E-mail or password is not right.')
    expect(await focused()).toBe('Password')
    expect(await field('E-mail').inputValue()).toBe(admin.email)
    expect(await field('Password').inputValue()).toBe('a guess of mine')
    await hands.press('ControlOrMeta+a')
    await hands.type(admin.password)
    await hands.press('Enter')
    await page.waitForURL('**/contacts')
    await page.getByRole('heading', { name: 'Contacts', exact: true }).waitFor()
    expect(await hands.pointerUses()).toBe(0)
    expect(statusesIn(faults)).toEqual(['401 auth/signIn'])
  })

  // Sabotage: in safe-next.ts, return `next` as it is.
  test('a way on that leads to another site leads home', async () => {
    await page.goto('/login?next=//evil.example')
    await fill({ 'E-mail': admin.email, Password: admin.password })
    await press('Sign in')
    await untilHome()
    await page.goto('/login?next=https://evil.example/')
    await untilHome()
    expect(faults).toEqual([])
  })

  // Sabotage: in problem.ts, leave out the network's failure; or in use-short-form.ts, leave out `setIsSending(false)`.
  test('offline it says so and keeps what was typed; back online it works without a reload', async () => {
    await page.goto('/login')
    await fill({ 'E-mail': admin.email, Password: admin.password })
    await context.setOffline(true)
    await press('Sign in')
    await expectAlert('The server was not reached. Check the connection and try again.')
    await context.setOffline(false)
    await press('Sign in')
    await untilHome()
    expect(faults).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')])
  })
})

// Sabotage: in sign-up.ts, refuse a known e-mail on its field; or in use-short-form.ts, leave `refuse` out of showProblem.
test('signing up puts what the server refuses beside its field and does not tell whose address is known', async () => {
  await page.goto('/signup')
  await fill({ 'Your name': 'Kim', 'E-mail': 'kim', Password: 'too short', 'Business name': '   ' })
  await press('Create account')
  await expectFaults({ Password: 'Use at least 10 characters.' })
  await fill({ Password: 'another long password' })
  await press('Create account')
  await expectFaults({
    'E-mail': 'Write an e-mail address like sam@example.com.',
    'Business name': 'Name your business.',
  })
  expect(await focused()).toBe('E-mail')
  expect(await accessibilityFaults(page)).toEqual([])

  await fill({ 'E-mail': admin.email, 'Business name': 'Reed & Rush' })
  await press('Create account')
  await expectAlert(
    'Check what you entered. This account could not be made. If you have one already, sign in or reset your password.',
  )
  await expectFaults({})
  expect(await field('Your name').inputValue()).toBe('Kim')
  await fill({ 'E-mail': 'kim@reed.example' })
  await press('Create account')
  await untilHome()
  await page.getByText('Reed & Rush').first().waitFor()
  expect(statusesIn(faults)).toEqual(['400 auth/signUp', '400 auth/signUp'])
})

describe('signing out', () => {
  // Sabotage: in logout-page.tsx, go on without asking to sign out.
  test('asks by a button, and the way back then shows nothing of the team', async () => {
    await enter(context)
    await page.goto('/contacts')
    await page.getByRole('button', { name: /account menu/i }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/logout')
    expect(await accessibilityFaults(page)).toEqual([])
    await press('On this device')
    await page.waitForURL('**/login?out=1')
    await page.getByText('You are signed out.').waitFor()
    const asked = callsFromNowOn()
    await page.goBack()
    await page.waitForURL('**/login?next=%2Fcontacts')
    await field('Password').waitFor()
    expect([...new Set(asked)].sort()).toEqual(['install/status', 'session/get'])
    expect(faults).toEqual([])
  })

  // Sabotage: in main.tsx, leave out leaveWhenSignedOut; or in logout-page.tsx, show every failure.
  test('everywhere leads an open app to the door and, signed in again, back to where it was', async () => {
    await enter(context)
    await page.goto('/contacts')
    await page.getByRole('searchbox', { name: 'Search contacts' }).waitFor()
    const leaving = await context.newPage()
    await leaving.goto('/logout')

    const elsewhere = await parley.open()
    await enter(elsewhere.context)
    await elsewhere.page.goto('/logout')
    await press('Everywhere', elsewhere.page)
    await elsewhere.page.getByText('You are signed out on every device.').waitFor()

    await press('On this device', leaving)
    await leaving.getByText('You are signed out.').waitFor()
    await page.getByRole('searchbox', { name: 'Search contacts' }).fill('dana')
    await page.waitForURL('**/login?next=%2Fcontacts%3Fq%3Ddana')
    await fill({ 'E-mail': admin.email, Password: admin.password })
    await press('Sign in')
    await page.waitForURL('**/contacts?q=dana')
    await page.getByRole('heading', { name: 'Contacts', exact: true }).waitFor()
    expect(elsewhere.faults).toEqual([])
    expect(statusesIn(faults).filter((fault) => !fault.startsWith('401 '))).toEqual([])
    await elsewhere.context.close()
  })
})

/** Signs the administrator in, past the form. */
async function enter(where: BrowserContext): Promise<void> {
  await where.request.post('/api/v1/auth/sign-in', { data: admin })
}

async function untilHome(): Promise<void> {
  await page.waitForURL(`${parley.app.url}/`)
  await page.locator('h1').first().waitFor()
}

function field(label: string): Locator {
  return page.getByLabel(label, { exact: true })
}

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value)
}

function press(name: string, where = page): Promise<void> {
  return where.getByRole('button', { name, exact: true }).click()
}

/** The label of the field that has the focus. */
function focused(): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.innerText)
}

/** Waits until these fields and no others are marked as wrong, each described by its words. */
function expectFaults(wanted: Record<string, string>): Promise<void> {
  const found = () =>
    page.locator('input[aria-invalid]').evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(({ labels, ariaDescribedByElements }) => ({
        label: labels?.[0]?.innerText,
        words: ariaDescribedByElements?.[0]?.textContent,
      })),
    )
  return expect.poll(found).toEqual(Object.entries(wanted).map(([label, words]) => ({ label, words })))
}

function expectAlert(words: string): Promise<void> {
  return expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([words])
}

function callsFromNowOn(): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, operation] = request.url().split('/api/rpc/')
    if (operation) asked.push(operation)
  })
  return asked
}

/** What a console told, with its refusals in short: `401 auth/signIn`. */
function statusesIn(told: string[]): string[] {
  return told.map((fault) => fault.replace(/.*status of (\d+) .*\/api\/(?:rpc\/)?(\S+)$/, '$1 $2'))
}
