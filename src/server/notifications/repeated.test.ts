import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, type TestApp, useTestApp } from '../testing/test-app.ts'
import { useJob } from '../testing/use-job.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

const TIMES = 30

const mailsTo = async (test: TestApp, { email }: TestUser) =>
  (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email)

describe.each(engines())('what one person repeats thirty times in a day on %s', (engine) => {
  const test = useTestApp(engine)
  const cast = useJob(test)

  const told = async ({ token }: TestUser) =>
    (await test.call('GET', '/notifications', { token })).body.data.map(
      ({ kind, detail }: { kind: string; detail: string | null }) => [kind, detail],
    )
  const place = (replaces?: number) =>
    test.call('POST', `/jobs/${cast.job.slug}/rates`, {
      token: cast.worker.token,
      body: { text: 'I bake.', ...(replaces && { replaces }) },
    })
  const answer = (id: number, state: string) =>
    test.call('PATCH', `/rates/${id}`, { token: cast.boss.token, body: { state } })

  it('a replaced bid is mailed once and notified of once, until the first is answered or a day has passed', async () => {
    let last = (await place()).body.data.id
    for (let time = 1; time < TIMES; time++) last = (await place(last)).body.data.id
    expect(await mailsTo(test, cast.boss)).toHaveLength(1)
    expect(await told(cast.boss)).toEqual([['bid_received', `${last}`]])
    await answer(last, 'declined')
    last = (await place(last)).body.data.id
    expect(await mailsTo(test, cast.boss)).toHaveLength(2)
    last = (await place(last)).body.data.id
    expect(await mailsTo(test, cast.boss)).toHaveLength(2)
    const created_at = new Date(test.clock().getTime() - DAY_MS)
    await test.db.updateTable('bids').set({ created_at }).where('user_id', '=', cast.worker.id).execute()
    await place(last)
    expect(await mailsTo(test, cast.boss)).toHaveLength(3)
  })

  it('a bid that is withdrawn and placed again is mailed once, as is that of another person', async () => {
    const other = await createUser(test, { role: 'worker' })
    await test.call('POST', `/jobs/${cast.job.slug}/rates`, { token: other.token, body: { text: 'I too.' } })
    for (let time = 0; time < TIMES; time++) {
      const { id } = (await place()).body.data
      await test.call('DELETE', `/rates/${id}`, { token: cast.worker.token })
    }
    expect(await mailsTo(test, cast.boss)).toHaveLength(2)
    expect(await told(cast.boss)).toHaveLength(2)
  })

  it('a changed answer is mailed three times, and the last one is shown', async () => {
    const { id } = await createBid(test, { vacancy_id: cast.job.id, user_id: cast.worker.id })
    for (let time = 0; time < TIMES / 2; time++) {
      await answer(id, 'declined')
      expect((await answer(id, 'accepted')).status).toBe(200)
    }
    expect(await mailsTo(test, cast.worker)).toHaveLength(3)
    expect((await told(cast.worker))[0]).toEqual(['bid_answered', 'accepted'])
    expect(await told(cast.worker)).toHaveLength(1)
  })

  it('a vacancy that is closed and reopened is mailed to an accepted bidder three times', async () => {
    await createBid(test, { vacancy_id: cast.job.id, user_id: cast.worker.id, state: 'accepted' })
    for (let time = 0; time < TIMES; time++)
      for (const act of ['close', 'reopen'])
        await test.call('POST', `/cabinet/vacancies/${cast.job.id}/${act}`, { token: cast.boss.token })
    expect(await mailsTo(test, cast.worker)).toHaveLength(3)
  })

  it('the answers to many bids are all mailed', async () => {
    const ids = []
    for (let time = 0; time < TIMES; time++) {
      const job = await createVacancy(test, { user_id: cast.boss.id })
      ids.push((await createBid(test, { vacancy_id: job.id, user_id: cast.worker.id })).id)
    }
    for (const id of ids) await answer(id, 'declined')
    expect(await mailsTo(test, cast.worker)).toHaveLength(TIMES)
  })
})
