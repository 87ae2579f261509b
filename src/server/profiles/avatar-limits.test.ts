import sharp, { type Sharp } from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { HOUR_MS } from '#shared/durations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { sendAvatar } from '../testing/send-picture.ts'
import { useTestApp } from '../testing/test-app.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' }, limitInputPixels: false })

describe('limits of picture uploads', () => {
  const test = useTestApp('pglite')

  const send = (bytes: Buffer, { token }: TestUser) => sendAvatar(test, bytes, token)

  it.each([
    ['a JPEG of 49 megapixels', () => plain(7000, 7000).jpeg()],
    ['an interlaced PNG of 49 megapixels', () => plain(7000, 7000).png({ progressive: true })],
    ['a progressive JPEG of more than 4 megapixels', () => plain(2200, 2000).jpeg({ progressive: true })],
    ['an interlaced PNG of more than 4 megapixels', () => plain(2200, 2000).png({ progressive: true })],
  ])('refuses %s by its header', async (_, make) => {
    const bytes = await make().toBuffer()
    const user = await createUser(test, { role: 'worker' })
    const started = performance.now()
    const { status, body } = await send(bytes, user)
    expect([status, body.errors?.avatar?.[0]]).toEqual([422, expect.stringContaining('12\u00a0megapixels')])
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it.each([
    ['what a phone takes', () => plain(4080, 3072).jpeg()],
    ['a progressive JPEG of 4 megapixels', () => plain(2000, 2000).jpeg({ progressive: true })],
  ])('takes %s', async (_, make) => {
    const { status } = await send(await make().toBuffer(), await createUser(test, { role: 'worker' }))
    expect(status).toBe(200)
  })

  it('keeps logins responsive during many uploads and refuses uploads beyond the queue', async () => {
    const bytes = await plain(4080, 3072).jpeg().toBuffer()
    const users: TestUser[] = []
    for (let count = 0; count < 20; count++) users.push(await createUser(test, { role: 'worker' }))
    const pictures = Promise.all(users.map((user) => send(bytes, user)))
    const [{ email, password }] = users as [TestUser]
    const started = performance.now()
    const login = await test.call('POST', '/auth/login', { body: { login: email, password } })
    const took = performance.now() - started
    const answers = await pictures
    const refused = answers.filter(({ status }) => status === 503)
    expect(login.status).toBe(200)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(took).toBeLessThan(5000)
  })

  it('gives up decoding after its time limit', async () => {
    const limit = sharp.prototype.timeout
    const asked: unknown[] = []
    // A shorter limit and a slower step, which takes many seconds on a fast machine too: no picture of an allowed size takes ten.
    const spy = vi.spyOn(sharp.prototype, 'timeout').mockImplementation(function (this: Sharp, given) {
      asked.push(given)
      return limit.call(this, { seconds: 1 }).blur(1000)
    })
    const user = await createUser(test, { role: 'worker' })
    const { status, body } = await send(await plain(4000, 3000).jpeg().toBuffer(), user)
    spy.mockRestore()
    expect([status, body.code, asked]).toEqual([422, 'invalid', [{ seconds: 10 }]])
    expect((await send(await plain(20, 20).jpeg().toBuffer(), user)).status).toBe(200)
  })

  it('accepts ten pictures an hour for each account', async () => {
    const user = await createUser(test, { role: 'worker' })
    const bytes = await plain(20, 20).jpeg().toBuffer()
    for (let time = 0; time < 10; time++) expect((await send(bytes, user)).status).toBe(200)
    const refused = await send(bytes, user)
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, HOUR_MS / 1000])
    expect((await send(bytes, await createUser(test, { role: 'worker' }))).status).toBe(200)
    test.clock.advance(HOUR_MS)
    const { body } = await test.call('POST', '/auth/login', {
      body: { login: user.email, password: user.password },
    })
    expect((await send(bytes, { ...user, token: body.access_token })).status).toBe(200)
  })
})
