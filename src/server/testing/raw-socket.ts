import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import type { TestApp } from './test-app.ts'

export type RawFrame = { event: string; channel?: string; data: unknown; user_id?: string }

/** Starts a test app on a free port of this machine and gives its address. */
export async function listen({ app }: Pick<TestApp, 'app'>): Promise<{ port: number; url: string }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}` }
}

export type RawSocket = Awaited<ReturnType<typeof openSocket>>

/** A plain WebSocket to a test app's real-time endpoint, frame by frame. */
export async function openSocket(
  test: Pick<TestApp, 'app'>,
  { path = '/app/test-key?protocol=7', headers = {} as Record<string, string> } = {},
) {
  const { port } = await listen(test)
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
  const frames: RawFrame[] = []
  let wake = () => {}
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
  )
  socket.on('error', () => undefined)
  socket.on('message', (text) => {
    const frame = JSON.parse(String(text)) as RawFrame
    frames.push({ ...frame, data: typeof frame.data === 'string' ? readJson(frame.data) : frame.data })
    wake()
  })
  /** The next frame that no earlier call has returned. */
  const next = async (event?: string, withinMs = 5000): Promise<RawFrame> => {
    const deadline = Date.now() + withinMs
    for (;;) {
      const at = frames.findIndex((frame) => !event || frame.event === event)
      if (at >= 0) return frames.splice(at, 1)[0] as RawFrame
      const left = deadline - Date.now()
      if (left <= 0) throw new Error(`no ${event ?? 'frame'} within ${withinMs} ms`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
  const send = (event: string, data?: unknown, channel?: string) =>
    socket.send(JSON.stringify({ event, data, channel }))
  return {
    socket,
    frames,
    closed,
    next,
    send,
    subscribe: (channel: string, auth?: string, channel_data?: string) =>
      send('pusher:subscribe', { channel, auth, channel_data }),
    /** Waits for `pusher:connection_established` and gives the socket id. */
    id: async () => ((await next('pusher:connection_established')).data as { socket_id: string }).socket_id,
    /** Waits until the server has handled everything sent so far, and gives the frames received meanwhile. */
    async settled(): Promise<RawFrame[]> {
      send('pusher:ping')
      await next('pusher:pong')
      return frames.splice(0)
    },
    close: () => socket.terminate(),
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
