import type { Page } from 'playwright-core'

/** One picture: where it is taken, and what is opened for it. */
export interface Scene {
  name: string
  path: string
  /** Pictures of the same screen elsewhere begin with this. */
  beside?: string
  /** Not yet signed in. */
  isPublic?: boolean
  /** Only for a sheet: the docs do not show it. */
  isAside?: boolean
  open?: (page: Page) => Promise<unknown>
}

export interface View {
  theme: 'light' | 'dark'
  width: number
}

const firstRow = (page: Page) => page.locator('a[data-row-link]').first()

async function openCall(page: Page): Promise<void> {
  const id = await page.evaluate(async () => {
    const list = await (await fetch('/api/v1/conversations?limit=50')).json()
    for (const one of list.items) {
      const calls = await (await fetch(`/api/v1/conversations/${one.id}/calls`)).json()
      if (calls.items.some((call: { recording: unknown }) => call.recording)) return one.id as string
    }
    return list.items[0]?.id as string
  })
  await page.goto(`/conversations/${id}${new URL(page.url()).hash === '#debug' ? '/debug' : ''}`)
}

/** The page of the first record in a list, told by the beginning of its id. */
async function openFirst(page: Page, kind: 'bot' | 'con' | 'num', part = ''): Promise<void> {
  const link = page.locator(`main a[href*="/${kind}_"]`).first()
  await link.waitFor()
  const address = await link.getAttribute('href')
  await page.goto(`${address?.split('?')[0]}${part}`)
}

export const scenes: readonly Scene[] = [
  { name: 'home', path: '/', beside: '01-home' },
  {
    name: 'inbox',
    path: '/conversations',
    beside: '02-inbox',
    open: async (page) => {
      await firstRow(page).waitFor()
      if ((page.viewportSize()?.width ?? 0) > 640) await firstRow(page).click()
    },
  },
  { name: 'conversation', path: '/conversations', beside: '03-conversation', open: openCall },
  { name: 'debug', path: '/conversations#debug', beside: '04-debug', open: openCall },
  { name: 'studio', path: '/bots', beside: '05-studio', open: (page) => openFirst(page, 'bot', '/studio') },
  {
    name: 'publish',
    path: '/bots',
    beside: '05b-publish',
    isAside: true,
    open: async (page) => {
      await openFirst(page, 'bot', '/studio')
      await page
        .getByRole('button', { name: /^Publish/ })
        .first()
        .click()
    },
  },
  { name: 'dev-phone', path: '/admin/twilio/dev', beside: '06-dev' },
  { name: 'calendar', path: '/calendar' },
  { name: 'contacts', path: '/contacts', isAside: true },
  { name: 'contact', path: '/contacts', isAside: true, open: (page) => openFirst(page, 'con') },
  { name: 'bots', path: '/bots', beside: '10-bots' },
  { name: 'bot', path: '/bots', isAside: true, open: (page) => openFirst(page, 'bot') },
  { name: 'phones', path: '/settings/phones', isAside: true },
  { name: 'phone', path: '/settings/phones', isAside: true, open: (page) => openFirst(page, 'num') },
  { name: 'profile', path: '/settings/account', isAside: true },
  { name: 'admin', path: '/admin', isAside: true },
  {
    name: 'palette',
    path: '/bots',
    beside: '10b-palette',
    isAside: true,
    open: async (page) => {
      await firstRow(page).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').first().fill('recep')
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'login', path: '/login', beside: '08b-login', isAside: true, isPublic: true },
]
