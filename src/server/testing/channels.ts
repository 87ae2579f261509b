import { listen, openSocket, type RawSocket } from './raw-socket.ts'
import type { TestApp } from './test-app.ts'

/** Requests authorisation as a form, as Laravel Echo does, or as JSON. */
export async function authorise(
  test: TestApp,
  token: string | null,
  body: Record<string, string>,
  type: 'form' | 'json' = 'form',
) {
  const { url } = await listen(test)
  const response = await fetch(`${url}/broadcasting/auth`, {
    method: 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'content-type': type === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
      'x-csrf-token': 'anything',
      'accept-language': 'en',
    },
    body: type === 'form' ? new URLSearchParams(body) : JSON.stringify(body),
  })
  const answer = (await response.json()) as { auth: string; code?: string; errors?: object }
  return { status: response.status, body: answer }
}

/** A socket subscribed to a channel: connected to the server `at`, authorised by the server `test`. */
export async function join(test: TestApp, token: string, channel: string, at = test): Promise<RawSocket> {
  const socket = await openSocket(at)
  const { body } = await authorise(test, token, { socket_id: await socket.id(), channel_name: channel })
  socket.subscribe(channel, body.auth)
  await socket.next('pusher_internal:subscription_succeeded')
  return socket
}
