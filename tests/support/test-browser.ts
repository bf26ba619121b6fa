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

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('testBrowser') || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}
