import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy } from '../testing/vacancies.ts'
import { createHandlers } from './registry.ts'

describe.each(engines())('data with a retention period on %s', (engine) => {
  const test = useTestApp(engine)

  it('deletes only unsuccessful bids after six months', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const boss = await createUser(test, { role: 'boss' })
    const states = ['declined', 'accepted'] as const
    for (const state of states) {
      const vacancy = await createVacancy(test, { user_id: boss.id })
      const made = {
        vacancy_id: vacancy.id,
        user_id: worker.id,
        text: state,
        state,
        created_at: test.clock(),
      }
      await test.db
        .insertInto('bids')
        .values({ ...made, pay_amount: null, pay_type: null })
        .execute()
    }
    const left = async () =>
      (await test.db.selectFrom('bids').select('text').execute()).map(({ text }) => text)
    test.clock.advance(180 * DAY_MS)
    await createHandlers(test.deps)['forget-old']({})
    expect((await left()).sort()).toEqual(['accepted', 'declined'])
    test.clock.advance(4 * DAY_MS)
    await createHandlers(test.deps)['forget-old']({})
    expect(await left()).toEqual(['accepted'])
  })

  it('deletes spam after 30 days, and answered and settled messages and the texts of decided reports after a year', async () => {
    const states = ['open', 'answered', 'done', 'spam'] as const
    for (const state of states)
      await test.db
        .insertInto('contact_messages')
        .values({
          name: state,
          email: 'a@people.example',
          description: state,
          language: 'de',
          state,
          created_at: test.clock(),
        })
        .execute()
    const reported = {
      type: 'job',
      subject_id: 1,
      subject_title: 'Baker',
      subject_text: 'Pay first',
      author_id: null,
    } as const
    const by = { reason: 'fraud', text: 'Scam', reporter_id: null, email: null, language: 'de' } as const
    const decided = [test.clock(), null]
    for (const decided_at of decided)
      await test.db
        .insertInto('reports')
        .values({
          ...reported,
          ...by,
          state: decided_at ? 'upheld' : 'open',
          decision: null,
          decided_by: null,
          decided_at,
          created_at: test.clock(),
        })
        .execute()
    const messages = async () =>
      (await test.db.selectFrom('contact_messages').select('name').orderBy('id').execute()).map(
        ({ name }) => name,
      )
    const texts = () => test.db.selectFrom('reports').select(['text', 'subject_text']).orderBy('id').execute()
    const forget = () => createHandlers(test.deps)['forget-old']({})
    test.clock.advance(29 * DAY_MS)
    await forget()
    expect(await messages()).toEqual(['open', 'answered', 'done', 'spam'])
    test.clock.advance(2 * DAY_MS)
    await forget()
    expect(await messages()).toEqual(['open', 'answered', 'done'])
    await sql`insert into contact_replies (message_id, text, created_at)
      select id, 'Thank you', ${test.clock()} from contact_messages where state = 'answered'`.execute(test.db)
    test.clock.advance(333 * DAY_MS)
    await forget()
    expect([await messages(), (await texts())[0]?.text]).toEqual([['open', 'answered', 'done'], 'Scam'])
    test.clock.advance(2 * DAY_MS)
    await forget()
    // A year after the answer, not after the message.
    expect(await messages()).toEqual(['open', 'answered'])
    expect(await texts()).toEqual([
      { text: null, subject_text: null },
      { text: 'Scam', subject_text: 'Pay first' },
    ])
    test.clock.advance(31 * DAY_MS)
    await forget()
    expect(await messages()).toEqual(['open'])
  })
})
