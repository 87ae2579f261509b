import type { TestApp } from './test-app.ts'

/** A form with one picture, as browsers encode it. */
export async function encodePicture(field: string, bytes: Buffer) {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(bytes)]), 'me.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return {
    type: request.headers.get('content-type') ?? '',
    payload: Buffer.from(await request.arrayBuffer()),
  }
}

/** Sends a picture of the user to whom the token belongs. */
export const sendAvatar = (test: TestApp, bytes: Buffer, token: string, field = 'avatar', more = {}) =>
  putPicture(test, '/cabinet/avatar', { bytes, token, field, more })

type Picture = { bytes: Buffer; token: string; field: string; more?: object; method?: 'PUT' | 'POST' }

/** Uploads a picture to a route. */
export async function putPicture(
  test: TestApp,
  path: string,
  { bytes, token, field, more, method = 'PUT' }: Picture,
) {
  const { type, payload } = await encodePicture(field, bytes)
  const headers = { authorization: `Bearer ${token}`, 'content-type': type, ...more }
  const response = await test.app.inject({ method, url: `/api/v1${path}`, headers, payload })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}
