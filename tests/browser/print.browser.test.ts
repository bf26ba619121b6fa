import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserApp, openBrowserApp, signIn, switchToSample } from '../support/browser-app.ts'

const [texter, number] = ['+15035550177', '+15035550100']
const paper = { width: 816, height: 1056 }
let parley: BrowserApp

beforeAll(async () => {
  parley = await openBrowserApp()
}, 60_000)
afterAll(() => parley?.close())

test('a conversation prints whole, black on white, with nothing to press, whatever the theme', async () => {
  const { context, page, faults } = await parley.open({ theme: 'dark' })
  await signIn(page)
  await switchToSample(parley, page)
  for (const day of ['Monday', 'Tuesday', 'Friday', 'Saturday', 'Sunday'])
    await textAndWait(page, `Are you open on ${day}?`)
  await page.goto(`/conversations/${await conversationOf(page)}`)
  const transcript = page.getByRole('list', { name: 'Transcript' })
  await transcript.getByText('Are you open on Sunday?').waitFor()
  await page.setViewportSize(paper)
  // On the screen the words are scrolled in a part of the window.
  expect(await pageHeight(page)).toBeLessThanOrEqual(paper.height)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // Sabotage: in base.css leave out `overflow: visible`, or `height: auto`.
  const box = await transcript.boundingBox()
  expect(box?.height).toBeGreaterThan(500)
  expect(await pageHeight(page)).toBeGreaterThanOrEqual(Math.floor((box?.y ?? 0) + (box?.height ?? 0)))
  expect(await clipped(page)).toEqual([])
  // Sabotage: in button-style.ts leave out print:hidden, or `nav` in base.css.
  expect(await shown(page, 'nav, textarea, .rounded-control:is(a, button)')).toEqual([])
  // Sabotage: in base.css leave out --text, --canvas, or `color-scheme: light`.
  expect(await inksOf(page)).toEqual({
    words: 'rgb(0, 0, 0)',
    name: 'rgb(11, 110, 95)',
    paper: ['rgb(255, 255, 255)'],
  })
  // Sabotage: leave out `break-inside`.
  expect(
    await transcript.evaluate((list) =>
      [...list.querySelectorAll('li')]
        .filter((row) => !row.querySelector('li'))
        .every((row) => getComputedStyle(row).breakInside === 'avoid'),
    ),
  ).toBe(true)
  expect(faults).toEqual([])
  await context.close()
}, 90_000)

async function textAndWait(page: Page, words: string): Promise<void> {
  const before = await messageCount(page)
  await parley.text(texter, number, words)
  await expect.poll(() => messageCount(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(before + 2)
}

interface Listed {
  items: { id: string; messageCount: number; contact: { phone: string | null } }[]
}

async function listed(page: Page): Promise<Listed['items'][number] | undefined> {
  const response = await page.request.get('/api/v1/conversations?limit=100')
  const { items } = (await response.json()) as Listed
  return items.find(({ contact }) => contact.phone === texter)
}

async function messageCount(page: Page): Promise<number> {
  return (await listed(page))?.messageCount ?? 0
}

async function conversationOf(page: Page): Promise<string> {
  return (await listed(page))?.id ?? ''
}

function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** What of the transcript's surroundings still cuts it off. */
function clipped(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Transcript' }).evaluate((list) => {
    const around: string[] = []
    for (let part = list.parentElement; part && part !== document.body; part = part.parentElement)
      if (getComputedStyle(part).overflowY !== 'visible' || part.scrollHeight > part.clientHeight + 1)
        around.push(part.className)
    return around
  })
}

/** What of these can still be seen. */
function shown(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height > 0)
        .map((part) => part.outerHTML.slice(0, 120)),
    selector,
  )
}

/** The colour of the contact's words and of the bot's name, and every colour that lies under the transcript. */
function inksOf(page: Page): Promise<{ words: string; name: string; paper: string[] }> {
  return page
    .getByText('Are you open on Sunday?')
    .last()
    .evaluate((words) => {
      const under = new Set<string>()
      for (let part: Element | null = words; part; part = part.parentElement) {
        const colour = getComputedStyle(part).backgroundColor
        if (colour !== 'rgba(0, 0, 0, 0)') under.add(colour)
      }
      const name = words.closest('ol')?.querySelector('.text-accent') ?? words
      return { words: getComputedStyle(words).color, name: getComputedStyle(name).color, paper: [...under] }
    })
}
