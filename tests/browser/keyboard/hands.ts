import type { Locator, Page } from 'playwright-core'

/** Somebody who has no pointer: keys are all that is ever pressed here. */
export interface Hands {
  /** Tab by Tab until the focus is there; throws where it never comes by, or cannot be seen. */
  tabTo(wanted: Locator): Promise<void>
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  /** How often a pointer was used after all. */
  pointerUses(): Promise<number>
}

const mostTabs = 160

/** Watches the page for pointers from the next load on. */
export async function withoutPointer(page: Page): Promise<Hands> {
  await page.addInitScript(() => {
    const count = () =>
      sessionStorage.setItem('pointer', String(Number(sessionStorage.getItem('pointer')) + 1))
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, (event) => event.isTrusted && count(), true)
  })
  return {
    tabTo: (wanted) => tabTo(page, wanted),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
    pointerUses: () => page.evaluate(() => Number(sessionStorage.getItem('pointer'))),
  }
}

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const one = wanted.first()
  await one.waitFor()
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await one.evaluate((element) => element === document.activeElement)) {
      const hidden = await one.evaluate(hiddenFocus)
      if (hidden) throw new Error(`The focus on ${wanted} cannot be seen: ${hidden}`)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${wanted} is not reached by Tab.`)
}

/** Why somebody could not see where the focus is; an empty text where they can. */
function hiddenFocus(element: Element): string {
  const isRinged = (one: Element | null) => {
    if (!one) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  }
  const around = [element, element.parentElement, element.parentElement?.parentElement ?? null]
  if (!around.some(isRinged) && !element.matches('input, textarea, select, [contenteditable]'))
    return 'nothing rings it'
  const { left, top, width, height } = element.getBoundingClientRect()
  if (top < 0 || left < 0 || top >= innerHeight || left >= innerWidth) return 'it is outside the window'
  const hit = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1))
  const isReached =
    hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null)
  return isReached ? '' : `it lies under ${hit?.outerHTML.slice(0, 80)}`
}
