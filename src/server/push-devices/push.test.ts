import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendTestPush } from '../notifications/send-test-push.ts'
import { createVapidKey, publicKeyOf } from '../push/vapid.ts'
import { createPush } from '../push/web-push.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { startPushService, type TestDevice } from '../testing/push-service.ts'
import { createTestApp, engines, useTestApp } from '../testing/test-app.ts'
import { usePushService } from '../testing/use-push-service.ts'

describe.each(engines())('devices on %s', (engine) => {
  const test = useTestApp(engine, { pushTestEndpoints: true })
  const push = usePushService()
  let user: TestUser
  let device: TestDevice
  beforeEach(async () => {
    user = await createUser(test, { role: 'worker', language: 'de' })
    device = push.subscribe()
  })
  const subscribe = ({ token }: TestUser, { subscription } = device) =>
    test.call('POST', '/push/subscriptions', { token, body: subscription })
  const tryOut = async ({ token }: TestUser) => (await test.call('POST', '/push/test', { token })).body.data
  const toAll = ({ id }: TestUser) => sendTestPush(test.deps, id)
  const vapid = () => {
    const privateKey = createVapidKey()
    return { privateKey, publicKey: publicKeyOf(privateKey) ?? '', subject: 'mailto:test@jobmost.example' }
  }
  const rows = ({ id }: TestUser) =>
    test.db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', id).execute()

  it('can be subscribed repeatedly with the server’s key', async () => {
    const { body } = await test.call('GET', '/push/key')
    expect(Buffer.from(body.data.key, 'base64url')).toHaveLength(65)
    for (let times = 0; times < 2; times++) expect((await subscribe(user)).status).toBe(204)
    expect(await rows(user)).toHaveLength(1)
  })

  it('receive a test push in the person’s language, encrypted end to end', async () => {
    await subscribe(user)
    const other = push.subscribe()
    await subscribe(user, other)
    expect(await tryOut(user)).toEqual({ sent: 2, failed: 0, removed: 0 })
    const [first] = device.pushes
    expect(first?.payload).toMatchObject({
      kind: 'test',
      title: 'Jobmost',
      body: 'Benachrichtigungen funktionieren auf diesem Gerät.',
      path: '/de/cabinet/notifications',
      user_id: user.id,
      unread: 0,
      at: test.clock().getTime(),
    })
    expect(first).toMatchObject({ urgency: 'high', ttl: 60 })
    expect(other.pushes).toHaveLength(1)
  })

  it('get pushes that are signed with the key they have subscribed with, also after a new key', async () => {
    const former = vapid()
    const ofNewKey = vapid()
    const known = push.subscribe(former.publicKey)
    const ofEarlierRelease = push.subscribe(former.publicKey)
    const recent = push.subscribe(ofNewKey.publicKey)
    const withKeys = (given: Parameters<typeof createPush>[0]) =>
      Object.assign(test.deps, { push: createPush({ ...given, testEndpoints: true }) })
    const { push: before } = test.deps
    try {
      const body = { ...known.subscription, key: former.publicKey }
      await test.call('POST', '/push/subscriptions', { token: user.token, body })
      await subscribe(user, ofEarlierRelease)
      await test.db
        .updateTable('push_subscriptions')
        .set({ vapid_key: null })
        .where('endpoint', '=', ofEarlierRelease.subscription.endpoint)
        .execute()
      const again = { ...recent.subscription, key: ofNewKey.publicKey }
      await test.call('POST', '/push/subscriptions', { token: user.token, body: again })
      withKeys({ vapid: ofNewKey, formerVapid: [former] })
      expect(await toAll(user)).toEqual({ sent: 3, failed: 0, removed: 0 })
      withKeys({ vapid: ofNewKey })
      expect(await toAll(user)).toEqual({ sent: 1, failed: 2, removed: 0 })
    } finally {
      Object.assign(test.deps, { push: before })
    }
  })

  it('are counted in the metrics by result', async () => {
    const counted = async () => {
      const { body } = await test.app.inject('/metrics')
      return Object.fromEntries(
        [...body.matchAll(/^jobmost_pushes_total\{result="(\w+)"\} (\d+)$/gm)].map(([, result, n]) => [
          result,
          Number(n),
        ]),
      )
    }
    const before = await counted()
    await subscribe(user)
    for (const answer of [201, 400, 503, 410]) {
      push.service.answer = answer
      await tryOut(user)
    }
    const after = await counted()
    const added = Object.entries<number>(after).map(([result, n]) => [result, n - (before[result] ?? 0)])
    expect(Object.fromEntries(added)).toEqual({ sent: 1, failed: 1, retry: 1, gone: 1 })
  })

  it.each([404, 410])('that are gone (%d) are deleted at once', async (answer) => {
    await subscribe(user)
    push.service.answer = answer
    expect(await tryOut(user)).toEqual({ sent: 0, failed: 0, removed: 1 })
    expect(await rows(user)).toEqual([])
  })

  it.each([400, 403, 413, 429, 500, 503])('stay when their push service answers %d', async (answer) => {
    await subscribe(user)
    push.service.answer = answer
    expect(await tryOut(user)).toEqual({ sent: 0, failed: 1, removed: 0 })
    expect(await rows(user)).toHaveLength(1)
  })

  it.each([301, 302, 307, 308])('do not follow a redirect (%d) of the push service', async (answer) => {
    await subscribe(user)
    const elsewhere = await startPushService()
    Object.assign(push.service, { answer, redirectTo: `${elsewhere.origin}/x` })
    expect(await tryOut(user)).toEqual({ sent: 0, failed: 1, removed: 0 })
    expect(elsewhere.service.asked).toBe(0)
    await elsewhere.close()
  })

  it('time out when their push service does not answer', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    const { subscription } = device
    const body = { ...subscription, endpoint: `http://127.0.0.1:${port}/x` }
    await test.call('POST', '/push/subscriptions', { token: user.token, body })
    const since = Date.now()
    expect(await tryOut(user)).toEqual({ sent: 0, failed: 1, removed: 0 })
    expect(Date.now() - since).toBeLessThan(5000)
    silent.close()
  })

  it('are removed at logout on the device', async () => {
    await subscribe(user)
    await test.call('POST', '/auth/logout', { token: user.token })
    expect(await rows(user)).toEqual([])
  })

  it('are removed when their session ends elsewhere, alone or with all others', async () => {
    await subscribe(user)
    const login = { login: user.email, password: user.password }
    const { body } = await test.call('POST', '/auth/login', { body: login })
    const other = push.subscribe()
    await test.call('POST', '/push/subscriptions', { token: body.access_token, body: other.subscription })
    expect(await rows(user)).toHaveLength(2)
    const { data } = (await test.call('GET', '/cabinet/sessions', { token: body.access_token })).body
    const here = data.find(({ is_current, current }: Record<string, boolean>) => is_current ?? current)
    const first = data.find(({ id }: { id: string }) => id !== here.id)
    await test.call('DELETE', `/cabinet/sessions/${first.id}`, { token: body.access_token })
    expect((await rows(user)).map(({ endpoint }) => endpoint)).toEqual([other.subscription.endpoint])
  })

  it('receive nothing after the session has expired', async () => {
    await subscribe(user)
    const { id } = user
    await test.db
      .updateTable('sessions')
      .set({ expires_at: new Date(test.clock().getTime() - 1) })
      .where('user_id', '=', id)
      .execute()
    const { pushToAll } = await import('./devices.ts')
    const payload = {
      kind: 'test',
      user_id: id,
      title: '',
      body: '',
      path: '/',
      tag: 't',
      unread: 0,
      at: 0,
    } as const
    const delivery = { tag: 't', ttlS: 60, urgency: 'normal' } as const
    expect(await pushToAll(test.deps, id, payload, delivery)).toEqual({ sent: 0, failed: 0, removed: 0 })
    expect(device.pushes).toEqual([])
  })

  it('are limited to a person’s latest twenty', async () => {
    await subscribe(user)
    for (let number = 0; number < 20; number++) {
      test.clock.advance(1000)
      await subscribe(user, push.subscribe())
    }
    const kept = (await rows(user)).map(({ endpoint }) => endpoint)
    expect([kept.length, kept.includes(device.subscription.endpoint)]).toEqual([20, false])
  })

  it('receive at most five test pushes a minute', async () => {
    const limited = await createTestApp(engine, { rateLimit: true })
    const { token } = await createUser(limited, { role: 'worker' })
    const answers: number[] = []
    for (let times = 0; times < 6; times++)
      answers.push((await limited.call('POST', '/push/test', { token })).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    await limited.close()
  })

  it('belong to the person who signed in last', async () => {
    await subscribe(user)
    const next = await createUser(test, { role: 'boss' })
    await subscribe(next)
    expect([await rows(user), (await rows(next)).length]).toEqual([[], 1])
    await tryOut(user)
    expect(device.pushes).toEqual([])
  })

  it('can be removed only by their owner', async () => {
    await subscribe(user)
    const body = { endpoint: device.subscription.endpoint }
    const stranger = await createUser(test, { role: 'boss' })
    expect((await test.call('DELETE', '/push/subscriptions', { token: stranger.token, body })).status).toBe(
      204,
    )
    expect(await rows(user)).toHaveLength(1)
    expect((await test.call('DELETE', '/push/subscriptions', { token: user.token, body })).status).toBe(204)
    expect(await rows(user)).toEqual([])
  })

  it('are refused with a foreign endpoint or invalid keys', async () => {
    const { subscription } = device
    const refused = async (given: object) => {
      const body = { ...subscription, ...given }
      const answer = await test.call('POST', '/push/subscriptions', { token: user.token, body })
      return [answer.status, Object.keys(answer.body.errors ?? {})]
    }
    expect(await refused({ endpoint: 'https://evil.example/x' })).toEqual([422, ['endpoint']])
    expect(await refused({ endpoint: 'https://192.168.0.1/x' })).toEqual([422, ['endpoint']])
    expect(await refused({ keys: { ...subscription.keys, p256dh: 'AAAA' } })).toEqual([422, ['keys']])
    expect(await rows(user)).toEqual([])
  })

  it('are refused when the endpoint cannot be stored, and cannot be removed either', async () => {
    const endpoint = `${device.subscription.endpoint}\u0000`
    const subscription = { ...device.subscription, endpoint }
    expect((await subscribe(user, { ...device, subscription })).status).toBe(422)
    const { status } = await test.call('DELETE', '/push/subscriptions', {
      token: user.token,
      body: { endpoint },
    })
    expect(status).toBe(422)
  })

  it('on this machine are refused without the test setting', async () => {
    const strict = await createTestApp(engine)
    const { token } = await createUser(strict, { role: 'worker' })
    const answer = await strict.call('POST', '/push/subscriptions', { token, body: device.subscription })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { endpoint: ['Please choose one of the options'] },
    ])
    await strict.close()
  })
})
