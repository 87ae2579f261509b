import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import { openRoom } from '../testing/conversations.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('accounts without a confirmed address on %s', (engine) => {
  const test = useTestApp(engine)

  it('are deleted after 60 days when nobody deals with them', async () => {
    const unconfirmed = (role: 'worker' | 'boss') => createUser(test, { role, email_confirmed_at: null })
    const employer = await createUser(test, { role: 'boss' })
    const job = await createVacancy(test, { user_id: employer.id })
    const kept = {
      confirmed: await createUser(test, { role: 'worker' }),
      bidder: await unconfirmed('worker'),
      talker: await unconfirmed('worker'),
      seeker: await unconfirmed('worker'),
      author: await unconfirmed('boss'),
      user: await unconfirmed('worker'),
      suspended: await createUser(test, {
        role: 'boss',
        email_confirmed_at: null,
        blocked_at: test.clock(),
      }),
    }
    await createBid(test, { vacancy_id: job.id, user_id: kept.bidder.id })
    expect((await openRoom(test, kept.talker, { job_id: job.id })).status).toBe(201)
    await createOffer(test, { user_id: kept.seeker.id })
    await createVacancy(test, { user_id: kept.author.id })
    const squatter = await unconfirmed('worker')
    test.clock.advance(1000)
    const younger = await unconfirmed('worker')
    const left = async () => {
      await createHandlers(test.deps)['erase-accounts']({})
      const rows = await test.db.selectFrom('users').select('id').execute()
      return new Set(rows.map(({ id }) => id))
    }
    test.clock.advance(60 * DAY_MS - 2000)
    expect((await left()).has(squatter.id)).toBe(true)
    await test.db
      .updateTable('sessions')
      .set({ last_used_at: test.clock() })
      .where('user_id', '=', kept.user.id)
      .execute()
    test.clock.advance(1500)
    const ids = await left()
    expect(ids.has(squatter.id)).toBe(false)
    for (const { id } of [younger, ...Object.values(kept)]) expect(ids.has(id)).toBe(true)
  })
})
