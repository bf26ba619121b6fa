import { recogniseOptOut } from '#contacts/server/recognise-stop.ts'

export type StopSet = { stop: string[]; lookAlikes: string[] }

/** How many wishes to stop are heard, and how many other texts are taken for one. */
export function measureStops(set: StopSet) {
  const isStop = (text: string) => recogniseOptOut(text, { optedOut: false }).kind === 'stop'
  const missed = set.stop.filter((text) => !isStop(text))
  const falseStops = set.lookAlikes.filter(isStop)
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10
  return {
    missed,
    falseStops,
    stops: set.stop.length,
    lookAlikes: set.lookAlikes.length,
    recallPercent: percent(set.stop.length - missed.length, set.stop.length),
    falseStopPercent: percent(falseStops.length, set.lookAlikes.length),
  }
}
