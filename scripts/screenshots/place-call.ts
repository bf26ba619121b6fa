import type { APIRequestContext, Page } from 'playwright-core'

const caller = '+15035550160'
/** What is said, and how long the bot is given for its answer. */
const said = [
  ['My kitchen drain is blocked. Can somebody come on Tuesday?', 12_000],
  ['The first one please. I am Robin Ashby, 12 Mill Lane.', 12_000],
  ['yes', 9_000],
] as const
const greetingMs = 7_000

/** Calls the sample business on the emulated carrier, says a few things, hangs up, and waits for the recording. */
export async function placeCall(page: Page): Promise<void> {
  const { request } = page
  const { numbers } = await read(request, '/admin/dev-phone')
  const to = numbers.find((one: { botName: string | null }) => one.botName)?.phone
  const { sid } = await send(request, '/admin/dev-phone/calls', { from: caller, to })
  const deed = (what: object) => send(request, `/admin/dev-phone/calls/${sid}/deeds`, { deed: what })
  await page.waitForTimeout(greetingMs)
  for (const [text, answerMs] of said) {
    await deed({ kind: 'say', text })
    await page.waitForTimeout(answerMs)
  }
  await deed({ kind: 'hangup' })
  for (let tried = 0; tried < 40; tried++) {
    await page.waitForTimeout(1_000)
    if (await isRecorded(request)) return
  }
  throw new Error('The call was not recorded in time.')
}

async function isRecorded(request: APIRequestContext): Promise<boolean> {
  const { items } = await read(request, `/conversations?search=${encodeURIComponent(caller)}`)
  if (!items[0]) return false
  const calls = await read(request, `/conversations/${items[0].id}/calls`)
  return calls.items.some((call: { recording: unknown }) => call.recording)
}

async function read(request: APIRequestContext, path: string) {
  return (await request.get(`/api/v1${path}`)).json()
}

async function send(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`/api/v1${path}`, { data })
  if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}
