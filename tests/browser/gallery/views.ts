import type { Page } from 'playwright-core'

export interface GalleryView {
  name: string
  path: string
  /** Opens what is closed at first, such as a dialog. */
  open?: (page: Page, width: number) => Promise<unknown>
}

/** Everything of the kit, on screen at least once. */
export const views: readonly GalleryView[] = [
  { name: 'home', path: '/', open: (page) => page.getByRole('button', { name: 'Call your bot' }).click() },
  { name: 'list', path: '/list' },
  { name: 'peek', path: '/list?peek=bot_1' },
  { name: 'detail', path: '/detail', open: (page) => openMore(page) },
  {
    name: 'confirm',
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
  { name: 'shortcuts', path: '/list?state=live&q=nobody', open: (page) => page.keyboard.press('?') },
  {
    name: 'more',
    path: '/list?state=live&q=nobody',
    open: async (page, width) => {
      if (width < 640) await openMore(page)
    },
  },
  { name: 'public', path: '/public' },
]

function openMore(page: Page) {
  return page.getByRole('button', { name: 'More' }).first().click()
}
