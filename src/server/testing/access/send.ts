import sharp from 'sharp'
import { encodePicture } from '../send-picture.ts'
import type { TestApp } from '../test-app.ts'
import type { Caller } from './callers.ts'
import type { Call } from './line.ts'

export type Answer = { status: number; text: string }

/** Returns a function that calls a route, given as `METHOD /path/:id`, as a caller. */
export async function createSender(test: TestApp) {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c04020' } })
    .png()
    .toBuffer()
  let callers = 0
  return async (
    route: string,
    { path = {}, query, body, picture: field }: Call,
    { token }: Caller,
  ): Promise<Answer> => {
    const [method = 'GET', url = ''] = route.split(' ')
    const filled = Object.entries(path).reduce(
      (at, [key, value]) => at.replace(`:${key}`, String(value)),
      url,
    )
    const form = field ? await encodePicture(field, picture) : null
    const answer = await test.app.inject({
      method: method as 'GET',
      url: filled.startsWith('/broadcasting') ? filled : `/api/v1${filled}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(form && { 'content-type': form.type }),
      },
      // Each caller has their own address, because wrong passwords are counted by address.
      remoteAddress: `10.0.${++callers >> 8}.${callers & 255}`,
      ...(query && { query: query as Record<string, string> }),
      ...(form ? { payload: form.payload } : body && { payload: body }),
    })
    return { status: answer.statusCode, text: answer.body }
  }
}
