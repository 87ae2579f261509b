import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { answerBid } from '../bids/answer.ts'
import { expireBids } from '../bids/expire-bids-task.ts'
import { withdraw } from '../bids/withdraw.ts'
import { OBJECTION_DAYS } from '../objections/objectionable.ts'
import { createImporter } from '../testing/imports.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, ensurePlaces } from '../testing/vacancies.ts'
import { createHandlers } from './registry.ts'

describe.each(engines())('data with a retention period on %s', (engine) => {
  const test = useTestApp(engine)

  const forget = () => createHandlers(test.deps)['forget-old']({})

  it('deletes no reading of an import that has not ended: that of a blocked owner goes on later', async () => {
    const { token } = await createUser(test, { role: 'boss' })
    await ensurePlaces(test)
    const own = createImporter(test, token)
    const at = new Date(test.clock().getTime() - 15 * DAY_MS)
    const run = { file: null, failure: null, is_daily: false, is_upload: true, created_at: at, moved_at: at }
    for (const state of ['reading', 'importing', 'done'] as const)
      await test.db
        .insertInto('import_runs')
        .values({ ...run, state, source_id: await own.addSource({ name: state }) })
        .execute()
    await forget()
    const left = await test.db.selectFrom('import_runs').select('state').orderBy('state').execute()
    expect(left.map(({ state }) => state)).toEqual(['importing', 'reading'])
  })

  it('deletes only unsuccessful bids after six months', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const boss = await createUser(test, { role: 'boss' })
    const bid = async (text: string) => {
      const { id: vacancy_id } = await createVacancy(test, { user_id: boss.id })
      return (await createBid(test, { vacancy_id, user_id: worker.id, text })).id
    }
    const answer = (id: number, state: 'accepted' | 'declined') =>
      answerBid(test.deps, boss.id, id, { state })
    const [declined, accepted, dropped, withdrawn] = [
      await bid('declined'),
      await bid('accepted'),
      await bid('accepted, then declined'),
      await bid('withdrawn'),
    ]
    await answer(accepted, 'accepted')
    await answer(dropped, 'accepted')
    const left = async () =>
      (await test.db.selectFrom('bids').select('text').execute()).map(({ text }) => text).sort()
    test.clock.advance(10 * DAY_MS)
    await bid('unanswered')
    await answer(declined, 'declined')
    await withdraw(test.deps, worker.id, withdrawn)
    test.clock.advance(15 * DAY_MS)
    await expireBids(test.deps)
    await answer(dropped, 'declined')
    test.clock.advance(167 * DAY_MS)
    await forget()
    // From their end, not from their placement 192 days ago.
    expect(await left()).toHaveLength(5)
    test.clock.advance(2 * DAY_MS)
    await forget()
    expect(await left()).toEqual(['accepted', 'accepted, then declined', 'unanswered'])
    test.clock.advance(15 * DAY_MS)
    await forget()
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

  it('keeps the address of a reporter as long as an objection is possible or waits', async () => {
    const { id: author_id } = await createUser(test, { role: 'boss' })
    const report = async (email: string) => {
      const { id } = await test.db
        .insertInto('reports')
        .values({
          type: 'job',
          subject_id: 1,
          subject_title: 'Baker',
          reason: 'fraud',
          author_id: email.startsWith('author') ? author_id : null,
          email,
          language: 'de',
          state: 'upheld',
          decided_at: test.clock(),
          created_at: test.clock(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    const mine = await report('reporter@people.example')
    await report('author@people.example')
    await report('nobody@people.example')
    const object = { title: 'Baker', text: 'No', reason: 'No', decided_by: null, created_at: test.clock() }
    await test.db
      .insertInto('objections')
      .values([
        { ...object, subject_type: 'report', subject_id: mine, author_id: null },
        { ...object, subject_type: 'vacancy', subject_id: 1, author_id },
      ])
      .execute()
    const emails = async () =>
      (await test.db.selectFrom('reports').select('email').where('email', 'is not', null).execute()).map(
        ({ email }) => email,
      )
    test.clock.advance(OBJECTION_DAYS * DAY_MS)
    await forget()
    expect(await emails()).toHaveLength(3)
    test.clock.advance(DAY_MS)
    await forget()
    expect((await emails()).sort()).toEqual(['author@people.example', 'reporter@people.example'])
    await test.db
      .updateTable('objections')
      .set({ outcome: 'upheld', outcome_at: test.clock() })
      .where('author_id', '=', author_id)
      .execute()
    await forget()
    expect(await emails()).toEqual(['reporter@people.example'])
  })
})
