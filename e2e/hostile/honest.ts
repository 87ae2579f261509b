import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { createClient } from './client.ts'

// In a thread of its own, so that the load beside it does not delay its clock.
const EVERY_MS = 80
const { port, token, slug } = workerData as { port: number; token: string; slug: string }
const client = createClient(port)
const VISIT = [
  '/en/jobs',
  '/api/v1/jobs',
  `/api/v1/jobs/${slug}`,
  '/api/v1/cabinet/user-role',
  '/api/v1/notifications',
]

type Measured = { phase: string; ms: number; status: number }
const measured: Measured[] = []
const state = { phase: '', isOver: false }
parentPort?.on('message', (phase: string | null) => {
  if (phase === null) state.isOver = true
  else state.phase = phase
})

for (let index = 0; !state.isOver; index++) {
  const target = VISIT[index % VISIT.length] ?? '/'
  const isPage = !target.startsWith('/api')
  const { phase } = state
  const { ms, status } = await client.send({
    method: 'GET',
    target,
    headers: isPage
      ? { accept: 'text/html' }
      : { accept: 'application/json', authorization: `Bearer ${token}` },
    // As a household with several devices: the limits of an address must not count here.
    address: `198.51.100.${(index % 8) + 1}`,
  })
  if (phase) measured.push({ phase, ms, status })
  await wait(Math.max(0, EVERY_MS - ms))
}
client.close()
parentPort?.postMessage(measured)
