import { beforeEach, describe, expect, it } from 'vitest'
import { openRoom } from '../testing/conversations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, vacancyForm } from '../testing/vacancies.ts'

const UNREAD = 'Bitcoin'

describe.each(engines())('a title that no moderator has approved, on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let worker: TestUser
  let admin: TestUser
  let job: { id: number; slug: string; title: string }
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss' })
    worker = await createUser(test, { role: 'worker' })
    admin = await createUser(test, { role: 'admin' })
    job = await createVacancy(test, { user_id: boss.id })
    test.mails.length = 0
  })
  const edit = (body: object) =>
    test.call('PATCH', `/cabinet/vacancies/${job.id}`, { token: boss.token, body })
  const retitle = async (title: string) => {
    const company_name = `${title} GmbH`
    expect(
      (
        await edit({
          title,
          company_name,
          description: `Ask for ${title}, all of it, at any time of the day.`,
        })
      ).status,
    ).toBe(200)
  }
  const takeDown = async () => {
    const report = { type: 'job', id: job.id, reason: 'fraud' }
    const { id } = (await test.call('POST', '/reports', { token: worker.token, body: report })).body.data
    const body = { state: 'upheld', decision: 'It asks for money', remove: true }
    expect((await test.call('PATCH', `/admin/reports/${id}`, { token: admin.token, body })).status).toBe(200)
  }
  /** All answers in which a bidder reads about the job. */
  const seen = async () => {
    const paths = [
      '/cabinet/rates',
      '/cabinet/favorites/jobs',
      '/chat/my/rooms',
      '/notifications',
      '/cabinet/export',
      '/jobs?per_page=100',
      `/jobs/${job.slug}`,
    ]
    const { token, password } = worker
    const answers = await Promise.all(
      paths.map((path) =>
        path === '/cabinet/export'
          ? test.call('POST', path, { token, body: { password } })
          : test.call('GET', path, { token }),
      ),
    )
    return answers.map(({ body }, index) => [paths[index], JSON.stringify(body)] as const)
  }
  const shows = async (word: string) =>
    (await seen()).flatMap(([path, text]) => (text.includes(word) ? [path] : []))
  const sentMails = async () => {
    await runTasks(test, 'send-mail')
    return test.mails.filter(({ to }) => to === worker.email).map((mail) => JSON.stringify(mail))
  }

  describe('of a vacancy with a bid, a room and a favourite', () => {
    beforeEach(async () => {
      await createBid(test, { vacancy_id: job.id, user_id: worker.id })
      await test.call('PUT', `/cabinet/favorites/jobs/${job.id}`, { token: worker.token })
      expect((await openRoom(test, worker, { job_id: job.id })).status).toBe(201)
    })

    it('is visible to nobody else before and after the takedown', async () => {
      await retitle(UNREAD)
      expect(await shows(UNREAD)).toEqual([])
      await takeDown()
      expect(await shows(UNREAD)).toEqual([])
      await retitle(`More ${UNREAD}`)
      expect(await shows(UNREAD)).toEqual([])
      expect(await shows(job.title)).toEqual([
        '/cabinet/rates',
        '/cabinet/favorites/jobs',
        '/chat/my/rooms',
        // The decision on the worker's report names the title that the worker has read.
        '/notifications',
        '/cabinet/export',
      ])
      expect(
        (await test.call('POST', `/cabinet/vacancies/${job.id}/close`, { token: boss.token })).status,
      ).toBe(200)
      const mails = await sentMails()
      expect(mails.some((mail) => mail.includes(job.title))).toBe(true)
      expect(mails.filter((mail) => mail.includes(UNREAD))).toEqual([])
    })

    it('is visible to its owner and to moderators, and to all once it is approved', async () => {
      await takeDown()
      await retitle('Honest work')
      const own = await test.call('GET', `/cabinet/vacancies/${job.id}`, { token: boss.token })
      expect(own.body.data).toMatchObject({ title: 'Honest work', moderation_state: 'pending' })
      const queue = await test.call('GET', '/admin/vacancies?state=pending', { token: admin.token })
      expect(queue.body.data.find(({ id }: { id: number }) => id === job.id)).toMatchObject({
        title: 'Honest work',
        before: { title: job.title },
      })
      await test.call('POST', `/admin/vacancies/${job.id}/approve`, { token: admin.token })
      expect(await shows('Honest work')).toContain('/cabinet/rates')
      expect((await test.call('GET', `/jobs/${job.slug}`)).body.data.title).toBe('Honest work')
    })
  })

  it('is not in the address of the page, because the first approval makes a new slug', async () => {
    const made = await test.call('POST', '/cabinet/vacancies', {
      token: boss.token,
      body: vacancyForm({ title: `Buy ${UNREAD}` }),
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    job = made.body.data
    const approve = () => test.call('POST', `/admin/vacancies/${job.id}/approve`, { token: admin.token })
    const slug = async () =>
      (await test.call('GET', `/cabinet/vacancies/${job.id}`, { token: boss.token })).body.data.slug
    expect(await slug()).toContain('bitcoin')
    await edit({ title: 'Bake bread' })
    await approve()
    const address = await slug()
    expect(address).toMatch(/^bake-bread-/)
    expect((await test.call('GET', `/jobs/${address}`)).status).toBe(200)
    // The slug of an approved title does not change.
    await edit({ title: 'Bake cakes' })
    await approve()
    expect(await slug()).toBe(address)
  })
})
