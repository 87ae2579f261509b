import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, vacancyForm } from '../testing/vacancies.ts'

// As in production (config/config.ts).
const SHARED_MS = 500
const LATEST_MS = 1000
const ENDED = { job: 'ended', list: null, search: null }
const GONE = { job: 404, list: null, search: null }

type Written = { id: number; slug: string }

// Only PostgreSQL takes a second process.
describe.runIf(engines().includes('postgres'))('what one process writes', () => {
  let writer: TestApp
  let reader: TestApp
  let admin: TestUser
  let boss: TestUser
  beforeAll(async () => {
    writer = await createTestApp('postgres', { sharedAnswersMs: SHARED_MS })
    reader = await createTestApp('postgres', { sharedAnswersMs: SHARED_MS, beside: writer })
    await ensurePlaces(writer)
    admin = await createUser(writer, { role: 'admin' })
  })
  afterAll(async () => {
    await reader.close()
    await writer.close()
  })

  const asBoss = (method: 'POST' | 'PATCH', path: string, body?: unknown) =>
    writer.call(method, `/cabinet/vacancies${path}`, { token: boss.token, body })
  const asAdmin = (path: string, body: unknown = {}) =>
    writer.call('POST', `/admin/${path}`, { token: admin.token, body })
  const listed = () => createVacancy(writer, { user_id: boss.id, title: 'Zeppelin' })
  const submitted = async () => (await asBoss('POST', '', vacancyForm({ title: 'Zeppelin' }))).body.data

  /** What a visitor of the other process sees of a vacancy: its page, and its title in the list and in a search. */
  const seen = async ({ slug }: Written) => {
    const paths = [`/jobs/${slug}`, '/jobs?page=1', '/jobs?q=Zeppelin']
    const [job, ...lists] = await Promise.all(paths.map((path) => reader.call('GET', path)))
    const [list, search] = lists.map(
      ({ body }) => body.data.find((one: Written) => one.slug === slug)?.title ?? null,
    )
    const { title, is_open } = job?.body.data ?? {}
    return { job: job?.status !== 200 ? job?.status : is_open ? title : 'ended', list, search }
  }

  const open = (title: string) => ({ job: title, list: title, search: title })
  const CASES: [string, () => Promise<Written>, (one: Written) => Promise<unknown>, object, object][] = [
    ['an approval', submitted, ({ id }) => asAdmin(`vacancies/${id}/approve`), GONE, open('Zeppelin')],
    [
      'an approved change',
      listed,
      async ({ id }) => {
        await asBoss('PATCH', `/${id}`, { title: 'Zeppelin again' })
        return asAdmin(`vacancies/${id}/approve`)
      },
      open('Zeppelin'),
      open('Zeppelin again'),
    ],
    ['an end', listed, ({ id }) => asBoss('POST', `/${id}/close`), open('Zeppelin'), ENDED],
    [
      'a block',
      listed,
      () => asAdmin(`users/${boss.id}/block`, { reason: 'Fraud', ground: 'fraud' }),
      open('Zeppelin'),
      GONE,
    ],
  ]
  it.each(CASES)('is shown by another within a second: %s', async (_name, make, act, before, after) => {
    boss = await createUser(writer, { role: 'boss' })
    const one = await make()
    await expect.poll(() => seen(one)).toEqual(before)
    expect(await act(one)).toMatchObject({ status: 200 })
    await expect.poll(() => seen(one), { timeout: LATEST_MS, interval: 50 }).toEqual(after)
  })

  it('is no longer shown as open within a second after its last day', async () => {
    boss = await createUser(writer, { role: 'boss' })
    const one = await listed()
    await expect.poll(() => seen(one)).toEqual(open('Zeppelin'))
    reader.clock.advance(60 * DAY_MS)
    await expect.poll(() => seen(one), { timeout: LATEST_MS, interval: 50 }).toEqual(ENDED)
  })
})
