import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCall } from '../../bench/web/fill-call.ts'
import { type BrowserApp, openBrowserApp, signIn, switchToSample } from '../support/browser-app.ts'

const exchanges = 150
const lines = exchanges * 2
let parley: BrowserApp

beforeAll(async () => {
  parley = await openBrowserApp()
}, 60_000)
afterAll(() => parley?.close())

test('every line of a long call is on the page, told to screen readers and printed', async () => {
  const { context, page, faults } = await parley.open()
  await signIn(page)
  await switchToSample(parley, page)
  const call = { contact: 'Long sample call', exchanges, endedMinutesAgo: 1 }
  const id = await fillCall(parley.app.ground.db, await sampleTeam(), call)
  await page.goto(`/conversations/${id}`)
  const said = page.getByRole('list', { name: 'What was said' }).locator(':scope > li[id]')
  await expect.poll(() => said.count(), { timeout: 15_000 }).toBe(lines)

  // Sabotage: in use-idle-rows.ts leave out the setting of `contentVisibility`.
  const devtools = await context.newCDPSession(page)
  const told = async () => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree')
    return nodes.filter(({ role }) => role?.value === 'paragraph').length
  }
  await expect.poll(told, { timeout: 15_000 }).toBeGreaterThanOrEqual(lines)

  await page.getByRole('log').focus()
  await page.keyboard.press('End')
  await expect
    .poll(() => page.getByRole('log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight))
    .toBeLessThan(2)

  await page.reload()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => said.count(), { timeout: 15_000 }).toBe(lines)
  expect(
    await said.evaluateAll(
      (rows) => rows.filter((row) => getComputedStyle(row).contentVisibility !== 'visible').length,
    ),
  ).toBe(0)
  expect(faults).toEqual([])
  await context.close()
}, 90_000)

async function sampleTeam(): Promise<string> {
  const [team] = await parley.app.ground.db.system('manage-teams', (tx) =>
    tx.query<{ id: string }>('select id from teams where is_sample'),
  )
  return team?.id ?? ''
}
