import { describe, expect, it } from 'vitest'
import type { BidState } from '#shared/contract/bids.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { useJob } from '../testing/use-job.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('bids that replace an earlier one, and seen bids on %s', (engine) => {
  const test = useTestApp(engine)
  const cast = useJob(test)

  const replace = (replaces: number) =>
    test.call('POST', `/jobs/${cast.job.slug}/rates`, {
      token: cast.worker.token,
      body: { text: 'Better', replaces },
    })
  const earlier = (state: BidState, vacancy_id = cast.job.id, user_id = cast.worker.id) =>
    createBid(test, { vacancy_id, user_id, state })
  const stateOf = async (id: number) =>
    (await test.db.selectFrom('bids').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

  it.each(['sent', 'seen', 'declined', 'expired', 'withdrawn'] as const)(
    'withdraw it when it is %s',
    async (state) => {
      const { id } = await earlier(state)
      const { status, body } = await replace(id)
      expect([status, body.data.state]).toEqual([201, 'sent'])
      expect(await stateOf(id)).toBe('withdrawn')
      const received = await test.call('GET', `/cabinet/vacancies/${cast.job.id}/rates`, {
        token: cast.boss.token,
      })
      expect(received.body.data).toMatchObject([{ text: 'Better' }])
    },
  )

  it('are refused when it was accepted meanwhile', async () => {
    const { id } = await earlier('accepted')
    const { status, body } = await replace(id)
    expect([status, body.code]).toEqual([409, 'already_bid'])
    expect(await stateOf(id)).toBe('accepted')
  })

  it('leave it as it is when the job is closed', async () => {
    cast.job = await createVacancy(test, { user_id: cast.boss.id, closed_at: test.clock() })
    const { id } = await earlier('declined')
    expect((await replace(id)).body.code).toBe('vacancy_closed')
    expect(await stateOf(id)).toBe('declined')
  })

  it('withdraw no bid on another job and none of another worker', async () => {
    const elsewhere = await earlier('declined', (await createVacancy(test, { user_id: cast.boss.id })).id)
    const other = await createUser(test, { role: 'worker' })
    const foreign = await earlier('declined', cast.job.id, other.id)
    expect((await replace(elsewhere.id)).status).toBe(201)
    expect((await replace(foreign.id)).status).toBe(409)
    expect(await Promise.all([elsewhere, foreign].map(({ id }) => stateOf(id)))).toEqual([
      'declined',
      'declined',
    ])
  })

  it('a seen bid is announced to the open pages of its worker alone', async () => {
    const { id } = await earlier('sent')
    await test.call('PATCH', `/rates/${id}`, { token: cast.boss.token, body: { state: 'seen' } })
    expect(test.published.filter(({ event }) => event === 'App\\Events\\BidSeen')).toEqual([
      { channels: [`private-user.${cast.worker.id}`], event: 'App\\Events\\BidSeen', data: {} },
    ])
  })
})
