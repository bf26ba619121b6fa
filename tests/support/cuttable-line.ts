import net from 'node:net'

/** A line to a server that can be cut and mended: every byte goes through, until `cut` drops all of them. */
export async function openCuttableLine(targetPort: number): Promise<{
  url: string
  cut(): void
  mend(): void
  close(): Promise<void>
}> {
  const sockets = new Set<net.Socket>()
  let isCut = false
  const server = net.createServer((near) => {
    if (isCut) return void near.destroy()
    const far = net.connect(targetPort, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as net.AddressInfo
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true
      drop()
    },
    mend: () => {
      isCut = false
    },
    close: () => {
      drop()
      return new Promise((done) => server.close(() => done()))
    },
  }
}
