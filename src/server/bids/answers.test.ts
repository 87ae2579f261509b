import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#shared/contract/languages.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('answers to bids on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let job: { id: number; slug: string; title: string }
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss', language: 'de' })
    job = await createVacancy(test, { user_id: boss.id, title: `Bäcker ${randomUUID().slice(0, 8)}` })
  })

  const bidOf = async (language: Language, state: 'sent' | 'seen' | 'accepted' = 'sent') => {
    const worker = await createUser(test, { role: 'worker', language })
    const { id } = await createBid(test, { vacancy_id: job.id, user_id: worker.id, state })
    return { id, worker }
  }
  const answer = (id: number, body: unknown) =>
    test.call('PATCH', `/rates/${id}`, { token: boss.token, body })
  const choose = (id: number, others: number[], token = boss.token) =>
    test.call('PUT', `/rates/${id}/choice`, { token, body: { others } })
  const note = (id: number, body: unknown, token = boss.token) =>
    test.call('PUT', `/rates/${id}/note`, { token, body })
  const received = async () =>
    (await test.call('GET', `/cabinet/vacancies/${job.id}/rates`, { token: boss.token })).body.data
  const ownOf = async ({ token }: TestUser) => (await test.call('GET', '/cabinet/rates', { token })).body.data
  const mailsTo = async ({ email }: { email: string }) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email)
  const states = (bids: { id: number; state: string }[]) =>
    Object.fromEntries(bids.map(({ id, state }) => [id, state]))

  it('a new bid is mailed with name, text and pay, and leads to that bid', async () => {
    const worker = await createUser(test, { role: 'worker', name: 'Anna', surname: 'Kowalska' })
    const body = {
      text: 'I bake.\nSee https://evil.example/login',
      pay_amount: 19.5,
      pay_type: 'per_hour',
    }
    const placed = await test.call('POST', `/jobs/${job.slug}/rates`, { token: worker.token, body })
    const [mail] = await mailsTo(boss)
    expect(mail?.subject).toBe(`Neue Bewerbung: ${job.title}`)
    expect(mail?.text).toContain('hat sich Anna K. beworben')
    expect(mail?.text).toContain('> I bake.\n> See […]\n\nLohnvorstellung: 19,50\u00a0€ pro Stunde')
    const path = `/de/cabinet/worker/user/vacancy/${job.id}/bids#bid-${placed.body.data.id}`
    expect(mail?.html).toContain(`href="http://localhost:3000${path}"`)
    expect(mail?.html).not.toContain('evil')
  })

  it('the worker reads the reason in their own language; a later acceptance removes it', async () => {
    const { id, worker } = await bidOf('ru')
    // An employer cannot say that an import has withdrawn the vacancy.
    for (const reason of ['rude', 'withdrawn'])
      expect((await answer(id, { state: 'declined', reason })).status).toBe(422)
    const declined = await answer(id, { state: 'declined', reason: 'schedule' })
    expect(declined.body.data).toMatchObject({ state: 'declined', decline_reason: 'schedule' })
    expect(await ownOf(worker)).toMatchObject([{ decline_reason: 'schedule' }])
    const job_ = await test.call('GET', `/jobs/${job.slug}`, { token: worker.token })
    expect(job_.body.data.my_rate.decline_reason).toBe('schedule')
    expect((await mailsTo(worker))[0]?.text).toContain('Не подходит график работы.')
    await answer(id, { state: 'accepted', reason: 'pay' })
    expect((await ownOf(worker))[0]).toMatchObject({ state: 'accepted', decline_reason: null })
  })

  it('an answer is mailed to an unconfirmed address too, without other jobs and at most five times a day', async () => {
    const { id, worker } = await bidOf('en')
    await test.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', worker.id).execute()
    await answer(id, { state: 'declined' })
    for (let count = 0; count < 5; count++) {
      const { id: vacancy_id } = await createVacancy(test, { user_id: boss.id })
      const other = await createBid(test, { vacancy_id, user_id: worker.id })
      await answer(other.id, { state: 'accepted' })
    }
    const mails = await mailsTo(worker)
    expect(mails).toHaveLength(5)
    expect(mails[0]?.subject).toBe(`Your bid was declined: ${job.title}`)
    expect(mails[0]?.text).toContain('/en/cabinet/worker/bids?state=ended')
    expect(mails[0]?.text).not.toMatch(/\/en\/jobs/)
    expect(mails[0]?.headers).toHaveProperty('List-Unsubscribe')
  })

  it('choosing a bid declines the others that still wait, and each bidder gets one mail', async () => {
    const [chosen, other, earlier] = [
      await bidOf('en'),
      await bidOf('pl', 'seen'),
      await bidOf('en', 'accepted'),
    ]
    const unseen = await bidOf('en')
    const answered = await choose(chosen.id, [other.id, earlier.id])
    expect(states(answered.body.data)).toEqual({
      [chosen.id]: 'accepted',
      [other.id]: 'declined',
      [earlier.id]: 'accepted',
      [unseen.id]: 'sent',
    })
    expect((await choose(chosen.id, [other.id, earlier.id])).body).toEqual(answered.body)
    expect((await mailsTo(chosen.worker)).map(({ subject }) => subject)).toEqual([
      `Your bid was accepted: ${job.title}`,
    ])
    expect((await mailsTo(other.worker)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Pracodawca wybrał inną osobę.'),
    ])
    expect(await mailsTo(earlier.worker)).toEqual([])
  })

  it('when the chosen bid is withdrawn, nobody is declined', async () => {
    const [chosen, other] = [await bidOf('en'), await bidOf('en')]
    await test.call('DELETE', `/rates/${chosen.id}`, { token: chosen.worker.token })
    const refused = await choose(chosen.id, [other.id])
    expect([refused.status, refused.body.code]).toEqual([409, 'choice_not_open'])
    expect(states(await received())).toEqual({ [other.id]: 'sent' })
    expect(await mailsTo(other.worker)).toEqual([])
  })

  it('choices of several bids at the same time all succeed', async () => {
    const bids = [await bidOf('en'), await bidOf('en'), await bidOf('en'), await bidOf('en')].map(
      ({ id }) => id,
    )
    for (let round = 0; round < 5; round++) {
      await test.db.updateTable('bids').set({ state: 'sent' }).where('vacancy_id', '=', job.id).execute()
      const answers = await Promise.all(
        bids.map((id) =>
          choose(
            id,
            bids.filter((other) => other !== id),
          ),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
  })

  it('the mail of an acceptance names the pay of the bid, if it has one', async () => {
    const { id, worker } = await bidOf('ru')
    await test.db
      .updateTable('bids')
      .set({ pay_amount: 2100, pay_type: 'per_month' })
      .where('id', '=', id)
      .execute()
    const open = await bidOf('en')
    await test.db
      .updateTable('bids')
      .set({ pay_amount: null, pay_type: null })
      .where('id', '=', open.id)
      .execute()
    for (const one of [id, open.id]) await answer(one, { state: 'accepted' })
    expect((await mailsTo(worker))[0]?.text).toContain(
      '».\n\nОплата в вашем отклике: 2\u00a0100\u00a0€ в месяц\n\n',
    )
    expect((await mailsTo(open.worker))[0]?.text).toContain(
      '”.\n\nYou can write to the employer on the job page',
    )
  })

  it('only the vacancy’s owner chooses, and bids on other vacancies are not declined', async () => {
    const own = await bidOf('en')
    const other = await createUser(test, { role: 'boss' })
    const foreign = await createVacancy(test, { user_id: other.id })
    const { id } = await createBid(test, { vacancy_id: foreign.id, user_id: own.worker.id })
    expect((await choose(own.id, [], other.token)).status).toBe(404)
    expect(states(await received())).toEqual({ [own.id]: 'sent' })
    expect((await choose(own.id, [id])).status).toBe(200)
    const kept = await test.db.selectFrom('bids').select('state').where('id', '=', id).executeTakeFirst()
    expect(kept?.state).toBe('sent')
  })

  it('only the owner can read a note and its tags', async () => {
    const { id, worker } = await bidOf('en')
    expect((await received())[0].note).toMatchObject({ text: null, tags: [] })
    const noted = await note(id, { text: ' Calls back on Monday ', tags: ['Weekend', 'Weekend', 'Oven'] })
    expect(noted.body.data.note).toMatchObject({ text: 'Calls back on Monday', tags: ['Weekend', 'Oven'] })
    await note(id, { text: 'Hired elsewhere', tags: [] })
    expect((await received())[0].note).toMatchObject({ text: 'Hired elsewhere', tags: [] })
    expect(JSON.stringify(await ownOf(worker))).not.toContain('elsewhere')
    const { token, password } = worker
    const exported = await test.call('POST', '/cabinet/export', { token, body: { password } })
    expect(exported.status).toBe(200)
    expect(JSON.stringify(exported.body)).not.toContain('elsewhere')
    const other = await createUser(test, { role: 'boss' })
    expect((await note(id, { text: 'x', tags: [] }, other.token)).status).toBe(404)
    expect((await note(id, { text: 'x', tags: ['a'.repeat(31)] })).status).toBe(422)
  })

  it('closing as filled declines unanswered bids, sends accepted bidders another mail, and can be undone', async () => {
    const [accepted, waiting] = [await bidOf('en', 'accepted'), await bidOf('en', 'seen')]
    const call = (verb: string) =>
      test.call('POST', `/cabinet/vacancies/${job.id}/${verb}`, { token: boss.token })
    await call('close')
    await call('close')
    expect((await mailsTo(accepted.worker)).map(({ subject }) => subject)).toEqual([`Filled: ${job.title}`])
    const [declined, ...more] = await mailsTo(waiting.worker)
    expect([declined?.subject, more]).toEqual([`Your bid was declined: ${job.title}`, []])
    expect(declined?.text).toContain('The position has been filled.')

    await test.db
      .updateTable('vacancies')
      .set({ expires_at: test.clock() })
      .where('id', '=', job.id)
      .execute()
    const reopened = await call('reopen')
    expect(reopened.body.data).toMatchObject({ closed_at: null, is_public: true })
    expect((await call('reopen')).body).toEqual(reopened.body)
    const again = await createUser(test, { role: 'worker' })
    const placed = await test.call('POST', `/jobs/${job.slug}/rates`, {
      token: again.token,
      body: { text: 'Still?' },
    })
    expect(placed.status).toBe(201)
  })

  it('a blocked worker’s bid does not prevent closing, and is declined by it', async () => {
    const { id, worker } = await bidOf('en')
    const other = await bidOf('en')
    await test.db.updateTable('users').set({ blocked_at: test.clock() }).where('id', '=', worker.id).execute()
    const closed = await test.call('POST', `/cabinet/vacancies/${job.id}/close`, { token: boss.token })
    expect(closed.status).toBe(200)
    const bids = await test.db
      .selectFrom('bids')
      .select(['id', 'state'])
      .where('vacancy_id', '=', job.id)
      .execute()
    expect(states(bids)).toEqual({ [id]: 'declined', [other.id]: 'declined' })
    expect(await mailsTo(worker)).toEqual([])
    expect(await mailsTo(other.worker)).toHaveLength(1)
  })
})
