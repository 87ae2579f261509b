import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createUser, type TestUser } from '../testing/people.ts'
import { putPicture } from '../testing/send-picture.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const photo = () =>
  sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#c04020' } })
    .withExif({ IFD0: { Artist: 'Anna Example' } })
    .jpeg()
    .toBuffer()

describe.each(engines())('a picture for a text on %s', (engine) => {
  const test = useTestApp(engine)
  let editor: TestUser
  beforeAll(async () => {
    editor = await createUser(test, { role: 'admin', staff_role: 'editor' })
  })
  const upload = (bytes: Buffer, { token } = editor) =>
    putPicture(test, '/admin/pictures', { bytes, token, field: 'picture', method: 'POST' })

  it('is encoded again: smaller, as WebP, without what the camera wrote into it', async () => {
    const original = await photo()
    expect(original.includes('Anna Example')).toBe(true)
    const { status, body } = await upload(original)
    expect(status).toBe(201)
    const { rawPayload, headers } = await test.app.inject({ method: 'GET', url: body.data.picture })
    expect(headers['content-type']).toBe('image/webp')
    const { format, width, exif } = await sharp(rawPayload).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
    expect(width).toBeLessThan(4000)
    expect(rawPayload.includes('Anna Example')).toBe(false)
  })

  it('is refused when it is no picture, is cut off, or hides a page', async () => {
    const whole = await photo()
    for (const bytes of [
      Buffer.from('<html><script>alert(1)</script></html>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      whole.subarray(0, 300),
      Buffer.alloc(0),
    ]) {
      const { status } = await upload(bytes)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })

  it('may be uploaded only by those who edit content', async () => {
    const moderator = await createUser(test, { role: 'admin', staff_role: 'moderator' })
    const boss = await createUser(test, { role: 'boss' })
    for (const person of [moderator, boss]) expect((await upload(await photo(), person)).status).toBe(404)
  })
})
