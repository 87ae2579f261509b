import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Baseline } from '../http/case.ts'
import type { Seeker } from '../http/seekers.ts'

/** A request of a visit, and the baseline that stands for it. Login has none: its time is that of the password's hash. */
export type Step = {
  what: string
  baseline: Baseline | null
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: unknown
}
/** What visitors open. */
export type Site = {
  slugs: string[]
  ids: number[]
  offers: number[]
  cities: number[]
  words: string[]
  seekers: Seeker[]
  rooms: number[]
}
export type Send = (step: Step) => Promise<void>

const THINK_MS = 2000
// Shares of visitors.
const SIGNED_IN = 0.3
const LOGGING_IN = 0.03
const CHATTING = 0.1

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const api = (path: string) => `/api/v1${path}`
const think = () => wait(THINK_MS * (0.5 + Math.random()))
const page = (path: string): Step => ({
  what: 'page',
  baseline: 'bytes',
  path,
  headers: { accept: 'text/html', 'accept-encoding': 'br' },
})
const read = (what: string, baseline: Baseline, path: string, headers = {}): Step => ({
  what,
  baseline,
  path: api(path),
  headers: { 'accept-encoding': 'br', ...headers },
})

/**
 * One visit: start, list, a search and jobs with pauses in between; some visitors are signed in, save a job, bid, or
 * chat. Ends when the visitor leaves.
 */
export async function visit(
  site: Site,
  send: Send,
  chat: (seeker: Seeker) => Promise<() => void>,
): Promise<void> {
  const share = Math.random()
  await send(page('/en'))
  await think()
  await send(read('list', 'bytes', `/jobs?page=${1 + Math.floor(Math.random() ** 3 * 40)}`))
  await think()
  await send(
    read('search', 'row', `/search?title=${encodeURIComponent(any(site.words))}&city_id=${any(site.cities)}`),
  )
  for (let count = 0; count < 2; count++) {
    await think()
    await send(read('job', 'row', `/jobs/${any(site.slugs)}`))
  }
  if (Math.random() < 0.3) await send(page(`/en/jobs/item/${any(site.slugs)}`))
  if (Math.random() < 0.3) await send(read('offer', 'row', `/offers/${any(site.offers)}`))
  if (share < LOGGING_IN) await send(login)
  if (share < SIGNED_IN) await visitSignedIn(site, send, share < CHATTING ? chat : null)
}

async function visitSignedIn(
  site: Site,
  send: Send,
  chat: ((seeker: Seeker) => Promise<() => void>) | null,
): Promise<void> {
  const index = Math.floor(Math.random() * site.seekers.length)
  const seeker = site.seekers[index] as Seeker
  const { authorization } = seeker
  const write = (what: string, method: 'POST' | 'PUT', path: string, body?: unknown): Step => ({
    what,
    baseline: 'insert',
    method,
    path: api(path),
    headers: { authorization, 'idempotency-key': randomUUID() },
    body,
  })
  const poll = () => send(read('own', 'row', '/chat/my/rooms', { authorization }))
  await send(read('own', 'row', '/cabinet/user-role', { authorization }))
  await poll()
  await think()
  await send(write('favourite', 'PUT', `/cabinet/favorites/jobs/${any(site.ids)}`))
  if (Math.random() < 0.2)
    await send(write('bid', 'POST', `/jobs/${any(site.slugs)}/rates`, { text: 'I can start on Monday.' }))
  if (!chat) return
  const leave = await chat(seeker)
  for (let count = 0; count < 3; count++) {
    await think()
    const body = { text: 'Good morning!', client_id: randomUUID() }
    await send(write('message', 'POST', `/chat/rooms/${site.rooms[index]}/messages`, body))
  }
  // The interval of the poll (60 s), shortened: each visit polls once more before it ends.
  await wait(10 * THINK_MS)
  await poll()
  leave()
}

const login: Step = {
  what: 'login',
  baseline: null,
  method: 'POST',
  path: api('/auth/login'),
  body: { login: 'worker@jobmost.example', password: 'Bridge-2026!' },
}
