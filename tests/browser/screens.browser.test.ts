import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { doorPaths } from '#app/door-paths.ts'
import { pageRoutes } from '#app/web/routes.tsx'
import { fillCall } from '../../bench/web/fill-call.ts'
import {
  accessibilityFaults,
  type BrowserApp,
  openBrowserApp,
  signIn,
  switchTeam,
  untilDrawn,
} from '../support/browser-app.ts'
import { goTo, load } from '../support/go-to.ts'
import { judgeScreen } from './screens/judge-screen.ts'
import { changedScreens } from './screens/looked-at.ts'
import { type Place, placesFor, recordsOf } from './screens/places.ts'
import { bringAbout, type State, states, waiting } from './screens/states.ts'

const isFull = inject('testMatrix') === 'full'
const changed = changedScreens()

/** What the quick run looks at; the rest waits for the full one. */
const quickStates: readonly State[] = ['filled']

interface Variant {
  theme: 'light' | 'dark'
  width: 1280 | 390
  language: 'en' | 'es' | 'en-XA' | 'ar-XB'
}
const plain: Variant[] = (['light', 'dark'] as const).flatMap((theme) =>
  ([1280, 390] as const).map((width): Variant => ({ theme, width, language: 'en' })),
)
const translated: Variant[] = (['es', 'en-XA', 'ar-XB'] as const).flatMap((language) => [
  { theme: 'light', width: 1280, language },
  { theme: 'dark', width: 390, language },
])
const variants = [...plain, ...translated]

let parley: BrowserApp
let filled: Place[]
let empty: Place[]
/** What a signed-in browser carries, by the team it looks at. */
let keptFilled: Awaited<ReturnType<BrowserContext['storageState']>>
let keptEmpty: typeof keptFilled

beforeAll(async () => {
  parley = await openBrowserApp()
  const { db } = parley.app.ground
  const teams = await db.system('manage-teams', (tx) =>
    tx.query<{ id: string; is_sample: boolean }>('select id, is_sample from teams'),
  )
  const sample = teams.find((team) => team.is_sample)?.id ?? ''
  const own = teams.find((team) => !team.is_sample)?.id ?? ''
  // The sample team's talks are texts; two pages show most with a call.
  await fillCall(db, sample, { contact: 'Dana Whitfield', exchanges: 6, endedMinutesAgo: 30 })
  filled = placesFor(await recordsOf(db, sample))
  empty = placesFor(await recordsOf(db, own)).filter(({ record }) => record !== '')
  keptEmpty = await signedIn(own)
  keptFilled = await signedIn(sample)
}, 60_000)
afterAll(() => parley?.close())

async function signedIn(teamId: string) {
  const { context, page } = await parley.open()
  await signIn(page)
  await switchTeam(page, teamId)
  const kept = await context.storageState()
  await context.close()
  return kept
}

describe('every page', () => {
  test('is looked at', () => {
    // The way in is seen by the first-minute journey alone: it closes with the first administrator.
    const routes = [...doorPaths, ...pageRoutes.map(({ path }) => path)].filter((path) => path !== '/install')
    expect(filled.map(({ route }) => route).sort()).toEqual(routes.sort())
  })

  // Sabotage: take the label off a field, or give a head cell `min-w-200`.
  test.each(states.filter((state) => state !== 'denied' && (isFull || quickStates.includes(state))))(
    'has no fault when it is %s',
    async (state) => {
      expect(await lookAtAll(state)).toEqual([])
    },
    isFull ? 1_800_000 : 120_000 + changed.size * 15_000,
  )

  test.runIf(isFull)(
    'has no fault for somebody who may only look',
    async () => {
      const { db } = parley.app.ground
      await db.system('manage-teams', (tx) => tx.query("update memberships set role = 'viewer'"))
      expect(await lookAtAll('denied')).toEqual([])
      await db.system('manage-teams', (tx) => tx.query("update memberships set role = 'owner'"))
    },
    isFull ? 1_800_000 : 120_000,
  )
})

/** Every page of a state in its variants, two at a time; what is wrong, each with where it was seen. */
async function lookAtAll(state: State): Promise<string[]> {
  const visits = placesIn(state)
    .flatMap((place) => variantsOf(place, state).map((variant) => ({ place, variant })))
    .sort((one, other) => one.variant.language.localeCompare(other.variant.language))
  const faults: string[] = []
  const lookInTurn = async () => {
    const windows = new Map<string, View>()
    for (let visit = visits.shift(); visit; visit = visits.shift()) {
      const { theme, width, language } = visit.variant
      // A page that never comes hides none of the others.
      const notShown = (error: Error) => [error.message]
      const look = state === 'filled' ? lookIn(windows, visit) : lookAlone({ ...visit, state })
      for (const fault of await look.catch(notShown))
        faults.push(`${visit.place.route} ${state} ${theme} ${width} ${language}: ${fault}`)
    }
    for (const { context } of windows.values()) await context.close()
  }
  await Promise.all([lookInTurn(), lookInTurn()])
  return faults
}

type View = Awaited<ReturnType<BrowserApp['open']>>

function placesIn(state: State): Place[] {
  if (state === 'empty') return empty.filter(({ isPublic }) => !isPublic)
  if (state === 'missing') return filled.filter(({ missing }) => missing)
  return state === 'filled' ? filled : filled.filter(({ isPublic }) => !isPublic)
}

/**
 * All of them in the full run, and for a page that has changed since; else one, the same each time, and of the states beside
 * `filled` a fifth of the pages.
 */
function variantsOf(place: Place, state: State): Variant[] {
  if (isFull) return state === 'filled' ? variants : plain
  if (state === 'filled' && changed.has(place.isPublic ? 'door' : place.route)) return variants
  const hash = createHash('sha256').update(`${place.route} ${state}`).digest()
  if (state !== 'filled' && (hash[1] ?? 0) % 5 !== 0) return []
  return [variants[(hash[0] ?? 0) % variants.length] ?? plain[0]].filter((one) => one !== undefined)
}

/** In a window that others were seen in, by going there as a link does; loaded where the language is another. */
async function lookIn(windows: Map<string, View>, { place, variant }: Visit): Promise<string[]> {
  const whose = place.isPublic ? 'stranger' : 'member'
  const view = windows.get(whose) ?? (await parley.open({ kept: place.isPublic ? undefined : keptFilled }))
  windows.set(whose, view)
  const { page, faults } = view
  await dress(view, variant)
  const shown = await page.locator('html').getAttribute('lang')
  if (page.url() === 'about:blank' || place.isPublic || shown !== variant.language)
    await load(page, place.path)
  else await goTo(page, place.path)
  return [...(await judge(page, place, 'filled')), ...faults.splice(0)]
}

/** What plays a part for its browser needs one of its own. */
async function lookAlone({ place, variant, state }: Visit & { state: State }): Promise<string[]> {
  const kept = place.isPublic ? undefined : state === 'empty' ? keptEmpty : keptFilled
  const view = await parley.open({ kept })
  const { context, page, faults } = view
  await dress(view, variant)
  const then = await bringAbout(state, context)
  await page.goto(state === 'missing' ? (place.missing ?? place.path) : place.path)
  if (state !== 'loading') await untilDrawn(page)
  await then(page)
  const found = await judge(page, place, state)
  // A page that asks again and again is left in the middle of it.
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return [...found, ...faults.filter((fault) => !isExpected(fault, state))]
}

interface Visit {
  place: Place
  variant: Variant
}

async function dress({ context, page }: View, { theme, width, language }: Variant): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 800 })
  await page.emulateMedia({ colorScheme: theme })
  await context.addCookies([{ name: 'language', value: language, url: parley.app.url }])
}

/** Pages that ask the server for nothing but who is there, or only when something is done. */
const asksNothing = ['/bots/new', '/settings', '/settings/profile']
const saysNames = /^\/(bots|conversations|contacts|(conversations|contacts)\/\$id)$/

async function judge(page: Page, place: Place, state: State): Promise<string[]> {
  // What is still loading has no head of its own everywhere, and is seen for a moment.
  if (state === 'loading') {
    const isTold = asksNothing.includes(place.route) || (await page.locator(waiting).count()) > 0
    return [...(isTold ? [] : ['nothing tells that it waits']), ...(await accessibilityFaults(page))]
  }
  const found = await judgeScreen(page)
  const text = await page.locator('body').innerText()
  if (text.trim() === '') found.push('the page is blank')
  if (state === 'error' && !asksNothing.includes(place.route) && !text.includes('req_'))
    found.push('it does not tell the number of the request that failed')
  if (state === 'long-text' && !text.includes('Extraordinarily') && saysNames.test(place.route))
    found.push('nothing on it is long')
  return found
}

function isExpected(fault: string, state: State): boolean {
  if (state === 'error') return /status of 500/.test(fault)
  if (state === 'offline') return /ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(fault)
  return state === 'missing' && /status of 404/.test(fault)
}
