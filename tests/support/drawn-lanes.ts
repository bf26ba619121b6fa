import type { Page } from 'playwright-core'

/** Whether anything is drawn in the upper and in the lower lane of the recording on the page. */
export function drawnLanes(page: Page): Promise<{ contact: boolean; ours: boolean }> {
  return page.evaluate(async () => {
    // The canvas is drawn in an effect after it is there.
    await new Promise((resolve) => setTimeout(resolve, 300))
    const canvas = document.querySelector('canvas')
    const brush = canvas?.getContext('2d')
    if (!canvas || !brush) return { contact: false, ours: false }
    const half = Math.floor(canvas.height / 2) - 12
    const isDrawn = (top: number) =>
      brush.getImageData(0, top, canvas.width, half).data.some((value, at) => at % 4 === 3 && value > 0)
    return { contact: isDrawn(0), ours: isDrawn(canvas.height - half) }
  })
}
