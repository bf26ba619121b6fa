import { gzipSync } from 'node:zlib'
import type { Page, Request, Response } from 'playwright-core'

/** What a page asked for until it stood still; sizes are bytes as gzip. */
export interface FirstLoad {
  requests: number
  /** How many of them asked for nothing but what had been asked for before: where they went, not what with. */
  repeated: number
  scripts: { name: string; bytes: number }[]
  js: number
  css: number
  fonts: number
  /** Addresses of other origins that were asked. */
  foreign: string[]
  /** Every address asked, without the origin. */
  asked: string[]
  /** What the document brought along for the page: operations of ours, with what was asked of them; and what of it nobody took. */
  brought: { reads: string[]; left: string[] }
}

/** Opens an address in a blank page that has nothing in store and weighs what came. */
export async function firstLoad(page: Page, path: string): Promise<FirstLoad> {
  const responses: Response[] = []
  const urls: string[] = []
  const known = new Set<string>()
  let repeated = 0
  const onRequest = (request: Request) => {
    urls.push(request.url())
    const places = placesOf(request)
    if (places.every((place) => known.has(place))) repeated++
    for (const place of places) known.add(place)
  }
  const onResponse = (response: Response) => void responses.push(response)
  page.on('request', onRequest).on('response', onResponse)
  if (!watched.has(page)) await page.addInitScript(keepWhatWasBrought)
  watched.add(page)
  const opened = await page.goto(path)
  await untilStill(page)
  page.off('request', onRequest).off('response', onResponse)
  const files = await Promise.all(responses.map(weigh))
  const sum = (kind: string) => files.reduce((all, file) => all + (file.kind === kind ? file.bytes : 0), 0)
  const { origin } = new URL(page.url())
  const real = urls.filter((url) => !/^(data|blob):/.test(url))
  return {
    requests: real.length,
    repeated,
    scripts: files.filter(({ kind }) => kind === 'js').map(({ name, bytes }) => ({ name, bytes })),
    js: sum('js'),
    css: sum('css'),
    fonts: sum('woff2'),
    foreign: real.filter((url) => new URL(url).origin !== origin),
    asked: real.map((url) => url.replace(origin, '')),
    brought: {
      reads: readsIn((await opened?.text()) ?? ''),
      left: await page.evaluate(() => Object.keys((globalThis as unknown as Keeping).brought ?? {})),
    },
  }
}

/** Pages that keep what is read out of their documents already. */
const watched = new WeakSet<Page>()

interface Keeping {
  brought?: object
}

/** In the page: holds what is read out of the document; each answer that is taken is taken out of it. */
function keepWhatWasBrought(): void {
  const parse = JSON.parse
  JSON.parse = (text, ...rest) => {
    const value = parse(text, ...rest)
    if (value !== null && typeof value === 'object' && 'session/get null' in value)
      (globalThis as unknown as Keeping).brought = value
    return value
  }
}

function readsIn(document: string): string[] {
  const [, json = '{}'] = /id="first-reads">(.*?)<\/script>/.exec(document) ?? []
  return Object.keys(JSON.parse(json))
}

/** Where a request goes; what was put together goes to several places. */
function placesOf(request: Request): string[] {
  const asked: unknown = request.url().endsWith('/__batch__') ? request.postDataJSON() : []
  const places = (asked as { url: string }[]).map(({ url }) => url)
  return places.length > 0 ? places : [request.url()]
}

/** Resolves when a page shows what it came for: a heading, no place-holder, and nothing asked for half a second. */
export async function untilStill(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: 60_000 })
  await page.locator('.animate-skeleton').first().waitFor({ state: 'detached', timeout: 60_000 })
  await page.waitForLoadState('networkidle')
}

interface Weighed {
  kind: string
  name: string
  bytes: number
}

/** What was asked for weighs the same each time: its address names what is in it. */
const weighed = new Map<string, Promise<Weighed>>()

async function weigh(response: Response): Promise<Weighed> {
  const url = response.url()
  const name = new URL(url).pathname.split('/').at(-1) ?? ''
  const kind = name.split('.').at(-1) ?? ''
  if (!['js', 'css', 'woff2'].includes(kind)) return { kind, name, bytes: 0 }
  const file = weighed.get(url) ?? weighFile(url, { kind, name })
  weighed.set(url, file)
  return file
}

/** Asked for anew: a page that stays in its process keeps no bodies of what it runs already. */
async function weighFile(url: string, { kind, name }: Omit<Weighed, 'bytes'>): Promise<Weighed> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer())
  return { kind, name, bytes: kind === 'woff2' ? body.length : gzipSync(body, { level: 9 }).length }
}
