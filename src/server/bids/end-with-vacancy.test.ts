import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createHandlers } from '../background/registry.ts'
import type { Mail } from '../mail/mailer.ts'
import { openRoom } from '../testing/conversations.ts'
import { eraseNow } from '../testing/erase.ts'
import { findText } from '../testing/find-text.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

describe.each(engines())('bids on a vacancy that ends on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  /** In title and description of the vacancy. */
  let secret: string
  let job: { id: number; slug: string; title: string }
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss', company_name: 'Braun KG' })
    secret = randomUUID()
    job = await createVacancy(test, {
      user_id: boss.id,
      title: `Baker ${secret}`,
      company_name: 'Braun KG',
      description: `We bake ${secret.toUpperCase()}-bread.`,
    })
  })

  /** A worker whose address is not confirmed, with a bid. */
  const bidOf = async (state: 'sent' | 'accepted', text = 'My own words') => {
    const worker = await createUser(test, { role: 'worker', email_confirmed_at: null })
    const { id } = await createBid(test, { vacancy_id: job.id, user_id: worker.id, state, text })
    return { id, worker }
  }
  const close = (body?: object) =>
    test.call('POST', `/cabinet/vacancies/${job.id}/close`, { token: boss.token, ...(body && { body }) })
  const remove = async () =>
    expect((await test.call('DELETE', `/cabinet/vacancies/${job.id}`, { token: boss.token })).status).toBe(
      204,
    )
  const told = async ({ token }: TestUser) =>
    (await test.call('GET', '/notifications', { token })).body.data.map(
      ({ kind, detail, subject }: { kind: string; detail: string; subject: { title: string } }) => [
        kind,
        detail,
        subject.title,
      ],
    )
  const mailsTo = async ({ email }: TestUser) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email).map(({ subject }) => subject)
  const ownOf = async ({ token }: TestUser) => (await test.call('GET', '/cabinet/rates', { token })).body.data

  it('are told of a closed vacancy in the app and by mail, also when accepted and unconfirmed', async () => {
    const [waiting, accepted] = [await bidOf('sent'), await bidOf('accepted')]
    await close()
    expect(await told(waiting.worker)).toEqual([['bid_answered', 'declined', job.title]])
    expect(await told(accepted.worker)).toEqual([['bid_answered', 'closed', job.title]])
    expect(await mailsTo(accepted.worker)).toEqual([`Filled: ${job.title}`])
  })

  it('are told that it was withdrawn when its employer no longer hires', async () => {
    const [waiting, accepted] = [await bidOf('sent'), await bidOf('accepted')]
    expect((await close({ reason: 'not_in_import' })).status).toBe(422)
    const { body } = await close({ reason: 'not_hiring' })
    expect(body.data.close_reason).toBe('not_hiring')
    expect(await told(waiting.worker)).toEqual([['bid_answered', 'withdrawn', job.title]])
    expect(await mailsTo(waiting.worker)).toEqual([`The vacancy was withdrawn: ${job.title}`])
    expect(await mailsTo(accepted.worker)).toEqual([`Closed: ${job.title}`])
    const reopened = await test.call('POST', `/cabinet/vacancies/${job.id}/reopen`, { token: boss.token })
    expect(reopened.body.data).toMatchObject({ closed_at: null, close_reason: null })
  })

  it('are told of a deleted vacancy, and keep their text and its title, which nobody else reads', async () => {
    const [waiting, accepted] = [await bidOf('sent'), await bidOf('accepted')]
    const body = { text: `${secret}-note`, tags: [] }
    await test.call('PUT', `/rates/${waiting.id}/note`, { token: boss.token, body })
    await remove()
    expect(await told(waiting.worker)).toEqual([['bid_answered', 'withdrawn', job.title]])
    expect(await told(accepted.worker)).toEqual([['bid_answered', 'closed', job.title]])
    expect(await mailsTo(waiting.worker)).toEqual([`The vacancy was withdrawn: ${job.title}`])
    expect(await mailsTo(accepted.worker)).toEqual([`Closed: ${job.title}`])
    const kept = { title: job.title, company_name: 'Braun KG', is_open: false, is_deleted: true }
    expect(await ownOf(waiting.worker)).toMatchObject([
      { id: waiting.id, text: 'My own words', state: 'declined', decline_reason: 'withdrawn', job: kept },
    ])
    expect(await ownOf(accepted.worker)).toMatchObject([{ state: 'accepted', job: kept }])
    expect(await findText(test, `${secret}-bread`)).toEqual([])
    expect(await findText(test, `${secret}-note`)).toEqual([])

    const [{ job: remainder }] = await ownOf(waiting.worker)
    const statusFor = async (user: TestUser, path: string) =>
      (await test.call('GET', path, { token: user.token })).status
    for (const path of [`/cabinet/vacancies/${remainder.id}`, `/cabinet/vacancies/${remainder.id}/rates`])
      expect([path, await statusFor(boss, path)]).toEqual([path, 404])
    expect(await statusFor(waiting.worker, `/jobs/${remainder.slug}`)).toBe(404)
    const listed = await test.call('GET', '/cabinet/vacancies', { token: boss.token })
    expect(listed.body.data).toEqual([])
    expect((await openRoom(test, accepted.worker, { rate_id: accepted.id })).status).toBe(404)
  })

  it('can be deleted in any state once the vacancy is; what was left of it goes with the last one', async () => {
    const [waiting, accepted] = [await bidOf('sent'), await bidOf('accepted')]
    await remove()
    const left = () => test.db.selectFrom('vacancies').select('id').where('user_id', '=', boss.id).execute()
    for (const { id, worker } of [waiting, accepted]) {
      expect(await left()).toHaveLength(1)
      expect((await test.call('DELETE', `/rates/${id}`, { token: worker.token })).status).toBe(204)
      expect(await ownOf(worker)).toEqual([])
      await createHandlers(test.deps)['erase-accounts']({})
    }
    expect(await left()).toEqual([])
  })

  it('are told nothing again when a closed vacancy is deleted', async () => {
    const { worker } = await bidOf('accepted')
    await close()
    await remove()
    expect(await told(worker)).toEqual([['bid_answered', 'closed', job.title]])
    expect(await ownOf(worker)).toMatchObject([{ state: 'accepted', job: { title: job.title } }])
  })

  it('are told in the app, too, that the employer’s account is erased, and lose the titles of deleted vacancies', async () => {
    const deleted = await bidOf('accepted')
    await remove()
    job = await createVacancy(test, { user_id: boss.id, title: `Seller ${secret}` })
    const [waiting, accepted] = [await bidOf('sent'), await bidOf('accepted')]
    await eraseNow(test, boss)
    for (const { worker } of [waiting, accepted]) {
      expect(await told(worker)).toEqual([['bid_answered', 'employer_gone', 'Sweeping, Nahdorf']])
      expect(await mailsTo(worker)).toEqual(['An employer has deleted their account'])
    }
    expect(await ownOf(waiting.worker)).toMatchObject([{ state: 'declined', decline_reason: 'withdrawn' }])
    expect(await ownOf(accepted.worker)).toMatchObject([{ state: 'accepted' }])
    expect(await ownOf(deleted.worker)).toMatchObject([{ job: { title: '', company_name: '' } }])
    // Mails that wait are sent, and deleted from the queue with the next erasure.
    expect((await findText(test, secret)).filter((place) => !place.startsWith('job'))).toEqual([])
  })
})
