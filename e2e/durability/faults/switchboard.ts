import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A port that leads to another one, which can change: like the address of a database that fails over. */
export type Switchboard = { port: number; leadTo(port: number): void; close(): void }

/** Opens a switchboard that leads to `target`. A change cuts all connections. */
export async function openSwitchboard(target: number): Promise<Switchboard> {
  let current = target
  const sockets = new Set<Socket>()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((incoming) => {
    const outgoing = connect(current, '127.0.0.1')
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      current = port
      cut()
    },
    close() {
      server.close()
      cut()
    },
  }
}
