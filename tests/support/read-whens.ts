import { findWhen } from '#values/find-when.ts'

// Monday, November 23, 2026.
const here = { now: new Date('2026-11-23T15:10:00Z'), timeZone: 'America/New_York' }

/** The times in a text in short: "11-26@12:00-17:00", one per value, an excluded one with "!". */
export function readWhens(text: string): string {
  return findWhen(text, here)
    .map(({ value: { days, times, isExcluded } }) => {
      const said = days ? [...new Set([days.from.slice(5), days.to.slice(5)])].join('..') : ''
      const clock = times ? `@${[...new Set([times.from, times.to])].join('-')}` : ''
      return `${isExcluded ? '!' : ''}${said}${clock}`
    })
    .join(' ')
}
