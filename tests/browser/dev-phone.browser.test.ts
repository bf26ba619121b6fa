import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults, type BrowserApp, openBrowserApp, signIn } from '../support/browser-app.ts'

const patience = { timeout: 20_000 }
let parley: BrowserApp
beforeAll(async () => {
  parley = await openBrowserApp()
}, 60_000)
afterAll(() => parley?.close())

test('two phones, a fault, a replay, a call by microphone that goes on from page to page', async () => {
  const { context, page, faults } = await parley.open()
  await context.addInitScript(scriptRecogniser)
  const lines = countLines(page)
  await signIn(page)
  await page.goto('/admin/twilio/dev')

  // Two phones, each with its own texts, kept over a reload.
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  const one = phoneOf(page, '(503) 555-0142')
  const two = phoneOf(page, '(503) 555-0143')
  await two.waitFor()
  // Sabotage: leave keepPhones() out of add() in use-dev-phones.ts.
  await page.reload()
  await text(two, 'Are you open on Sunday?')
  await two.getByText(/closed on\s+Sunday/i).waitFor(patience)
  expect(await one.getByText(/Sunday/).count()).toBe(0)

  // A fault, in force at once, marked where it hit, and taken back.
  await page.getByLabel('Webhooks come twice', { exact: true }).check()
  await page.getByText('1 on', { exact: true }).waitFor()
  await text(one, 'Do you come on Saturday?')
  const traffic = page.getByRole('region', { name: 'Traffic' })
  // Sabotage: leave `fault` out of the webhook's entry in call-webhook.ts.
  const hits = traffic.getByRole('button', { name: /Hook message received injected fault: duplicate 200/ })
  await expect.poll(() => hits.count(), patience).toBe(2)
  await page.getByRole('button', { name: 'Undo: Webhooks come twice' }).click()
  await expect.poll(() => page.getByText('1 on', { exact: true }).count()).toBe(0)

  await replayText(page, traffic)

  // A call by microphone: grey words, final words spoken as the caller, an answer heard.
  await one.getByRole('button', { name: 'Call', exact: true }).click()
  await one.getByRole('button', { name: 'Call', exact: true }).last().click()
  await one.getByText('Hi, this is Bluebird Plumbing & Heating.').waitFor(patience)
  await speak(page, one)
  await readTraffic(page, traffic)
  await expectAccessible(page)

  // From page to page, closed and opened again, on one line all the time.
  await page.getByRole('link', { name: 'Contacts' }).click()
  const dock = page.getByRole('complementary', { name: 'Dev phone' })
  await dock.getByText('Do you open on Saturday').waitFor()
  await page.getByRole('link', { name: 'Bots' }).click()
  await page.getByRole('heading', { name: 'Bots', level: 1 }).waitFor()
  await expectAccessible(page)
  await dock.getByRole('button', { name: 'Close the dev phone' }).click()
  await page.getByRole('button', { name: 'Show the call' }).click()
  await dock.getByText('Do you open on Saturday').waitFor()
  // Sabotage: in phone-dock.tsx let close() put the phone down.
  expect(lines()).toBe(1)
  await dock.getByRole('button', { name: 'Hang up' }).click()
  await dock.getByText('The call has ended').waitFor()
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

/** Opens the text's webhook, changes a word and has it sent again; its answer opens by itself. */
async function replayText(page: Page, traffic: Locator): Promise<void> {
  await traffic
    .getByRole('button', { name: /Hook message received/ })
    .last()
    .click()
  await traffic.getByRole('button', { name: 'Replay' }).click()
  await page.getByLabel('Body', { exact: true }).fill('Are you open on Monday?')
  await page.getByText('Changed: Body').waitFor()
  await page.getByRole('button', { name: 'Send again' }).click()
  await traffic.getByRole('button', { name: /message received \(again\) 200/ }).waitFor(patience)
  const request = traffic.getByRole('region', { name: 'Request' })
  await request.getByText('Are you open on Monday?').waitFor()
  await request.getByRole('button', { name: 'Close the request' }).click()
}

/** What was said crossed the wire both ways, and is found among the rest; a pause keeps the list still. */
async function readTraffic(page: Page, traffic: Locator): Promise<void> {
  await page.getByLabel('Filter traffic').fill('prompt saturday')
  const row = (name: RegExp) => traffic.getByRole('button', { name }).first()
  await row(/to us Relay prompt "Do you open on Saturday"/).waitFor()
  await expect.poll(() => traffic.getByRole('button', { name: /REST|Hook/ }).count()).toBe(0)
  await traffic.getByRole('button', { name: 'Pause' }).click()
  await traffic.getByText('paused').waitFor()
  await page.getByLabel('Filter traffic').fill('')
  await row(/to the carrier Relay text "/).waitFor()
  await row(/to the carrier REST POST messages.create/).waitFor()
}

async function speak(page: Page, phone: Locator): Promise<void> {
  await phone.getByRole('button', { name: 'Speak by microphone' }).click()
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await hear(page, 'Do you open', false)
  await phone.getByText('Do you open', { exact: true }).waitFor()
  await hear(page, 'Do you open on Saturday', true)
  const said = phone.getByRole('log', { name: 'What is said' })
  await said.getByText(/Saturday.*9 AM/i).waitFor(patience)
  // Muted, nothing is said, typed or spoken.
  await phone.getByRole('button', { name: 'Mute', exact: true }).click()
  await phone.getByText('muted').waitFor()
  await hear(page, 'Nobody hears this', true)
  await phone.getByRole('button', { name: 'Unmute' }).click()
  await phone.getByText('muted').waitFor({ state: 'detached' })
  expect(await said.getByText('Nobody hears this').count()).toBe(0)
}

async function text(phone: Locator, words: string): Promise<void> {
  await phone.getByLabel('Text message').fill(words)
  await phone.getByLabel('Text message').press('Enter')
}

function phoneOf(page: Page, number: string): Locator {
  return page.getByRole('region', { name: `Phone ${number}` })
}

/**
 * Nothing wrong for axe, and nothing to scroll to at the side, on a desk and on a phone, in light and dark. The caller
 * says something each time: whoever is silent for half a minute is said goodbye to.
 */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [390, 1280])
    for (const colorScheme of ['dark', 'light'] as const) {
      await hear(page, 'Hold on a second', true)
      await page.setViewportSize({ width, height: width < 600 ? 844 : 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await accessibilityFaults(page), `${width} ${colorScheme}`).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
}

/** How many lines of calls this page has opened. */
function countLines(page: Page): () => number {
  let count = 0
  page.on('websocket', (socket) => {
    if (socket.url().includes('/api/dev-phone/line/')) count += 1
  })
  return () => count
}

/** A recogniser in place of the browser's, which hears what the test says. */
function scriptRecogniser(): void {
  class Scripted {
    onend: (() => void) | null = null
    onresult: ((event: object) => void) | null = null
    start(): void {
      Object.assign(globalThis, { recogniser: this })
    }
    stop(): void {
      this.onend?.()
    }
    hear(transcript: string, isFinal: boolean): void {
      this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] })
    }
  }
  Object.assign(globalThis, { SpeechRecognition: Scripted, webkitSpeechRecognition: Scripted })
}

function hear(page: Page, words: string, isFinal: boolean): Promise<void> {
  return page.evaluate(
    ([transcript, final]) =>
      (
        globalThis as unknown as { recogniser: { hear(words: string, isFinal: boolean): void } }
      ).recogniser.hear(transcript, final),
    [words, isFinal] as const,
  )
}
