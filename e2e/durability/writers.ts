import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bid, OwnBid } from '../../src/shared/contract/bids.ts'
import type { Message, Room } from '../../src/shared/contract/conversations.ts'
import type { Job } from '../../src/shared/contract/jobs.ts'
import type { Vacancy } from '../../src/shared/contract/vacancies.ts'
import { createApi, VACANCY } from '../support/api.ts'
import { PASSWORD } from '../support/people.ts'
import { registrationOf } from '../support/registration.ts'
import { type Calls, createCalls } from '../torture/calls.ts'
import { findLosses, readMessages } from '../torture/stored.ts'
import { createTally, type Tally } from '../torture/tally.ts'

const RETRY_AFTER_MS = 150
const JOBS_AT_ONCE = 100
const REPEAT_EVERY = 4

/** What one kind of write does, and how it compares the database with its acknowledgements. */
type Writer = {
  name: string
  acknowledged: number
  /** Makes one write and waits for its acknowledgement. */
  write(): Promise<void>
  /** The acknowledged writes that the server has not, or has twice. */
  findFaults(): Promise<string[]>
}
export type Writers = { all: Writer[]; tally: Tally }
type People = { worker: Calls; boss: Calls; visitor: Calls; tally: Tally }

/** Prepares people, a room and a vacancy on the server at `port`, and a writer for each kind of write. */
export async function createWriters(port: number): Promise<Writers> {
  const api = createApi(port)
  const tally = createTally()
  const base = `http://127.0.0.1:${port}`
  const [workerToken, bossToken] = [await api.logIn('worker'), await api.logIn('boss')]
  const people: People = {
    worker: createCalls(base, workerToken, tally),
    boss: createCalls(base, bossToken, tally),
    visitor: createCalls(base, '', tally),
    tally,
  }
  const own = await api.createJob('Durable vacancy (m/f/d)')
  const { data: room } = await api.call<{ data: Room }>('POST', '/chat/rooms', workerToken, {
    job_id: own.id,
  })
  // The demo has bids of the job seeker already.
  const rated = new Set((await readPages<OwnBid>(people.worker, '/cabinet/rates')).map(({ job }) => job.id))
  const jobs: Job[] = []
  for (let page = 1; ; page++) {
    const path = `/jobs?page=${page}&per_page=${JOBS_AT_ONCE}`
    const { data } = await api.call<{ data: Job[] }>('GET', path, workerToken)
    jobs.push(...data.filter(({ id }) => id !== own.id && !rated.has(id)))
    if (data.length < JOBS_AT_ONCE) break
  }
  const first = jobs[0]
  if (!first) throw new Error('The demo has no jobs')
  return {
    all: [
      messages(people, room.id),
      bids(people, jobs),
      favourite(people, first),
      edits(people, own),
      vacancies(people),
      registrations(people),
    ],
    tally,
  }
}

const send = async <T>(calls: Calls, tally: Tally, path: string, body: unknown, number: number) => {
  const call = { method: 'POST' as const, path: `/api/v1${path}`, body, key: randomUUID() }
  const answer = await calls.untilAnswered<{ data: T }>(call)
  if (answer.isReplayed) tally.replayed += 1
  if (number % REPEAT_EVERY === 0) {
    tally.duplicates += 1
    await calls.untilAnswered(call)
  }
  return answer.body.data
}

function messages({ worker, tally }: People, roomId: number): Writer {
  const texts: string[] = []
  const path = `/chat/rooms/${roomId}/messages`
  return {
    name: 'messages',
    get acknowledged() {
      return texts.length
    },
    async write() {
      const text = `message ${texts.length + 1}`
      await send<Message>(worker, tally, path, { client_id: randomUUID(), text }, texts.length)
      texts.push(text)
    },
    async findFaults() {
      const stored = await readMessages(worker, roomId)
      return findLosses(
        'message',
        texts,
        stored.map(({ text }) => text),
      )
    },
  }
}

function bids({ worker, tally }: People, jobs: readonly Job[]): Writer {
  const slugs: string[] = []
  return {
    name: 'bids',
    get acknowledged() {
      return slugs.length
    },
    async write() {
      const job = jobs[slugs.length]
      if (!job) return wait(RETRY_AFTER_MS)
      await send<Bid>(worker, tally, `/jobs/${job.slug}/rates`, { text: `bid for ${job.id}` }, slugs.length)
      slugs.push(`bid for ${job.id}`)
    },
    async findFaults() {
      const stored = await readPages<{ text: string }>(worker, '/cabinet/rates')
      return findLosses(
        'bid',
        slugs,
        stored.map(({ text }) => text).filter((text) => text.startsWith('bid for ')),
      )
    },
  }
}

function favourite({ worker }: People, job: Job): Writer {
  let isStarred = false
  let acknowledged = 0
  return {
    name: 'favourites',
    get acknowledged() {
      return acknowledged
    },
    async write() {
      const method = isStarred ? 'DELETE' : 'PUT'
      await worker.untilAnswered({ method, path: `/api/v1/cabinet/favorites/jobs/${job.id}` })
      isStarred = !isStarred
      acknowledged += 1
    },
    async findFaults() {
      const { body } = await worker.untilAnswered<{ data: { id: number }[] }>({
        method: 'GET',
        path: '/api/v1/cabinet/favorites/jobs',
      })
      const isStored = body.data.some(({ id }) => id === job.id)
      return isStored === isStarred ? [] : [`the star was ${isStarred}, the server has ${isStored}`]
    },
  }
}

function edits({ boss }: People, vacancy: Vacancy): Writer {
  let acknowledged = 0
  const path = `/api/v1/cabinet/vacancies/${vacancy.id}`
  return {
    name: 'vacancy edits',
    get acknowledged() {
      return acknowledged
    },
    async write() {
      await boss.untilAnswered({ method: 'PATCH', path, body: { title: `Edit ${acknowledged + 1} (m/f/d)` } })
      acknowledged += 1
    },
    async findFaults() {
      const { body } = await boss.untilAnswered<unknown>({ method: 'GET', path })
      const isThere = acknowledged === 0 || JSON.stringify(body).includes(`"Edit ${acknowledged} (m/f/d)"`)
      return isThere ? [] : [`edit ${acknowledged} of the vacancy is missing`]
    },
  }
}

function vacancies({ boss, tally }: People): Writer {
  const titles: string[] = []
  return {
    name: 'vacancies',
    get acknowledged() {
      return titles.length
    },
    async write() {
      const title = `Made ${titles.length + 1} (m/f/d)`
      await send<Vacancy>(boss, tally, '/cabinet/vacancies', { ...VACANCY, title }, titles.length)
      titles.push(title)
    },
    async findFaults() {
      const stored = await readPages<Vacancy>(boss, '/cabinet/vacancies')
      return findLosses(
        'vacancy',
        titles,
        stored.map(({ title }) => title).filter((title) => title.startsWith('Made ')),
      )
    },
  }
}

/** A registration has no key: the unique address prevents a second account, and only acknowledged ones must exist. */
function registrations({ visitor }: People): Writer {
  const addresses: string[] = []
  let tried = 0
  return {
    name: 'registrations',
    get acknowledged() {
      return addresses.length
    },
    async write() {
      const number = String(++tried).padStart(8, '0')
      const email = `durable-${number}@people.example`
      const answer = await visitor.once({
        method: 'POST',
        path: '/api/v1/auth/register',
        body: registrationOf({ email, phone: `+49151${number}` }),
      })
      if (!answer) await wait(RETRY_AFTER_MS)
      else if (answer.status === 201) addresses.push(email)
      else if (answer.status < 500)
        throw new Error(`register: ${answer.status} ${JSON.stringify(answer.body)}`)
    },
    async findFaults() {
      const missing: string[] = []
      for (const login of addresses) {
        const body = { login, password: PASSWORD }
        const answer = await visitor.once({ method: 'POST', path: '/api/v1/auth/login', body })
        if (answer?.status !== 200) missing.push(login)
      }
      return missing.map((login) => `the account ${login} is missing`)
    },
  }
}

async function readPages<T>(calls: Calls, list: string): Promise<T[]> {
  const all: T[] = []
  for (let page = 1; ; page++) {
    const path = `/api/v1${list}?page=${page}&per_page=${JOBS_AT_ONCE}`
    const { body } = await calls.untilAnswered<{ data: T[]; meta?: { total: number } }>({
      method: 'GET',
      path,
    })
    all.push(...body.data)
    if (!body.meta || all.length >= body.meta.total || body.data.length === 0) return all
  }
}
