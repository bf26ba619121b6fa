import { expect, it } from 'vitest'
import { accountSid, authToken } from '#carrier-emulator/carrier-bench.ts'
import { readConnection } from '#carrier-emulator/connection-overrides.ts'
import { settingsShape } from '#carrier-emulator/settings.ts'

const settings = settingsShape.parse({ accountSid, authToken })
const read = (address: string, more = {}) => {
  const { retryOn, ...rest } = readConnection(address, { ...settings, ...more })
  return { ...rest, retryOn: [...retryOn].sort() }
}
const real = { url: 'http://x.example/a?b=1', connectMs: 5_000, readMs: 15_000, totalMs: 15_000, retries: 0 }

// Sabotage: let an unset retry count be 1.
it('does not retry a failed text webhook unless the address or the settings say so', () => {
  expect(read('http://x.example/a?b=1')).toMatchObject(real)
  expect(read('http://x.example/a?b=1', { failedWebhookRetry: 'once' }).retries).toBe(1)
})

it('reads overrides from the fragment and keeps it out of the address', () => {
  expect(read('http://x.example/a?b=1#rc=3&rp=5xx,rt&ct=1000&rt=2000&tt=9000')).toEqual({
    ...{ url: 'http://x.example/a?b=1', connectMs: 1_000, readMs: 2_000, totalMs: 9_000 },
    ...{ retries: 3, retryOn: ['5xx', 'rt'] },
  })
  expect(read('http://x.example/a?b=1#rp=all').retries).toBe(1)
  expect(read('http://x.example/a?b=1#rp=all').retryOn).toEqual(['4xx', '5xx', 'ct', 'rt'])
  expect(read('http://x.example/a?b=1#rc=2').retryOn).toEqual(['ct'])
})

it('ignores values outside the limits', () => {
  expect(read('http://x.example/a?b=1#rc=9&ct=1&rt=99999&tt=x')).toMatchObject(real)
})
