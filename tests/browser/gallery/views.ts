import type { Page } from 'playwright-core'

export interface GalleryView {
  name: string
  path: string
  /** Looked at in one width only, where the other shows nothing new. */
  only?: 'wide' | 'phone'
  /** Opens what is closed at first, such as a dialog. */
  open?: (page: Page) => Promise<unknown>
}

/** Everything of the kit, on screen at least once. */
export const views: readonly GalleryView[] = [
  { name: 'home', path: '/', open: (page) => page.getByRole('button', { name: 'Call your bot' }).click() },
  { name: 'list', path: '/list', only: 'phone' },
  { name: 'peek', path: '/list?peek=bot_1' },
  { name: 'detail', path: '/detail', open: (page) => openMore(page) },
  {
    name: 'confirm',
    only: 'phone',
    path: '/detail',
    open: async (page) => {
      await openMore(page)
      await page.getByRole('menuitem', { name: 'Forget this contact' }).click()
    },
  },
  {
    name: 'form',
    path: '/form',
    open: async (page) => {
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Two digits are missing').waitFor()
      await page.getByLabel('Time zone').fill('berl')
      await page.getByRole('option', { name: 'Berlin' }).waitFor()
    },
  },
  { name: 'states', path: '/states' },
  {
    name: 'sheet',
    path: '/states',
    open: (page) => page.getByRole('button', { name: 'Publish' }).first().click(),
  },
  {
    name: 'palette',
    path: '/list',
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search and commands' }).fill('recep')
      await page.getByRole('option', { name: '(503)' }).waitFor()
    },
  },
  {
    name: 'shortcuts',
    path: '/list?state=live&q=nobody',
    only: 'wide',
    open: (page) => page.keyboard.press('?'),
  },
  {
    name: 'more',
    only: 'phone',
    path: '/list?state=live&q=nobody',
    open: (page) => openMore(page),
  },
  { name: 'sound', path: '/sound', open: (page) => page.getByText('could not be loaded').waitFor() },
  {
    name: 'call',
    path: '/call',
    open: (page) => page.getByRole('button', { name: /book_appointment failed/ }).click(),
  },
  { name: 'call states', path: '/call-states' },
  { name: 'public', path: '/public' },
]

/** The views to look at in a width. */
export function viewsAt(width: number): readonly GalleryView[] {
  return views.filter((view) => !view.only || (view.only === 'phone') === width <= 640)
}

function openMore(page: Page) {
  return page.getByRole('button', { name: 'More' }).first().click()
}
