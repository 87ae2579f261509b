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
      saved: await unconfirmed('worker'),
      active: await unconfirmed('worker'),
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
    await test.db
      .insertInto('favorite_users')
      .values({ user_id: employer.id, candidate_id: kept.saved.id, added_at: test.clock() })
      .execute()
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
      .where('user_id', '=', kept.active.id)
      .execute()
    test.clock.advance(1500)
    const ids = await left()
    expect(ids.has(squatter.id)).toBe(false)
    for (const { id } of [younger, ...Object.values(kept)]) expect(ids.has(id)).toBe(true)
  })

  it('are deleted although the mail about another deletion cannot be sent', async () => {
    const squatter = await createUser(test, { role: 'worker', email_confirmed_at: null })
    const leaving = await createUser(test, { role: 'worker' })
    test.clock.advance(61 * DAY_MS)
    const now = test.clock()
    await test.db
      .insertInto('account_deletions')
      .values({ user_id: leaving.id, requested_at: now, erase_at: now, paused: '{}' })
      .execute()
    const mailer = { ...test.deps.mailer, send: () => Promise.reject(new Error('mailbox full')) }
    const erase = createHandlers({ ...test.deps, mailer })['erase-accounts']
    await expect(erase({})).rejects.toThrow('mailbox full')
    const rows = await test.db.selectFrom('users').select('id').execute()
    const ids = rows.map(({ id }) => id)
    expect([ids.includes(squatter.id), ids.includes(leaving.id)]).toEqual([false, true])
  })
})
