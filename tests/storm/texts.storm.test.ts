import { expect, inject, it } from 'vitest'
import { runStorm } from '../support/storm.ts'

const { texts, kills } = inject('testMatrix') === 'full' ? { texts: 300, kills: 4 } : { texts: 100, kills: 1 }

// The whole storm is `npm run storm`; this is a part of it, small enough for every run of the tests.
// Sabotage: in boot.ts, sweep nothing; or in deliver-intent.ts, send again at once what may have been taken.
it('no text is lost and none is answered twice while the server is killed again and again', async () => {
  const storm = await runStorm({ texts, kills, seed: 7, perSecond: 60, databaseUrl: null })
  expect(storm.findings).toEqual([])
  expect(storm.webhooks).toBeGreaterThan(texts)
}, 170_000)
