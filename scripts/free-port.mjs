import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below what Linux (from 32768), macOS and Windows (from 49152) lend to outgoing connections and to
// servers that ask for any port: a port from their own range can be lent to another before it is taken.
const lowest = 20_000
const count = 12_000

/** A port of 127.0.0.1 that nobody listens on, for a server that must come back at the address it had. */
export async function freePort() {
  for (;;) {
    const port = lowest + randomInt(count)
    if (await isFree(port)) return port
  }
}

function isFree(port) {
  return new Promise((tell) => {
    const server = createServer()
    server.once('error', () => tell(false))
    server.listen(port, '127.0.0.1', () => server.close(() => tell(true)))
  })
}
