import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  tid: number
  pid: number
}

export interface Frames {
  /** Script and layout of each frame, milliseconds. */
  workMs: number[]
  longestTaskMs: number
  perSecond: number
}

/** Scrolls an element by a step each frame, and adds up what each frame took in script, style and layout. */
export async function traceFrames(
  browser: Browser,
  page: Page,
  of: { selector: string; stepPx: number; frames: number },
): Promise<Frames> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']
  await browser.startTracing(page, { categories })
  const tookMs = await page.evaluate(scroll, of)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const events = trace.traceEvents.filter(({ ph }) => ph === 'X')
  const thread = events.find(({ name }) => name === 'FireAnimationFrame')
  const own = events
    .filter(({ tid, pid }) => tid === thread?.tid && pid === thread.pid)
    .sort((one, other) => one.ts - other.ts)
  const begins = own.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts)
  const workMs = begins.map((from, index) => {
    const until = begins[index + 1] ?? Number.POSITIVE_INFINITY
    const work = own.filter(({ name, ts }) => isWork.has(name) && ts >= from && ts < until)
    return work.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000
  })
  const tasks = own.filter(({ name }) => /RunTask$/.test(name)).map(({ dur = 0 }) => dur / 1000)
  return {
    workMs: workMs.slice(0, -1),
    longestTaskMs: Math.max(0, ...tasks),
    perSecond: of.frames / (tookMs / 1000),
  }
}

/** Those that never stand within one another. */
const isWork = new Set(['FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'EventDispatch', 'TimerFire'])

/** Runs in the page; without such an element nothing is scrolled and only the frames are counted. */
function scroll(of: { selector: string; stepPx: number; frames: number }): Promise<number> {
  const element = document.querySelector(of.selector)
  return new Promise((resolve) => {
    const began = performance.now()
    let left = of.frames
    const step = () => {
      element?.scrollBy(0, of.stepPx)
      left -= 1
      if (left > 0) requestAnimationFrame(step)
      else resolve(performance.now() - began)
    }
    requestAnimationFrame(step)
  })
}
