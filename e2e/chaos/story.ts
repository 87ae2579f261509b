import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import type { Room } from '../../src/shared/contract/conversations.ts'
import { MINUTE_MS } from '../../src/shared/durations.ts'
import { type Api, createApi } from '../support/api.ts'
import { type FaultProxy, startProxy } from '../support/fault-proxy.ts'
import type { Server } from '../support/server.ts'
import { waitUntilStored } from '../support/test.ts'
import { isAccepted } from './accepted.ts'
import { compare, settle } from './compare.ts'
import { openPerson } from './person.ts'
import { type Fault, isWrite, JOBS, planOf, type Step, type Write } from './plan.ts'
import { type Meant, noWrites, type Outcome, type Stage } from './stage.ts'
import { pressStar } from './star.ts'
import { fillIn, isLost, placeOf, press, typeOnly } from './typed.ts'

/** The job about which the room is. */
const CHAT = 'Chaos chat'

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
    typed: new Map(),
  }
  const outcome: Outcome = { seed, steps, writes: noWrites(), reasons: [], sent: [], violations: [] }
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
    isFull: false,
    unsent: null,
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

/** Opened by the new worker: one employer may not begin a conversation with everybody. */
async function openRoom(api: Api, token: string, seed: number): Promise<number> {
  const job = await api.createJob(`${CHAT} ${seed} (m/f/d)`)
  return (await api.call<{ data: Room }>('POST', '/chat/rooms', token, { job_id: job.id })).data.id
}

/** Opens each page once with the worker in place, so that it can be opened offline. */
async function visitAll(stage: Stage): Promise<void> {
  const page = await stage.person.tab()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  for (const form of [...stage.jobs.map((_, job) => `bid-${job}` as const), 'about', 'message'] as const) {
    await page.goto(placeOf(stage, form).address)
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible({ timeout: MINUTE_MS })
    // What is on a page for less than a second is not stored on the device, and is not there without a connection.
    if (form === 'about') await waitUntilStored(page, 'family_status')
    else if (form === 'message') {
      await waitUntilStored(page, CHAT)
      // Its messages, in a store of their own.
      await waitUntilStored(page, '"conversation":')
    } else
      await waitUntilStored(
        page,
        stage.jobs[Number(form.slice('bid-'.length))]?.slug ?? '',
        'responsibilities',
      )
  }
}

async function take(stage: Stage, step: Step): Promise<void> {
  const { person, server, outcome } = stage
  if (isWrite(step)) {
    const page = await person.tab()
    const isDone = await write(stage, page, step).catch(async (error: Error) => {
      outcome.reasons.push(`${step.does}: ${error.message.split('\n')[0]}`)
      if (await isLost(stage, page)) outcome.violations.push(`lost: “${stage.unsent}” of ${step.does}`)
      return false
    })
    stage.unsent = null
    const counts = outcome.writes[step.does]
    counts[isDone ? 'done' : 'skipped'] += 1
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
  if (step.does === 'kill-browser') {
    stage.isFull = false
    return person.kill()
  }
  if (step.does === 'full' || step.does === 'space') {
    stage.isFull = step.does === 'full'
    return person.setFull(stage.isFull)
  }
  if (step.does === 'reload') await (await person.tab()).reload().catch(() => undefined)
  else await person.setOffline(step.does === 'offline')
}

/** @returns whether the app has accepted it; false when its page could not be opened */
async function write(stage: Stage, page: Page, step: Write): Promise<boolean> {
  const { meant } = stage
  const since = stage.faults.log.length
  if (step.does === 'type' || step.does === 'cut') return typeOnly(stage, page, step)
  if (step.does === 'bid') {
    if (meant.bids.has(step.job)) return false
    const form = `bid-${step.job}` as const
    await fillIn(stage, page, form, step.text)
    await press(stage, page, form)
    await isAccepted(stage.faults, page, { text: step.text, path: '/rates', since })
    meant.bids.set(step.job, step.text)
  } else if (step.does === 'star') {
    await page.goto(placeOf(stage, `bid-${step.job}`).address)
    const { id } = stage.jobs[step.job] ?? { id: 0 }
    meant.stars.set(step.job, 'unsure')
    const wish = await pressStar(page)
    const sent = { text: `"favourite:jobs:${id}"`, path: `/favorites/jobs/${id}`, body: '' }
    await isAccepted(stage.faults, page, { ...sent, since })
    meant.stars.set(step.job, wish)
  } else if (step.does === 'message') {
    await fillIn(stage, page, 'message', step.text)
    await press(stage, page, 'message')
    await expect(page.getByRole('log', { name: 'Messages' }).getByText(step.text)).toBeVisible()
    // Whoever sees it there relies on it.
    meant.messages.push(step.text)
    await isAccepted(stage.faults, page, { text: step.text, path: '/messages', since })
  } else {
    await fillIn(stage, page, 'about', step.text)
    await press(stage, page, 'about')
    meant.about.push(step.text)
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

async function heal(stage: Stage): Promise<void> {
  const { faults, person } = stage
  stage.isFull = false
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
