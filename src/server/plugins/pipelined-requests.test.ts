import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { App } from '../http/app-type.ts'
import { handlePipelinedInTurn } from './pipelined-requests.ts'

const PIPELINED = 5

/** A server that counts its requests, and a connection that has sent some at once. */
async function createServer(requests = PIPELINED) {
  const app = Fastify() as unknown as App
  handlePipelinedInTurn(app)
  const seen = { begun: 0, active: 0, most: 0 }
  let goOn = () => {}
  const held = new Promise<void>((done) => {
    goOn = done
  })
  app.get('/', { schema: { hide: true } }, async () => {
    seen.begun++
    seen.most = Math.max(seen.most, ++seen.active)
    await held
    seen.active--
    return `answer ${seen.begun}`
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const closed = new Promise<void>((done) =>
    app.server.once('connection', (socket) => socket.once('close', () => done())),
  )
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(requests))
  await expect.poll(() => seen.begun).toBeGreaterThan(0)
  return { app, socket, seen, goOn, closed }
}

it('pipelined requests are handled one after the other, and answered in their order', async () => {
  const { app, socket, seen, goOn } = await createServer()
  goOn()
  let got = ''
  socket.on('data', (chunk) => {
    got += chunk
  })
  await expect.poll(() => got.match(/answer \d/g)).toHaveLength(PIPELINED)
  expect(got.match(/answer \d/g)).toEqual(Array.from({ length: PIPELINED }, (_, n) => `answer ${n + 1}`))
  expect(seen.most).toBe(1)
  socket.destroy()
  await app.close()
})

it('a connection with hundreds of waiting requests is closed', async () => {
  const { app, goOn, closed } = await createServer(500)
  await closed
  goOn()
  await app.close()
})

it('requests of a closed connection are not handled', async () => {
  const { app, socket, seen, goOn, closed } = await createServer()
  socket.destroy()
  await closed
  goOn()
  await expect.poll(() => seen.active).toBe(0)
  await app.close()
  expect(seen.begun).toBe(1)
})
