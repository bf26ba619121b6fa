import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { type App, boot } from '#app/boot.ts'
import { startEmulator } from '#carrier-emulator/start-emulator.ts'
import { loadConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'

export interface BrowserApp {
  app: App
  emulatorUrl: string
  browser: Browser
  open(view?: {
    width?: number
    theme?: 'light' | 'dark'
    at?: string
  }): Promise<{ context: BrowserContext; page: Page; faults: string[] }>
  /** An outside phone texts a number of ours, past our own screens. */
  text(from: string, to: string, body: string): Promise<void>
  close(): Promise<void>
}

/** The whole product on loopback with a fresh data folder, and a real browser to look at it. */
export async function openBrowserApp(environment: Record<string, string> = {}): Promise<BrowserApp> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-browser-'))
  const account = {
    accountSid: `AC${randomBytes(16).toString('hex')}`,
    authToken: randomBytes(16).toString('hex'),
  }
  const emulator = await startEmulator({ port: 0, directory: null, ...account })
  const config = loadConfig({
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    EMULATOR: 'on',
    EMULATOR_PORT: String(emulator.port),
    EMULATOR_ACCOUNT_SID: account.accountSid,
    EMULATOR_AUTH_TOKEN: account.authToken,
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const app = await boot(config, createLog('silent'))
  const browser = await chromium.launch({
    executablePath: inject('testBrowser') || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  return {
    app,
    emulatorUrl: emulator.url,
    browser,
    open: async (view = {}) => {
      const context = await browser.newContext({
        baseURL: view.at ?? app.url,
        viewport: { width: view.width ?? 1280, height: (view.width ?? 1280) < 600 ? 844 : 800 },
        colorScheme: view.theme ?? 'light',
      })
      const faults: string[] = []
      context.on('weberror', (failure) => faults.push(`page error: ${failure.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`)
      })
      return { context, page: await context.newPage(), faults }
    },
    text: async (from, to, body) => {
      const response = await fetch(`${emulator.url}/emulator/texts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ from, to, body }),
      })
      if (!response.ok) throw new Error(`The emulator refused the text: ${response.status}`)
    },
    close: async () => {
      await browser.close()
      await app.stop()
      await emulator.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeRun {
  violations: { id: string; nodes: { html: string }[] }[]
}

/** What axe finds wrong with the page as it stands, one line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const run = await page.evaluate(
    () =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeRun> } }).axe.run({
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true } },
      }) as Promise<AxeRun>,
  )
  return run.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)}`))
}

/** Signs the administrator of `SETUP_ADMIN_EMAIL` in, by the form. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}
