import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

let running: Promise<Browser> | undefined

/** The browser of this process, started once for all its test files; each opens contexts of its own in it, and closes them. */
export async function testBrowser(): Promise<Browser> {
  running ??= launch()
  const browser = await running
  if (browser.isConnected()) return browser
  running = launch()
  return running
}

/**
 * A frame of its own for every load takes a fifth more of the processor; the rest is what the driver turns off by itself,
 * in the same flag, where the last one counts.
 */
const unused = [
  'RenderDocument',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
].join()

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('testBrowser') || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--disable-features=${unused}`,
    ],
  })
}
