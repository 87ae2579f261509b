import type { HTTPMethods } from 'fastify'
import { expect, it } from 'vitest'
import { collectRoutes } from '../testing/registered-routes.ts'
import { createTestApp } from '../testing/test-app.ts'

// Answers only WebSocket handshakes, whose connections are counted (plugins/open-connections.ts).
const HANDSHAKE = '/app/:key'

it('every registered route counts requests, before it refuses them', async () => {
  const { started: test, routes } = await collectRoutes(() => createTestApp('pglite', { rateLimit: true }))
  const unlimited: string[] = []
  let count = 0
  for (const { method, url } of routes) {
    if (url === HANDSHAKE) continue
    count++
    const answer = await test.app.inject({
      method: [method].flat()[0] as Exclude<HTTPMethods, string & {}>,
      url: url.replaceAll(/:\w+|\*/g, '1'),
      // Another address for each, so that no limit is reached.
      remoteAddress: `198.51.${count >> 8}.${count & 255}`,
    })
    if (!(Number(answer.headers['x-ratelimit-limit']) > 0)) unlimited.push(`${method} ${url}`)
  }
  await test.close()
  expect(count).toBeGreaterThan(200)
  expect(unlimited).toEqual([])
}, 60_000)
