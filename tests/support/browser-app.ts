import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { type App, boot } from '#app/boot.ts'
import { startEmulator } from '#carrier-emulator/start-emulator.ts'
import { loadConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { makeOnce } from './make-once.ts'
import { unpackSeed } from './start-app.ts'
import { pack, unpack } from './tar.ts'
import { testBrowser } from './test-browser.ts'

export interface BrowserApp {
  app: App
  emulatorUrl: string
  open(view?: {
    width?: number
    theme?: 'light' | 'dark'
    at?: string
    /** What an earlier browser kept: whoever was signed in there is here. */
    kept?: Awaited<ReturnType<BrowserContext['storageState']>>
  }): Promise<{ context: BrowserContext; page: Page; faults: string[] }>
  /** An outside phone texts a number of ours, past our own screens. */
  text(from: string, to: string, body: string): Promise<void>
  close(): Promise<void>
}

/** What a product opens on: nothing, as a newcomer has it; its tables; or an office with an administrator and the sample team. */
export type Start = 'empty' | 'tables' | 'office'

/** The administrator of an `office`. */
export const admin = { email: 'sam@larch.example', password: 'a long password', team: 'Larch & Fern' }

/** The whole product on loopback with a data folder of its own, and a real browser to look at it. */
export async function openBrowserApp(start: Start = 'office'): Promise<BrowserApp> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-browser-'))
  if (start === 'tables') await unpackSeed(join(folder, 'data', 'postgres'))
  if (start === 'office') unpack(await preparedOffice(), folder)
  const { app, emulator, stop } = await openProduct(folder)
  const browser = await testBrowser()
  const contexts: BrowserContext[] = []
  return {
    app,
    emulatorUrl: emulator.url,
    open: async (view = {}) => {
      const context = await browser.newContext({
        baseURL: view.at ?? app.url,
        viewport: { width: view.width ?? 1280, height: (view.width ?? 1280) < 600 ? 844 : 800 },
        colorScheme: view.theme ?? 'light',
        // Nothing is drawn sixty times a second that is looked at once.
        reducedMotion: 'reduce',
        storageState: view.kept,
      })
      contexts.push(context)
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
      await Promise.all(contexts.map((context) => context.close()))
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** An office as a tar of its folder, made once per run: two weeks of a sample team cost five seconds of work. */
async function preparedOffice(): Promise<string> {
  const file = join(inject('runFolder'), 'office.tar')
  await makeOnce(file, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-office-'))
    await unpackSeed(join(folder, 'data', 'postgres'))
    const { stop } = await openProduct(folder, {
      SETUP_ADMIN_EMAIL: admin.email,
      SETUP_ADMIN_PASSWORD: admin.password,
      SETUP_TEAM: admin.team,
      SETUP_SAMPLE: 'yes',
    })
    await stop()
    const bytes = pack(folder)
    await rm(folder, { recursive: true, force: true })
    return bytes
  })
  return file
}

/** What is packed in one process is opened in another: the carrier has to know it again. */
const account = { accountSid: `AC${'0b'.repeat(16)}`, authToken: 'a token of the tests alone' }

async function openProduct(folder: string, environment: Record<string, string> = {}) {
  const emulator = await startEmulator({ port: 0, directory: join(folder, 'carrier'), ...account })
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
  const stop = async () => {
    await app.stop()
    await emulator.close()
  }
  return { app, emulator, stop }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeRun {
  violations: { id: string; nodes: { html: string }[] }[]
}

/** What axe finds wrong with the page once it stands still, one line each; by the rules named, or by all of them. */
export async function accessibilityFaults(page: Page, only?: string[]): Promise<string[]> {
  await untilAtRest(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const run = await page.evaluate(
    (chosen) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeRun> } }).axe.run({
        resultTypes: ['violations'],
        ...(chosen ? { runOnly: chosen } : { rules: { 'target-size': { enabled: true } } }),
      }),
    only,
  )
  return run.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)}`))
}

/** The same of a light page, and of its colours in the dark, which changes nothing else. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const light = await accessibilityFaults(page)
  await paintTheme(page, 'dark')
  const dark = await accessibilityFaults(page, ['color-contrast'])
  await paintTheme(page, 'light')
  return [...light, ...dark.map((fault) => `in the dark, ${fault}`)]
}

/** Shows the page that is open in a theme, at once: thousands of transitions beside each other take seconds. */
export async function paintTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    document.documentElement.setAttribute('data-theme', name)
  }, theme)
}

/** Resolves when a page has painted what it was told, and nothing moves on it but what never ends. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    await painted()
    for (let left = moving(); left.length > 0; left = moving()) {
      await Promise.allSettled(left.map((one) => one.finished))
      await painted()
    }
  })
}

/** Signs the administrator of an `office` in, by the form. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** Lets whoever is signed in on a page look at another team of theirs. */
export async function switchTeam(page: Page, teamId: string): Promise<void> {
  const switched = await page.request.post(`/api/v1/teams/${teamId}/switch`, { data: {} })
  if (!switched.ok()) throw new Error(`The team could not be switched: ${switched.status()}`)
}

/** Lets whoever is signed in on a page look at the sample team. */
export async function switchToSample(parley: BrowserApp, page: Page): Promise<void> {
  const [team] = await parley.app.ground.db.system('manage-teams', (tx) =>
    tx.query<{ id: string }>('select id from teams where is_sample'),
  )
  if (!team) throw new Error('There is no sample team.')
  await switchTeam(page, team.id)
}

/** Resolves when a page has drawn what it will draw. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  await page
    .locator('h1, [role=heading]')
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => undefined)
  // What the kit shows of loading never ends.
  const loading = page.locator(':is([aria-label=Loading], .animate-skeleton):not([data-kit] *)').first()
  await loading.waitFor({ state: 'detached', timeout: 15_000 }).catch(() => undefined)
  await page.waitForTimeout(200)
}
