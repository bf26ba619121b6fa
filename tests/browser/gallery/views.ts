import type { Page } from 'playwright-core'

export interface GalleryView {
  name: string
  path: string
  /** Looked at in one width only, where the other shows nothing new. */
  only?: 'wide' | 'phone'
  /** All that is new on it: the page under what was opened is judged where it stands alone. */
  part?: string
  /** Opens what is closed at first, such as a dialog. */
  open?: (page: Page) => Promise<unknown>
}

/** Everything of the kit, on screen at least once, and what is hard to bring about in the product. */
export const views: readonly GalleryView[] = [
  { name: 'kit', path: '/admin', open: (page) => page.getByText('could not be loaded').first().waitFor() },
  {
    name: 'peek, menu and toast',
    part: '#list, #heads, [aria-label=Messages], [role=dialog]',
    path: '/admin?peek=bot_1#toasts',
    open: async (page) => {
      const isPhone = (page.viewportSize()?.width ?? 0) <= 640
      if (isPhone) return page.getByRole('dialog', { name: 'Receptionist' }).waitFor()
      await page.getByRole('button', { name: 'Resolve it' }).click()
      await page.getByRole('button', { name: 'More', exact: true }).first().click()
    },
  },
  {
    name: 'refused form',
    part: '#form',
    path: '/admin#form',
    open: async (page) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('The plan allows three numbers.').waitFor()
      await page.getByLabel('Time zone').fill('berl')
      await page.getByRole('option', { name: 'Berlin' }).waitFor()
    },
  },
  { name: 'dialog', part: '[role=dialog]', path: '/admin#overlays', open: (page) => press(page, 'Publish') },
  {
    name: 'question',
    part: '[role=alertdialog]',
    only: 'phone',
    path: '/admin#overlays',
    open: (page) => press(page, 'Forget this contact'),
  },
  {
    name: 'sheet',
    part: '[role=dialog]',
    path: '/admin#waiting',
    open: (page) => press(page, 'Open a version that is gone'),
  },
  {
    name: 'palette',
    part: '[role=dialog]',
    path: '/admin#palette',
    open: async (page) => {
      await press(page, 'Open a palette of samples')
      await page.getByRole('combobox', { name: 'Search and commands' }).fill('recep')
      await page.getByRole('option', { name: '(503)' }).waitFor()
    },
  },
  {
    name: 'shortcuts',
    part: '[role=dialog]',
    path: '/admin?state=live&q=nobody',
    only: 'wide',
    open: (page) => page.keyboard.press('?'),
  },
  {
    name: 'more',
    part: '[role=dialog]',
    only: 'phone',
    path: '/',
    open: (page) => press(page, 'More'),
  },
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

function press(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).first().click()
}
