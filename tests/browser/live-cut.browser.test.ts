import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { publishLive } from '#platform/live/publish-live.ts'
import { type BrowserApp, openBrowserApp, signIn } from '../support/browser-app.ts'
import { openCuttableLine } from '../support/cuttable-line.ts'

// Past fifteen seconds the page gives the stream up and asks instead: the short cut crosses that, the full one is a minute.
const cutMs = inject('testMatrix') === 'full' ? 60_000 : 10_000
let parley: BrowserApp
let line: Awaited<ReturnType<typeof openCuttableLine>>

beforeAll(async () => {
  parley = await openBrowserApp()
  line = await openCuttableLine(Number(new URL(parley.app.url).port))
}, 60_000)
afterAll(async () => {
  await line?.close()
  await parley?.close()
})

describe('live events in a browser that was cut off', () => {
  test('200 events of the time without a line arrive once each, in order', async () => {
    const { context, page } = await parley.open({ at: line.url })
    await signIn(page)
    const teamId = await onlyTeam()
    await listen(page, teamId)
    // The stream begins at the place the server had when it opened: knock until it is.
    while ((await heard(page)).length === 0) {
      await publish(teamId, { count: 1, from: -1 })
      await delay(100)
    }
    await publish(teamId, { count: 5, from: 0 })
    await heardAtLeast(page, 5)

    line.cut()
    await publish(teamId, { count: 200, from: 5 })
    await delay(cutMs)
    expect((await numbered(page)).length).toBe(5)
    line.mend()
    await heardAtLeast(page, 205)
    await publish(teamId, { count: 3, from: 205 })
    await heardAtLeast(page, 208)

    // Sabotage: in mount-live.ts read `after` as null, so that a reader that comes back starts at the head.
    expect(await numbered(page)).toEqual(Array.from({ length: 208 }, (_, n) => n))
    await context.close()
  }, 120_000)
})

async function onlyTeam(): Promise<string> {
  const [team] = await parley.app.ground.db.system('manage-teams', (tx) =>
    tx.query<{ id: string }>('select id from teams'),
  )
  return team?.id ?? ''
}

async function publish(teamId: string, events: { count: number; from: number }): Promise<void> {
  for (let i = 0; i < events.count; i++) {
    await parley.app.ground.db.team(teamId, (tx) =>
      publishLive(tx, { topic: 'contact.none', payload: { n: events.from + i } }),
    )
  }
}

/** Our own pages share the stream over this channel: what it carries is what every screen hears. */
function listen(page: Page, teamId: string): Promise<void> {
  return page.evaluate((scope) => {
    const heard: number[] = []
    Object.assign(globalThis, { heard })
    new BroadcastChannel(`parley.live.${scope}`).onmessage = ({ data: note }: MessageEvent) => {
      if (note.kind === 'event' && note.event.data.topic === 'contact.none') heard.push(note.event.data.n)
    }
  }, teamId)
}

function heard(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: number[] }).heard)
}

async function numbered(page: Page): Promise<number[]> {
  return (await heard(page)).filter((n) => n >= 0)
}

async function heardAtLeast(page: Page, count: number): Promise<void> {
  for (let waited = 0; waited < 200 && (await numbered(page)).length < count; waited++) await delay(200)
}
