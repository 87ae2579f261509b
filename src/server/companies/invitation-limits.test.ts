import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_TEAM } from '#shared/contract/company-roles.ts'
import { DAY_MS } from '#shared/durations.ts'
import { createCompany, createMember } from '../testing/companies.ts'
import { createUser, type TestUser, withNewSession } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('limits of invitations on %s', (engine) => {
  const test = useTestApp(engine)
  let owner: TestUser
  let company: number

  const invite = ({ token }: TestUser, email: string) =>
    test.call('PUT', '/cabinet/company/invitations', { token, body: { email, role: 'viewer' } })
  const block = ({ id }: TestUser) =>
    test.db.updateTable('users').set({ blocked_at: test.clock() }).where('id', '=', id).execute()

  beforeEach(async () => {
    owner = await createUser(test, { role: 'boss' })
    company = await createCompany(test, owner)
  })

  it('only owners with a confirmed address invite', async () => {
    await test.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', owner.id).execute()
    expect((await invite(owner, 'a@people.example')).body.code).toBe('email_unconfirmed')
  })

  it('withdrawing does not reveal whether another company has an invitation', async () => {
    const recruiter = await createMember(test, company, 'recruiter')
    await invite(owner, 'own@people.example')
    const other = await createUser(test, { role: 'boss' })
    await createCompany(test, other)
    await invite(other, 'theirs@people.example')
    const idOf = async ({ token }: TestUser) =>
      (await test.call('GET', '/cabinet/company', { token })).body.data.invitations[0].id
    const withdraw = async (id: number) =>
      (await test.call('DELETE', `/cabinet/company/invitations/${id}`, { token: recruiter.token })).status
    const [own, theirs] = [await idOf(owner), await idOf(other)]
    expect([await withdraw(own), await withdraw(theirs), await withdraw(999_999)]).toEqual([403, 404, 404])
  })

  it('a team has at most 50 members and invitations', async () => {
    for (let count = 2; count < MAX_TEAM; count++) await createMember(test, company, 'viewer')
    expect((await invite(owner, 'a@people.example')).status).toBe(204)
    expect((await invite(owner, 'b@people.example')).body.code).toBe('company_full')
    expect((await invite(owner, 'a@people.example')).status).toBe(204)
  })

  it('an owner invites 20 times a day', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count++)
      statuses.push((await invite(owner, `${owner.id}-${count}@people.example`)).status)
    expect(statuses.lastIndexOf(204)).toBe(19)
    expect(statuses[20]).toBe(429)
    test.clock.advance(DAY_MS)
    expect(
      (await invite(await withNewSession(test, owner, 'boss'), `${owner.id}-new@people.example`)).status,
    ).toBe(204)
  })

  it('another company’s invitations do not use up those to a colleague', async () => {
    const attacker = await createUser(test, { role: 'boss' })
    await createCompany(test, attacker)
    const email = `${owner.id}-colleague@people.example`
    for (let n = 0; n < 6; n++) expect((await invite(attacker, email)).status).toBe(n < 5 ? 204 : 429)
    expect((await invite(owner, email)).status).toBe(204)
  })

  it('a blocked owner’s invitation is neither mailed nor accepted', async () => {
    const guest = await createUser(test, { role: 'boss' })
    const second = await createMember(test, company, 'owner')
    await invite(second, guest.email)
    await runTasks(test, 'mail-company-invitation')
    const token = /#token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1]
    await invite(second, 'late@people.example')
    await block(second)
    await runTasks(test, 'mail-company-invitation')
    expect(test.mails.map(({ to }) => to)).not.toContain('late@people.example')
    expect((await test.call('POST', '/company-invitation', { body: { token } })).status).toBe(422)
    const accepted = await test.call('POST', '/cabinet/company/membership', {
      token: guest.token,
      body: { token },
    })
    expect(accepted.status).toBe(422)
  })

  it('the invitations of an owner end when another owner takes that role away', async () => {
    const second = await createMember(test, company, 'owner')
    const guest = await createUser(test, { role: 'boss' })
    // A second account of the same person, who would come back through it.
    const body = { email: guest.email, role: 'owner' }
    await test.call('PUT', '/cabinet/company/invitations', { token: second.token, body })
    await runTasks(test, 'mail-company-invitation')
    const token = /#token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1]
    await invite(owner, 'kept@people.example')
    const demoted = await test.call('PATCH', `/cabinet/company/members/${second.id}`, {
      token: owner.token,
      body: { role: 'viewer' },
    })
    expect(demoted.status).toBe(200)
    expect(demoted.body.data.invitations.map(({ email }: { email: string }) => email)).toEqual([
      'kept@people.example',
    ])
    const accepted = await test.call('POST', '/cabinet/company/membership', {
      token: guest.token,
      body: { token },
    })
    expect(accepted.status).toBe(422)
  })

  it('a name in the mail is short, and neither a link nor a number', async () => {
    const name = `Win at https://evil.example/now or call 0900 123 4567 ${'x'.repeat(60)}`
    await test.db.updateTable('companies').set({ name }).where('id', '=', company).execute()
    await invite(owner, 'named@people.example')
    await runTasks(test, 'mail-company-invitation')
    const { subject = '', text = '' } = test.mails.at(-1) ?? {}
    expect(subject).toMatch(/^Invitation to the team of Win at https evil\. example now or call x{5,25}$/)
    expect(text).toContain(subject.replace('Invitation to the team of ', '('))
    expect(text).not.toMatch(/evil\.example|0900/)
  })

  it('the owner who has invited is told of the answer; a declined invitation ends', async () => {
    const guest = await createUser(test, { role: 'boss', name: 'Nora', surname: 'Brush' })
    const tokenFor = async (email: string) => {
      await invite(owner, email)
      await runTasks(test, 'mail-company-invitation')
      return /#token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1]
    }
    const notified = () =>
      test.db
        .selectFrom('notifications')
        .select(['detail', 'actor', 'subject_title as title'])
        .where('user_id', '=', owner.id)
        .where('kind', '=', 'invitation_answered')
        .orderBy('id')
        .execute()
    const token = await tokenFor(guest.email)
    await test.call('POST', '/cabinet/company/membership', { token: guest.token, body: { token } })
    const body = { token: await tokenFor('busy@people.example') }
    expect((await test.call('POST', '/company-invitation/decline', { body })).status).toBe(204)
    expect((await test.call('POST', '/company-invitation/decline', { body })).status).toBe(422)
    expect((await test.call('POST', '/company-invitation', { body })).status).toBe(422)
    expect(await notified()).toEqual([
      { detail: 'accepted', actor: 'Nora B.', title: expect.any(String) },
      { detail: 'declined', actor: null, title: 'busy@people.example' },
    ])
  })

  it('who registered for an invitation and declines it is no longer listed under the company', async () => {
    const own = {
      company_name: 'Falke Bau',
      contact_name: 'Nora Brush',
      person_type: 'legal_entity',
    } as const
    await test.db.updateTable('companies').set({ name: 'Falke Bau' }).where('id', '=', company).execute()
    const early = await createUser(test, { role: 'boss', ...own })
    const declined = async (guest: Pick<TestUser, 'id' | 'email'>) => {
      const mail = test.mails.findLast(({ to }) => to === guest.email)
      const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
      expect((await test.call('POST', '/company-invitation/decline', { body: { token } })).status).toBe(204)
      return test.db
        .selectFrom('users')
        .select(['person_type', 'company_name', 'contact_name'])
        .where('id', '=', guest.id)
        .executeTakeFirstOrThrow()
    }
    test.clock.advance(1000)
    const addresses = ['late', 'other', 'taxed'].map((name) => `${name}-${owner.id}@people.example`)
    for (const email of [early.email, ...addresses]) await invite(owner, email)
    await runTasks(test, 'mail-company-invitation')
    test.clock.advance(1000)
    const [late, other, taxed] = await Promise.all([
      createUser(test, { role: 'boss', email: addresses[0], ...own }),
      createUser(test, { role: 'boss', email: addresses[1], ...own, company_name: 'Adler Bau' }),
      createUser(test, { role: 'boss', email: addresses[2], ...own, vat_id: 'DE136695976' }),
    ])
    expect(await declined(late)).toEqual({
      person_type: 'individual',
      company_name: null,
      contact_name: null,
    })
    for (const guest of [early, taxed]) expect(await declined(guest)).toEqual(own)
    expect(await declined(other)).toMatchObject({ company_name: 'Adler Bau' })
  })
})
