import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { createClient } from './client.ts'

// An honest user who reads pages while the server is attacked, and measures the time of each answer. It runs in its own
// thread, because the attack would delay its measurements.
const EVERY_MS = 80
const { port, token } = workerData as { port: number; token: string }
const client = createClient(port)
const LIST = '/api/v1/jobs'
const VISIT = ['/en/jobs', LIST, 'a job', '/api/v1/cabinet/user-role', '/api/v1/notifications']

const slugsOf = (body: string): string[] => JSON.parse(body).data.map(({ slug }: { slug: string }) => slug)
const listed = async () =>
  slugsOf((await client.send({ method: 'GET', target: LIST, address: '198.51.100.9' })).body)

type Measured = { phase: string; target: string; ms: number; status: number }
const measured: Measured[] = []
const state = { phase: '', isOver: false, slug: '' }
parentPort?.on('message', (phase: string | null) => {
  if (phase === null) state.isOver = true
  else state.phase = phase
})

for (let index = 0; !state.isOver; index++) {
  const step = VISIT[index % VISIT.length] ?? '/'
  // The first job of the latest list: an earlier one may be gone, because an attacking administrator takes jobs down.
  const target = step === 'a job' ? `${LIST}/${state.slug}` : step
  const isPage = !target.startsWith('/api')
  const { phase } = state
  const { ms, status, body } = await client.send({
    method: 'GET',
    target,
    headers: isPage
      ? { accept: 'text/html' }
      : { accept: 'application/json', authorization: `Bearer ${token}` },
    // Several addresses, so that the rate limit of one address does not apply.
    address: `198.51.100.${(index % 8) + 1}`,
  })
  if (target === LIST && status === 200) state.slug = slugsOf(body)[0] ?? ''
  // An attacking administrator may have taken the job down since the list was read.
  const isGone = step === 'a job' && status === 404 && !(await listed()).includes(state.slug)
  if (phase) measured.push({ phase, target, ms, status: isGone ? 200 : status })
  await wait(Math.max(0, EVERY_MS - ms))
}
client.close()
parentPort?.postMessage(measured)
