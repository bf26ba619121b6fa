/** Takes pictures of every view into a folder: `node tests/browser/gallery/shots.ts <folder> [view]`. */
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { serveGallery } from './serve-gallery.ts'
import { viewsAt } from './views.ts'

const folder = process.argv[2] ?? join(tmpdir(), 'parley-gallery-shots')
const only = process.argv[3]
await mkdir(folder, { recursive: true })
const gallery = await serveGallery()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height } })
    await context.addCookies([{ name: 'theme', value: theme, url: gallery.url }])
    const page = await context.newPage()
    page.on('console', (message) => message.type() === 'error' && console.log(message.text()))
    page.on('pageerror', (error) => console.log(error.message))
    for (const view of viewsAt(width)) {
      if (only && !view.name.includes(only)) continue
      await page.goto(gallery.url + view.path)
      await page.waitForSelector('h1')
      await view.open?.(page)
      await page.waitForTimeout(350)
      await page.screenshot({ path: join(folder, `${view.name}-${theme}-${width}.png`) })
    }
    await context.close()
  }
}
await browser.close()
await gallery.close()
