import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { createHandlers } from '../background/registry.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { sendAvatar } from '../testing/send-picture.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const DEVICE = '0b7c8a56-6f0e-4a53-9d0c-2f6a4b1c7d11'

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#c04020' } })
    .withExif({ IFD0: { Copyright: 'Secret place', ImageDescription: 'At home' } })
    .toFormat(format)
    .toBuffer()

describe.each(engines())('avatars on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  beforeEach(async () => {
    worker = await createUser(test, { role: 'worker' })
  })

  const send = (bytes: Buffer, { field = 'avatar', token = worker.token } = {}) =>
    sendAvatar(test, bytes, token, field)
  const media = (url: string) => test.app.inject({ method: 'GET', url })
  const own = async () =>
    (await test.call('GET', '/cabinet/user-role', { token: worker.token })).body.data.url_img

  const removeFiles = async () => {
    const handlers = createHandlers(test.deps)
    for (const file of await test.queued<{ name: string }>('remove-file')) await handlers['remove-file'](file)
  }

  it.each(['jpeg', 'png', 'webp'] as const)(
    'given as %s become square WebP without the camera’s metadata',
    async (format) => {
      const { status, body } = await send(await picture(format))
      expect(status).toBe(200)
      expect(await own()).toBe(body.data.url_img)
      const answer = await media(body.data.url_img)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const meta = await sharp(answer.rawPayload).metadata()
      expect(meta).toMatchObject({ format: 'webp', width: 512, height: 512 })
      expect(meta.exif).toBeUndefined()
      expect(answer.rawPayload.includes('Secret place')).toBe(false)
    },
  )

  it('are shown wherever the person is shown', async () => {
    const { body } = await send(await picture())
    expect((await test.call('GET', `/users/${worker.id}`)).body.data.url_img).toBe(body.data.url_img)
  })

  it('are deleted when replaced or removed', async () => {
    const first = (await send(await picture())).body.data.url_img
    const second = (await send(await picture())).body.data.url_img
    await removeFiles()
    expect([(await media(first)).statusCode, (await media(second)).statusCode]).toEqual([404, 200])
    for (let time = 0; time < 2; time++) {
      const { status } = await test.call('DELETE', '/cabinet/avatar', { token: worker.token })
      expect(status).toBe(204)
    }
    await removeFiles()
    expect([(await media(second)).statusCode, await own()]).toEqual([404, null])
  })

  it('that arrive after a newer change are refused, and their file is removed', async () => {
    const headers = (number: number) => ({ intention: `${DEVICE}/${number}/0` })
    await test.call('DELETE', '/cabinet/avatar', { token: worker.token, headers: headers(2) })
    const before = (await test.queued('remove-file')).length
    const late = await sendAvatar(test, await picture(), worker.token, 'avatar', headers(1))
    expect([late.status, late.body.code, await own()]).toEqual([409, 'outdated', null])
    expect(await test.queued('remove-file')).toHaveLength(before + 1)
  })

  it('are refused in unknown formats', async () => {
    const jpeg = await picture()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const bytes of [Buffer.from(svg), await picture('gif'), jpeg.subarray(0, 60), Buffer.alloc(0)]) {
      const { status, body } = await send(bytes)
      expect([status, body.errors]).toEqual([422, { avatar: ['Please choose a photo: JPEG, PNG or WebP'] }])
    }
    expect(await own()).toBeNull()
  })

  it('are refused above 5 MB, under another field name, as JSON and without login', async () => {
    const large = await send(Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]))
    expect([large.status, large.body.errors]).toEqual([
      422,
      { avatar: ['The photo may be at most 5\u00a0MB'] },
    ])
    expect((await send(await picture(), { field: 'file' })).body.errors).toHaveProperty('avatar')
    const json = await test.call('PUT', '/cabinet/avatar', { token: worker.token, body: { avatar: 'x' } })
    expect(json.status).toBe(415)
    expect((await send(await picture(), { token: 'a.b.c' })).status).toBe(401)
  })

  it.each([
    ['that breaks off', 'multipart/form-data; boundary=x', '--x\r\n'],
    [
      'that breaks off within the file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="avatar"; filename="me.png"\r\n\r\nabc',
    ],
    ['without a boundary', 'multipart/form-data', 'x'],
  ])('are refused in a form %s', async (_, type, payload) => {
    const headers = { authorization: `Bearer ${worker.token}`, 'content-type': type }
    const answer = await test.app.inject({ method: 'PUT', url: '/api/v1/cabinet/avatar', headers, payload })
    expect(answer.statusCode).toBe(400)
  })

  it('are refused when a small file decompresses to a huge picture', async () => {
    const huge = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect((await send(huge)).status).toBe(422)
  })

  it('have addresses that cannot leave the storage folder', async () => {
    for (const path of ['/media/..%2Fjwt-secret', '/media/jwt-secret', `/media/${crypto.randomUUID()}.webp`])
      expect((await media(path)).statusCode).toBe(404)
  })
})
