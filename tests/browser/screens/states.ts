import type { BrowserContext, Page, Route } from 'playwright-core'

/** What a page may be met in. `filled`, `empty` and `denied` are made by who looks; the rest by what the server says. */
export const states = [
  ...(['filled', 'empty', 'loading', 'long-text', 'denied', 'error', 'offline', 'missing'] as const),
]
export type State = (typeof states)[number]

/** What a page asks for; who is asking is always known. */
const data = /\/api\/rpc\/(?!session\b)/

/** Makes the server of this browser behave as the state wants; gives what to do once the page was asked for. */
export async function bringAbout(
  state: State,
  context: BrowserContext,
): Promise<(page: Page) => Promise<void>> {
  if (['loading', 'error', 'long-text'].includes(state)) await leaveAsking(context)
  if (state === 'loading') return holdBack(context)
  if (state === 'error') await context.route(data, failReads)
  if (state === 'long-text') await context.route(data, lengthen)
  if (state === 'offline') return (page) => goOffline(context, page)
  return async () => {}
}

/** What tells that something is on its way. */
export const waiting = ':is([role=status], .animate-skeleton, [aria-busy=true]) >> visible=true'

/** The document brings nothing along, so that the page asks for everything. */
async function leaveAsking(context: BrowserContext): Promise<void> {
  const isPage = (url: URL) => !/^\/(?:api|assets)\//.test(url.pathname)
  await context.route(isPage, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<script type="application\/json".*?<\/script>/, '')
    await route.fulfill({ response: answer, body })
  })
}

/** Answers of the server wait until the page has been judged. */
async function holdBack(context: BrowserContext): Promise<(page: Page) => Promise<void>> {
  await context.route(data, () => new Promise(() => {}))
  return async (page) => {
    await page.locator(waiting).or(page.locator('h1')).first().waitFor()
    await page.waitForTimeout(300)
  }
}

async function failReads(route: Route): Promise<void> {
  const data = {
    status: 500,
    code: 'unavailable',
    title: 'Something went wrong on our side',
    detail: 'Try again in a moment.',
    requestId: 'req_0000000000000000000000test',
  }
  const body = {
    json: { defined: true, code: 'UNAVAILABLE', status: 500, message: data.title, data },
    meta: [],
  }
  const { length } = askedTogether(route)
  if (length === 0) return route.fulfill({ status: 500, json: body })
  const items = Array.from({ length }, (_, index) => ({ index, status: 500, body }))
  await route.fulfill({ status: 207, json: items })
}

/** What a page asked for in one request; nothing where it asked for one thing. */
function askedTogether(route: Route): unknown[] {
  return route.request().url().endsWith('/__batch__') ? (route.request().postDataJSON() as unknown[]) : []
}

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
}

const unbroken = 'Extraordinarily-long-name-without-any-space-in-it-0123456789'
const sentence = 'and then it went on and on about the boiler, the valve and the weather '.repeat(5).trim()
const names = new Set(['name', 'contactName', 'title', 'botName', 'assigneeName', 'subject', 'service'])
const texts = new Set(['text', 'lastLine', 'note', 'summary', 'detail', 'body', 'address'])

/** What people wrote is as long as people write: names without a space, lines of three hundred letters. */
async function lengthen(route: Route): Promise<void> {
  const answer = await route.fetch().catch(() => null)
  if (!answer?.headers()['content-type']?.includes('json'))
    return answer ? route.fulfill({ response: answer }) : route.abort()
  await route.fulfill({ response: answer, json: stretch(await answer.json()) })
}

function stretch(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => stretch(one, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stretch(one, name)]))
  if (typeof value !== 'string' || value === '') return value
  if (names.has(key)) return unbroken
  return texts.has(key) ? `${value} ${sentence}` : value
}
