import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './free-port.mjs'

// Sabotage: ask for port 0 in isFree and tell the port that was given.
it('gives a port outside of those that systems lend to whoever asks', async () => {
  for (let round = 0; round < 20; round++) {
    const port = await freePort()
    expect(port).toBeGreaterThanOrEqual(20_000)
    expect(port).toBeLessThan(32_768)
    const server = createServer()
    await new Promise((open, fail) => server.once('error', fail).listen(port, '127.0.0.1', open))
    await new Promise((closed) => server.close(closed))
  }
})
