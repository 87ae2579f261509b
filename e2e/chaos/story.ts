import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import type { OwnBid } from '../../src/shared/contract/bids.ts'
import type { Message, Room } from '../../src/shared/contract/conversations.ts'
import type { FavoriteJob } from '../../src/shared/contract/favourites.ts'
import type { Profile } from '../../src/shared/contract/profiles.ts'
import { MINUTE_MS } from '../../src/shared/durations.ts'
import { type Api, createApi } from '../support/api.ts'
import { type FaultProxy, startProxy } from '../support/fault-proxy.ts'
import type { Server } from '../support/server.ts'
import { isAccepted, outboxEntries } from './accepted.ts'
import { openPerson, type Person } from './person.ts'
import { type Fault, isWrite, JOBS, planOf, type Step, type Write } from './plan.ts'

/**
 * What the person meant, as far as the app has accepted it: the device holds it, or the server has answered it. A write
 * that was cut off on the way is `unsure`: it may arrive once or never.
 */
type Meant = {
  bids: Map<number, string>
  /** All texts of bids and messages that were typed. */
  tried: Set<string>
  messages: string[]
  stars: Map<number, boolean | 'unsure'>
  /** The last accepted text, empty at first, and the unsure ones after it. */
  about: string[]
  /** All texts about oneself that were typed. */
  abouts: Set<string>
}

/** `sent`: the writes that reached the server, with the statuses of its answers. */
export type Outcome = {
  seed: number
  steps: Step[]
  done: number
  skipped: number
  /** Why writes were skipped. */
  reasons: string[]
  sent: string[]
  violations: string[]
}

/** Plays the story of a seed against a running server, and compares the server with what the person meant. */
export async function playStory(server: Server, seed: number): Promise<Outcome> {
  const steps = planOf(seed)
  const faults = await startProxy(server.port)
  const api = createApi(server.port)
  const jobs = []
  for (let index = 0; index < JOBS; index++) jobs.push(await api.createJob(`Chaos ${seed}-${index} (m/f/d)`))
  const [own, other] = [await api.register(), await api.register()]
  const room = await openRoom(api, own.token, seed)
  const person = await openPerson(faults.url)
  const meant: Meant = {
    bids: new Map(),
    tried: new Set(),
    messages: [],
    stars: new Map(),
    about: [''],
    abouts: new Set(),
  }
  const outcome: Outcome = { seed, steps, done: 0, skipped: 0, reasons: [], sent: [], violations: [] }
  const stage: Stage = {
    server,
    faults,
    person,
    jobs,
    room,
    meant,
    own: own.email,
    other: other.email,
    outcome,
  }
  try {
    await person.logIn(own.email)
    await visitAll(stage)
    for (const step of steps) await take(stage, step)
    await heal(stage)
    await settle(stage)
    outcome.violations.push(...(await compare(api, stage, own.token, other.token)))
  } catch (error) {
    outcome.violations.push(`the story could not go on: ${error instanceof Error ? error.message : error}`)
  } finally {
    await person.close().catch(() => undefined)
    await faults.close()
  }
  outcome.sent = faults.log
    .filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/') && !url.includes('/auth'))
    .map(
      ({ at, method, url, version, body, status }) =>
        `${at} ${method} ${url} ${version ?? ''} ${body} ${status}`,
    )
  return outcome
}

type Stage = {
  server: Server
  faults: FaultProxy
  person: Person
  jobs: { id: number; slug: string }[]
  room: number
  meant: Meant
  own: string
  other: string
  outcome: Outcome
}

/** Opened by the new worker: one employer may not begin a conversation with everybody. */
async function openRoom(api: Api, token: string, seed: number): Promise<number> {
  const job = await api.createJob(`Chaos chat ${seed} (m/f/d)`)
  return (await api.call<{ data: Room }>('POST', '/chat/rooms', token, { job_id: job.id })).data.id
}

const jobPath = ({ jobs }: Stage, job: number) => `/en/jobs/item/${jobs[job]?.slug}`
const ABOUT = '/en/cabinet/worker/about'

/** Opens each page once with the worker in place, so that it can be opened offline. */
async function visitAll(stage: Stage): Promise<void> {
  const page = await stage.person.tab()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  for (const path of [
    ...stage.jobs.map((_, job) => jobPath(stage, job)),
    ABOUT,
    `/en/chat/room/${stage.room}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible({ timeout: MINUTE_MS })
  }
}

async function take(stage: Stage, step: Step): Promise<void> {
  const { person, server, outcome } = stage
  if (isWrite(step)) {
    const isDone = await write(stage, await person.tab(), step).catch((error: Error) => {
      outcome.reasons.push(`${step.does}: ${error.message.split('\n')[0]}`)
      return false
    })
    outcome[isDone ? 'done' : 'skipped'] += 1
    return
  }
  if (step.does === 'fault') return treat(stage.faults, step.kind, step.count)
  if (step.does === 'kill-server') {
    await server.kill()
    await wait(step.downMs)
    return server.restart()
  }
  if (step.does === 'other-account') return changeAccount(stage)
  if (step.does === 'new-tab') return person.newTab()
  if (step.does === 'kill-browser') return person.kill()
  if (step.does === 'full' || step.does === 'space') return person.setFull(step.does === 'full')
  if (step.does === 'reload') await (await person.tab()).reload().catch(() => undefined)
  else await person.setOffline(step.does === 'offline')
}

/** @returns whether the app has accepted it; false when its page could not be opened */
async function write(stage: Stage, page: Page, step: Write): Promise<boolean> {
  const { meant } = stage
  const main = page.getByRole('main')
  const since = stage.faults.log.length
  if (step.does === 'bid') {
    if (meant.bids.has(step.job)) return false
    await page.goto(jobPath(stage, step.job))
    await page.getByRole('textbox', { name: 'Your bid' }).fill(step.text)
    meant.tried.add(step.text)
    await page.getByRole('button', { name: 'Place bid' }).click()
    await isAccepted(stage.faults, page, { text: step.text, path: '/rates', since })
    meant.bids.set(step.job, step.text)
  } else if (step.does === 'star') {
    await page.goto(jobPath(stage, step.job))
    const star = main.getByRole('button', { name: /^(Add to|Remove from) favourites$/ }).first()
    const { id } = stage.jobs[step.job] ?? { id: 0 }
    meant.stars.set(step.job, 'unsure')
    // Read and pressed at once: the name changes when the favourites of the device are read.
    const name = await star.evaluate((button: HTMLElement) => {
      const before = button.getAttribute('aria-label') ?? button.innerText
      button.click()
      return before
    })
    const wish = name.startsWith('Add')
    await expect(star).toHaveAccessibleName(wish ? 'Remove from favourites' : 'Add to favourites')
    const sent = { text: `"favourite:jobs:${id}"`, path: `/favorites/jobs/${id}`, body: '' }
    await isAccepted(stage.faults, page, { ...sent, since })
    meant.stars.set(step.job, wish)
  } else if (step.does === 'message') {
    await page.goto(`/en/chat/room/${stage.room}`)
    await page.getByRole('textbox', { name: 'Message' }).fill(step.text)
    meant.tried.add(step.text)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('log', { name: 'Messages' }).getByText(step.text)).toBeVisible()
    // Whoever sees it there relies on it.
    meant.messages.push(step.text)
    await isAccepted(stage.faults, page, { text: step.text, path: '/messages', since })
  } else {
    await page.goto(ABOUT)
    await page.getByRole('textbox', { name: 'About me' }).fill(step.text)
    await main.getByRole('button', { name: 'Save' }).click()
    meant.about.push(step.text)
    meant.abouts.add(step.text)
    await isAccepted(stage.faults, page, { text: step.text, path: '/cabinet/profile', since })
    meant.about = [step.text]
  }
  return true
}

/** Treats the answers of the next `count` writes. */
function treat(faults: FaultProxy, kind: Fault, count: number): void {
  let left = count
  faults.onAnswer = async ({ method, url }) => {
    if (method === 'GET' || !url.startsWith('/api/') || left === 0) return 'pass'
    left -= 1
    if (kind !== 'late') return kind
    await wait(6_000)
    return 'pass'
  }
}

async function heal({ faults, person }: Stage): Promise<void> {
  faults.onAnswer = () => 'pass'
  await person.setOffline(false)
  await person.setFull(false)
}

/** Another account signs in on this device, sees nothing of the first, and leaves. */
async function changeAccount(stage: Stage): Promise<void> {
  const { person, meant, own, other, outcome } = stage
  await heal(stage)
  await (await person.tab()).goto('/en/jobs')
  await person.logOut()
  await person.logIn(other)
  const page = await person.tab()
  await page.goto('/en/outbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: MINUTE_MS })
  const shown = await page.getByRole('main').innerText()
  for (const text of meant.tried)
    if (shown.includes(text)) outcome.violations.push(`another account sees “${text}”`)
  await person.logOut()
  await person.logIn(own)
}

/** Waits until nothing waits on the device, or fails with what waits and why. */
async function settle({ person, outcome }: Stage): Promise<void> {
  const page = await person.tab()
  await page.goto('/en/outbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: MINUTE_MS })
  // Read from the device: the page may not have listed yet what waits.
  const waiting = () => outboxEntries(page)
  await expect
    .poll(waiting, { timeout: MINUTE_MS })
    .toEqual([])
    .catch(async () => {
      outcome.violations.push(`still in the outbox: ${(await waiting()).join(' | ')}`)
    })
}

/** The differences between the server and what the person meant. */
async function compare(
  api: Api,
  { jobs, room, meant }: Stage,
  own: string,
  other: string,
): Promise<string[]> {
  const get = async <T>(path: string, token = own) => (await api.call<{ data: T }>('GET', path, token)).data
  const bids = await get<OwnBid[]>('/cabinet/rates')
  const messages = (await get<Message[]>(`/chat/rooms/${room}/messages?limit=200`)).map(({ text }) => text)
  const starred = (await get<FavoriteJob[]>('/cabinet/favorites/jobs')).map(({ id }) => id)
  const { about } = await get<Profile>('/cabinet/profile')
  const found: string[] = []
  for (const [job, text] of meant.bids) {
    const count = bids.filter((bid) => bid.job.id === jobs[job]?.id && bid.text === text).length
    if (count !== 1) found.push(`bid “${text}” is there ${count} times`)
  }
  for (const text of meant.tried)
    if ([...bids.map((bid) => bid.text), ...messages].filter((one) => one === text).length > 1)
      found.push(`“${text}” is there twice`)
  const arrived = messages.filter((text) => meant.messages.includes(text))
  if (arrived.join() !== meant.messages.join())
    found.push(`messages: meant ${meant.messages.join(', ')}; there are ${arrived.join(', ')}`)
  for (const [job, wish] of meant.stars) {
    const is = starred.includes(jobs[job]?.id ?? 0)
    if (wish !== 'unsure' && wish !== is) found.push(`favourite ${job}: wished ${wish}, is ${is}`)
  }
  if (!meant.about.includes(about ?? ''))
    found.push(`about me: meant “${meant.about.join('” or “')}”, is “${about}”`)
  if ((await get<OwnBid[]>('/cabinet/rates', other)).length > 0) found.push('a bid of another account')
  if ((await get<FavoriteJob[]>('/cabinet/favorites/jobs', other)).length > 0)
    found.push('a favourite of another account')
  if (meant.abouts.has((await get<Profile>('/cabinet/profile', other)).about ?? ''))
    found.push('a text about oneself of another account')
  return found
}
