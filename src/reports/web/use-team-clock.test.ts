import { expect, test } from 'vitest'
import { formatTeamClock } from './use-team-clock.ts'

const now = new Date('2026-11-17T22:42:00Z')

// Sabotage: in zoneName, return the name whatever it is.
test('says day, time and zone as people do, also where the zone has only an offset', () => {
  const at = (timeZone: string, locale = 'en-US') => formatTeamClock(now, { timeZone, locale })
  expect(at('America/Los_Angeles')).toMatch(/^Tuesday, November 17, 2:42\sPM Pacific Time$/)
  expect(at('UTC')).toMatch(/^Tuesday, November 17, 10:42\sPM UTC$/)
  expect(at('Etc/GMT-3')).toMatch(/^Wednesday, November 18, 1:42\sAM UTC$/)
  expect(at('America/Los_Angeles', 'es')).toMatch(/^Martes, 17 de noviembre, 14:42 hora del Pacífico$/)
})
