import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { DAY_MS, DAY_S, HOUR_MS } from '#shared/durations.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { useJob } from '../testing/use-job.ts'
import { createVacancy } from '../testing/vacancies.ts'
import { say } from '../texts/texts.ts'
import { BIDS_A_DAY, BIDS_FOR_A_JOB_A_DAY } from './require-few-bids.ts'

describe.each(engines())('limits of bids on %s', (engine) => {
  const test = useTestApp(engine, { rateLimit: true })
  const cast = useJob(test)

  const place = (slug = cast.job.slug, body = {}, headers = {}) =>
    test.call('POST', `/jobs/${slug}/rates`, {
      token: cast.worker.token,
      body: { text: 'I bake.', ...body },
      headers,
    })
  const earlier = (count: number, ageMs: number, vacancy_id: number) =>
    test.db
      .insertInto('bids')
      .values(
        Array.from({ length: count }, () => ({
          vacancy_id,
          user_id: cast.worker.id,
          text: 'Earlier',
          state: 'withdrawn' as const,
          created_at: new Date(test.clock().getTime() - ageMs),
        })),
      )
      .execute()

  it('are three a day for one job, and the answer says in the reader’s language when the next one is possible', async () => {
    let replaces: number | undefined
    for (let count = 0; count < BIDS_FOR_A_JOB_A_DAY; count++) {
      const { status, body } = await place(cast.job.slug, replaces ? { replaces } : {})
      expect(status).toBe(201)
      replaces = body.data.id
    }
    for (const language of LANGUAGES) {
      const refused = await place(cast.job.slug, { replaces }, { 'accept-language': language })
      expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
        429,
        'too_many_requests',
        String(DAY_S),
      ])
      expect(refused.body.message).toBe(say(language, 'too_many_bids_for_job', { hours: 24 }))
    }
    const bid = await test.call('GET', '/cabinet/rates', { token: cast.worker.token })
    expect(bid.body.data).toMatchObject([{ id: replaces, state: 'sent' }])
    const other = await createVacancy(test, { user_id: cast.boss.id })
    expect((await place(other.slug)).status).toBe(201)
  })

  it('are a hundred a day for a person, and end with the oldest of them', async () => {
    const { id } = await createVacancy(test, { user_id: cast.boss.id })
    await earlier(1, DAY_MS - HOUR_MS, id)
    await earlier(BIDS_A_DAY - 2, HOUR_MS, id)
    expect((await place()).status).toBe(201)
    const another = await createVacancy(test, { user_id: cast.boss.id })
    const refused = await place(another.slug)
    expect([refused.status, refused.body.message]).toEqual([429, say('en', 'too_many_bids', { hours: 1 })])
    expect(refused.headers['retry-after']).toBe(String(HOUR_MS / 1000))
    await test.db
      .updateTable('bids')
      .set({ created_at: new Date(test.clock().getTime() - DAY_MS) })
      .where('vacancy_id', '=', id)
      .execute()
    expect((await place(another.slug)).status).toBe(201)
  })
})
