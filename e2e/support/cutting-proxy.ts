import { connect, createServer, type Socket } from 'node:net'

/** A proxy that can cut connections in the middle of requests, answers and WebSockets. */
export type CuttingProxy = {
  port: number
  /** The number of cut connections. */
  cuts: number
  /** Cuts each open connection with this probability (0 to 1). */
  cut(share: number, random: () => number): void
  close(): Promise<void>
}

/** Starts a proxy to `port` on loopback, for HTTP and WebSocket. */
export async function startCuttingProxy(port: number): Promise<CuttingProxy> {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    const end = () => {
      open.delete(near)
      near.destroy()
      far.destroy()
    }
    open.add(near)
    for (const side of [near, far]) side.on('error', end).on('close', end)
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The proxy has no port')
  const proxy: CuttingProxy = {
    port: address.port,
    cuts: 0,
    cut(share, random) {
      for (const socket of open) {
        if (random() >= share) continue
        proxy.cuts += 1
        socket.destroy()
      }
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
  return proxy
}
