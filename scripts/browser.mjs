import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { aptInstall } from './apt.mjs'
import { capture, commandOf, findOnPath } from './processes.mjs'
import { timed } from './say.mjs'

/** The shell without windows is the same engine and takes a third less of the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** The program of a Chrome or Chromium, brought along where there is none; undefined when it cannot be. */
export async function ensureBrowser() {
  const installed = await findBrowser()
  if (installed !== undefined) return installed
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await timed(`${name} was looked for in the packages of the system`, () =>
      aptInstall(name, 'fonts-liberation'),
    )
    const fromSystem = await findBrowser()
    if (fromSystem !== undefined) return fromSystem
  }
  const args = [commandOf('playwright-core', 'playwright-core'), 'install', 'chromium']
  await timed('Chromium was looked for with playwright', () =>
    capture(process.execPath, args, { timeoutMs: 180_000 }),
  )
  return findBrowser()
}

/** The program of an installed Chrome or Chromium that really starts, or undefined. */
export async function findBrowser() {
  const candidates = [process.env.TEST_BROWSER, ...names.map((name) => findOnPath(name)), ...elsewhere]
  candidates.push(await playwrightBrowser())
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue
    // On some systems the name is only a note that the browser comes another way.
    if (process.platform === 'win32') return candidate
    const { code, output } = await capture(candidate, ['--version'], { timeoutMs: 20_000 })
    if (code === 0 && /Chrom/.test(output)) return candidate
  }
  return undefined
}

async function playwrightBrowser() {
  const entry = path.resolve('node_modules/playwright-core/index.mjs')
  if (!existsSync(entry)) return undefined
  const { chromium } = await import(pathToFileURL(entry).href)
  return chromium.executablePath()
}
