import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { leaveForErasure } from '../companies/team.ts'
import type { Mail } from '../mail/mailer.ts'
import { createCompany, createMember } from '../testing/companies.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { setUpTotp } from '../testing/second-factor.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'
import { previewDeletion } from './preview-deletion.ts'

describe('what a deletion of the account would do', () => {
  const test = useTestApp('pglite')
  let boss: TestUser
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss' })
  })

  const preview = async (user: TestUser) =>
    (await test.call('GET', '/cabinet/deletion', { token: user.token })).body.data
  const remove = (user: TestUser, more: object = {}) =>
    test.call('DELETE', '/cabinet', { token: user.token, body: { password: user.password, ...more } })
  const mailTo = async ({ email }: TestUser) =>
    (await test.queued<Mail>('send-mail')).find(({ to }) => to === email)?.text
  const statusOf = async (slug: string) => (await test.call('GET', `/jobs/${slug}`)).status

  it('counts vacancies, those who wait on open ones, and those who were accepted', async () => {
    const open = await createVacancy(test, { user_id: boss.id })
    const closed = await createVacancy(test, { user_id: boss.id, closed_at: test.clock() })
    const bid = async (vacancy_id: number, state: 'sent' | 'seen' | 'accepted' | 'declined') =>
      createBid(test, { vacancy_id, state, user_id: (await createUser(test, { role: 'worker' })).id })
    for (const state of ['sent', 'seen', 'accepted', 'declined'] as const) await bid(open.id, state)
    for (const state of ['sent', 'accepted'] as const) await bid(closed.id, state)
    expect(await preview(boss)).toEqual({
      vacancies: 2,
      offers: 0,
      bids: 0,
      waiting_bids: 2,
      accepted_bids: 2,
      company: null,
    })
  })

  it('says of the only member that the company goes with the account, and it does', async () => {
    const company = await createCompany(test, boss, 'Blank GmbH')
    const job = await createVacancy(test, { user_id: boss.id, company_id: company })
    expect(await preview(boss)).toMatchObject({
      vacancies: 1,
      company: { name: 'Blank GmbH', vacancies: 0, heir: null },
    })
    expect((await remove(boss)).status).toBe(204)
    const mail = await mailTo(boss)
    expect(mail).toContain(
      'nothing in your account is public any more. Your company has been deleted with its logo, domain and invitations, because you were its only member.',
    )
    expect(mail).toContain('the bids and messages that other people sent you')
    expect(await test.db.selectFrom('companies').select('id').where('id', '=', company).execute()).toEqual([])
    expect(await statusOf(job.slug)).toBe(404)
  })

  it('says who gets the vacancies of a team and becomes its owner, and it happens', async () => {
    const company = await createCompany(test, boss, 'Blank GmbH')
    const job = await createVacancy(test, { user_id: boss.id, company_id: company })
    const colleague = await createMember(test, company, 'recruiter', { name: 'Clara', surname: 'Braun' })
    expect(await preview(boss)).toMatchObject({
      vacancies: 0,
      company: { vacancies: 1, heir: { name: 'Clara B.', becomes_owner: true } },
    })
    expect(await preview(colleague)).toMatchObject({
      company: { vacancies: 0, heir: { becomes_owner: false } },
    })
    expect((await remove(boss)).status).toBe(204)
    expect(await statusOf(job.slug)).toBe(200)
    expect(await mailTo(boss)).toContain(
      'nothing in your account is public any more. A colleague has taken over the vacancies you created for your company.',
    )
    const membership = await test.db
      .selectFrom('company_members')
      .selectAll()
      .where('company_id', '=', company)
      .execute()
    expect(membership).toMatchObject([{ user_id: colleague.id, role: 'owner' }])
  })

  it('says of a blocked member that nobody gets their vacancies, and hides them', async () => {
    const owner = await createUser(test, { role: 'boss' })
    const company = await createCompany(test, owner, 'Blank GmbH')
    const member = await createMember(test, company, 'recruiter')
    const job = await createVacancy(test, { user_id: member.id, company_id: company })
    const blocked = { blocked_at: test.clock() }
    const setBlocked = (to: { blocked_at: Date | null }) =>
      test.db.updateTable('users').set(to).where('id', '=', member.id).execute()
    await setBlocked(blocked)
    expect(await previewDeletion(test.db, member.id)).toMatchObject({
      vacancies: 1,
      company: { vacancies: 0 },
    })
    await test.db.transaction().execute((trx) => leaveForErasure(test.deps, trx, member.id))
    const row = test.db.selectFrom('vacancies').select(['user_id', 'company_id']).where('id', '=', job.id)
    expect(await row.executeTakeFirst()).toEqual({ user_id: member.id, company_id: null })
  })

  it('with two-step login the password alone deletes nothing', async () => {
    const app = await setUpTotp(test, boss)
    const refused = async (more: object) => {
      const { status, body } = await remove(boss, more)
      return [status, body.errors?.code]
    }
    expect(await refused({})).toEqual([422, ['field cannot be empty']])
    expect(await refused({ code: app.codeIn() === '000000' ? '111111' : '000000' })).toEqual([
      422,
      ['This code is wrong or has already been used'],
    ])
    const deletions = () =>
      test.db.selectFrom('account_deletions').select('user_id').where('user_id', '=', boss.id).execute()
    expect(await deletions()).toEqual([])
    expect((await remove(boss, { code: app.codeIn() })).status).toBe(204)
    expect(await deletions()).toEqual([{ user_id: boss.id }])
  })

  it('takes a recovery code too, and counts wrong codes', async () => {
    const { recoveryCodes } = await setUpTotp(test, boss)
    for (let n = 0; n < 5; n++) await remove(boss, { code: 'wrong-codes' })
    expect((await remove(boss, { code: recoveryCodes?.[0] })).status).toBe(429)
    test.clock.advance(15 * MINUTE_MS)
    expect((await remove(boss, { code: recoveryCodes?.[0] })).status).toBe(204)
  })
})
