import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { currentRequester, type Requester } from '../db/request-queue.ts'
import type { App } from '../http/app-type.ts'
import { requestPlaces } from './request-places.ts'

/** A server whose requests are held until `goOn`, with the requesters that the handlers saw. */
async function createServer() {
  const app = Fastify({ trustProxy: true }) as unknown as App
  requestPlaces(app)
  const seen: (Requester | null)[] = []
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  const config = { schema: { hide: true } }
  app.get('/held', config, async () => {
    seen.push(currentRequester())
    await held
    return 'answer'
  })
  app.post('/body', config, async () => {
    seen.push(currentRequester())
    return 'answer'
  })
  app.get('/page', config, async () => {
    seen.push(currentRequester())
    await app.inject({ method: 'POST', url: '/body', payload: { a: 1 } })
    return 'answer'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const send = (path: string, address: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
    }).then((answer) => answer.text())
  return { app, seen, send, goOn }
}

it('further open requests of an address come later', async () => {
  const { app, seen, send, goOn } = await createServer()
  const answers: Promise<string>[] = []
  for (const [index, address] of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'].entries()) {
    answers.push(send('/held', address))
    await expect.poll(() => seen.length).toBe(index + 1)
  }
  const late = seen.map((one) => (one?.place ?? 0) - performance.now())
  expect(late[1]).toBeGreaterThan((late[0] ?? 0) + 10)
  expect(late[2]).toBeGreaterThan((late[1] ?? 0) + 10)
  expect(late[3]).toBeLessThan(0)
  goOn()
  await Promise.all(answers)
  await expect.poll(() => seen.every((one) => one?.isOver)).toBe(true)
  await send('/held', '10.0.0.1')
  expect(seen.at(-1)?.place).toBeLessThan(performance.now())
  await app.close()
})

it('a request with a body, and those of a page to our own API, keep their place', async () => {
  const { app, seen, send, goOn } = await createServer()
  await send('/body', '10.0.0.1', { method: 'POST', body: '{"a":1}' })
  expect(seen[0]).toMatchObject({ place: expect.any(Number) })
  await send('/page', '10.0.0.1')
  expect(seen[1]).not.toBe(null)
  expect(seen[2]).toBe(seen[1])
  goOn()
  await app.close()
})
