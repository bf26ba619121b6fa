import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { placeCall } from './place-call.ts'
import { account, startProduct } from './product.ts'
import { type Scene, scenes, type View } from './scenes.ts'
import { laySheet } from './sheet.ts'

// `npm run screenshots [-- --out docs/images] [--beside FOLDER --sheet FILE.html] [--only home,inbox]`
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'docs/images' },
    beside: { type: 'string' },
    sheet: { type: 'string', default: 'beside.html' },
    only: { type: 'string' },
  },
})
const views: readonly View[] = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
]
const wanted = scenes.filter(
  ({ name, isAside }) =>
    (values.beside || !isAside) && (!values.only || values.only.split(',').includes(name)),
)

const product = await startProduct()
const browser = await chromium.launch({
  executablePath: process.env.SCREENSHOT_BROWSER,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  await mkdir(values.out, { recursive: true })
  await phoneIn(browser)
  for (const view of views) await takeAll(browser, view)
  if (values.beside) await laySheet({ ...values, beside: values.beside, scenes: wanted, views })
} finally {
  await browser.close()
  await product.close()
}

/** One call, so that there is something to hear and to explain. */
async function phoneIn(from: Browser): Promise<void> {
  const page = await signedIn(from, { theme: 'light', width: 1280 })
  await placeCall(page)
  await page.context().close()
}

async function takeAll(from: Browser, view: View): Promise<void> {
  const page = await signedIn(from, view)
  for (const scene of wanted) {
    const at = scene.isPublic ? await open(from, view) : page
    await take(at, scene, view)
    if (at !== page) await at.context().close()
  }
  await page.context().close()
}

async function take(page: Page, scene: Scene, { theme, width }: View): Promise<void> {
  await page.goto(scene.path)
  await scene.open?.(page)
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.waitForTimeout(500)
  await page.screenshot({ path: join(values.out, `${scene.name}-${theme}-${width}.png`) })
}

async function open(from: Browser, { theme, width }: View): Promise<Page> {
  const context = await from.newContext({
    baseURL: product.url,
    viewport: { width, height: width < 600 ? 844 : 800 },
    colorScheme: theme,
  })
  return context.newPage()
}

/** Signed in, and in the sample team. */
async function signedIn(from: Browser, view: View): Promise<Page> {
  const page = await open(from, view)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await page.evaluate(async () => {
    const teams = await (await fetch('/api/v1/teams')).json()
    const sample = teams.items.find((team: { isSample: boolean }) => team.isSample)
    const headers = { 'content-type': 'application/json' }
    await fetch(`/api/v1/teams/${sample.id}/switch`, { method: 'POST', headers, body: '{}' })
  })
  return page
}
