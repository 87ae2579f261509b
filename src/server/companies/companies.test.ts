import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { send } from '../testing/conversations.ts'
import { eraseNow } from '../testing/erase.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy, ensurePlaces, vacancyForm } from '../testing/vacancies.ts'

type Role = 'owner' | 'recruiter' | 'viewer'

describe.each(engines())('companies on %s', (engine) => {
  const test = useTestApp(engine)
  let owner: TestUser

  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    user: TestUser,
    body?: object,
  ) =>
    test.call(method, path, {
      token: user.token,
      body,
      headers: method === 'POST' ? { 'idempotency-key': randomUUID() } : {},
    })
  const companyOf = async (user: TestUser) => (await call('GET', '/cabinet/company', user)).body.data
  const invite = (by: TestUser, email: string, role: Role = 'recruiter') =>
    call('PUT', '/cabinet/company/invitations', by, { email, role })
  const accept = (user: TestUser, token: string) =>
    call('POST', '/cabinet/company/membership', user, { token })
  /** The token of the link in the newest mail to an address. */
  const mailedToken = async (email: string): Promise<string> => {
    await runTasks(test, 'mail-company-invitation')
    const mail = test.mails.filter(({ to }) => to === email).at(-1)
    return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const join = async (role: Role, by = owner): Promise<TestUser> => {
    const colleague = await createUser(test, { role: 'boss' })
    await invite(by, colleague.email, role)
    expect((await accept(colleague, await mailedToken(colleague.email))).status).toBe(200)
    return colleague
  }
  const createJob = async (by: TestUser) => {
    const { status, body } = await call('POST', '/cabinet/vacancies', by, vacancyForm())
    expect(status).toBe(201)
    return body.data as { id: number }
  }
  const authorOf = async (id: number) =>
    (await test.db.selectFrom('vacancies').select('user_id').where('id', '=', id).executeTakeFirstOrThrow())
      .user_id
  const createBidOn = async (vacancyId: number) => {
    const worker = await createUser(test, { role: 'worker' })
    return { worker, ...(await createBid(test, { vacancy_id: vacancyId, user_id: worker.id })) }
  }

  beforeEach(async () => {
    await ensurePlaces(test)
    owner = await createUser(test, { role: 'boss' })
    expect((await call('PUT', '/cabinet/company', owner, { name: 'Bäckerei Müller' })).status).toBe(200)
  })

  it('begins with its founder, whose vacancies become shared', async () => {
    const founder = await createUser(test, { role: 'boss' })
    const { id } = await createVacancy(test, { user_id: founder.id })
    expect(await companyOf(founder)).toBeNull()
    const form = { name: 'Bakery', address: 'Lindenstr. 1, Berlin', website: 'https://bakery.example/jobs' }
    expect((await call('PUT', '/cabinet/company', founder, form)).body.data).toMatchObject({
      ...form,
      my_role: 'owner',
      members: [{ id: founder.id, role: 'owner' }],
    })
    const viewer = await join('viewer', founder)
    expect((await call('GET', `/cabinet/vacancies/${id}`, viewer)).status).toBe(200)
  })

  it.each([
    ['Jobmost Support', undefined],
    ['Bakery', 'javascript:alert(1)'],
    ['Bakery', 'https://user:pass@bakery.example'],
  ])('refuses the name %s with the website %s', async (name, website) => {
    expect((await call('PUT', '/cabinet/company', owner, { name, website })).status).toBe(422)
  })

  it('shares vacancies and bids by role', async () => {
    const { id } = await createJob(owner)
    const bid = await createBidOn(id)
    const viewer = await join('viewer')
    const recruiter = await join('recruiter')
    const stranger = await createUser(test, { role: 'boss' })
    const statuses = async (user: TestUser) => [
      (await call('GET', `/cabinet/vacancies/${id}/rates`, user)).status,
      (await call('PATCH', `/cabinet/vacancies/${id}`, user, { title: 'Bread baker' })).status,
      (await call('PATCH', `/rates/${bid.id}`, user, { state: 'accepted' })).status,
      (await call('PUT', `/rates/${bid.id}/note`, user, { text: 'Ask', tags: [] })).status,
      (await call('POST', '/chat/rooms', user, { rate_id: bid.id })).status,
      (await call('POST', `/cabinet/vacancies/${id}/close`, user)).status,
    ]
    expect(await statuses(stranger)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await statuses(viewer)).toEqual([200, 404, 404, 404, 404, 404])
    expect(await statuses(recruiter)).toEqual([200, 200, 200, 200, 201, 200])
    const path = `/cabinet/vacancies/${id}`
    const reads = async (user: TestUser) => (await call('GET', path, user)).body.data.is_read_only
    expect([await reads(viewer), await reads(recruiter), await reads(owner)]).toEqual([true, false, false])
    expect((await companyOf(viewer)).members).toHaveLength(3)
  })

  it('gives a vacancy of a viewer to nobody else', async () => {
    const viewer = await join('viewer')
    const { id } = await createJob(viewer)
    expect((await call('GET', `/cabinet/vacancies/${id}`, owner)).status).toBe(404)
    expect((await call('GET', `/cabinet/vacancies/${id}`, viewer)).status).toBe(200)
  })

  it('lets nobody but owners change the company and the team', async () => {
    const recruiter = await join('recruiter')
    const viewer = await join('viewer')
    for (const user of [recruiter, viewer]) {
      const own = `/cabinet/company/members/${user.id}`
      const attempts = await Promise.all([
        call('PUT', '/cabinet/company', user, { name: 'Mine' }),
        call('PATCH', own, user, { role: 'owner' }),
        call('DELETE', `/cabinet/company/members/${owner.id}`, user),
        invite(user, 'friend@people.example', 'owner'),
      ])
      expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    }
    expect((await companyOf(recruiter)).invitations).toEqual([])
  })

  it('lets an owner of another company do nothing', async () => {
    const viewer = await join('viewer')
    await invite(owner, 'new@people.example')
    const [{ id }] = (await companyOf(owner)).invitations
    const other = await createUser(test, { role: 'boss' })
    await call('PUT', '/cabinet/company', other, { name: 'Other' })
    const member = `/cabinet/company/members/${viewer.id}`
    expect((await call('PATCH', member, other, { role: 'owner' })).status).toBe(404)
    expect((await call('DELETE', member, other)).status).toBe(404)
    expect((await call('DELETE', `/cabinet/company/invitations/${id}`, other)).status).toBe(404)
  })

  it('takes all access from a removed member at once, and gives their vacancies to an owner', async () => {
    const recruiter = await join('recruiter')
    const { id } = await createJob(recruiter)
    const bid = await createBidOn(id)
    const { body } = await call('POST', '/chat/rooms', recruiter, { rate_id: bid.id })
    expect((await send(test, body.data.id, recruiter, 'Hello')).status).toBe(201)
    expect((await call('DELETE', `/cabinet/company/members/${recruiter.id}`, owner)).status).toBe(204)
    expect(await authorOf(id)).toBe(owner.id)
    expect(await companyOf(recruiter)).toBeNull()
    for (const path of [`/cabinet/vacancies/${id}`, `/cabinet/vacancies/${id}/rates`])
      expect((await call('GET', path, recruiter)).status).toBe(404)
    expect((await call('GET', '/cabinet/vacancies', recruiter)).body.data).toEqual([])
    expect((await call('PATCH', `/rates/${bid.id}`, recruiter, { state: 'declined' })).status).toBe(404)
    for (const user of [recruiter, bid.worker])
      expect((await send(test, body.data.id, user, 'More')).body.code).toBe('chat_left_company')
  })

  it('takes the right to edit from a member who becomes a viewer', async () => {
    const recruiter = await join('recruiter')
    const { id } = await createJob(recruiter)
    const path = `/cabinet/company/members/${recruiter.id}`
    expect((await call('PATCH', path, owner, { role: 'viewer' })).status).toBe(200)
    expect((await call('PATCH', `/cabinet/vacancies/${id}`, recruiter, { title: 'Baker' })).status).toBe(404)
    expect((await call('GET', `/cabinet/vacancies/${id}`, recruiter)).status).toBe(200)
  })

  it('leaves the vacancies of a blocked member with that person', async () => {
    const recruiter = await join('recruiter')
    const { id } = await createJob(recruiter)
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock() })
      .where('id', '=', recruiter.id)
      .execute()
    await call('DELETE', `/cabinet/company/members/${recruiter.id}`, owner)
    expect(await authorOf(id)).toBe(recruiter.id)
    expect((await call('GET', `/cabinet/vacancies/${id}`, owner)).status).toBe(404)
  })

  it('keeps an owner while there are other members', async () => {
    const viewer = await join('viewer')
    const own = `/cabinet/company/members/${owner.id}`
    expect((await call('DELETE', own, owner)).body.code).toBe('last_owner')
    expect((await call('PATCH', own, owner, { role: 'viewer' })).body.code).toBe('last_owner')
    await call('PATCH', `/cabinet/company/members/${viewer.id}`, owner, { role: 'owner' })
    const [first, second] = await Promise.all([
      call('DELETE', own, owner),
      call('DELETE', `/cabinet/company/members/${viewer.id}`, viewer),
    ])
    // Whoever comes second is the last member, and the company ends with them.
    expect([first.status, second.status]).toEqual([204, 204])
    expect(await companyOf(owner)).toBeNull()
    expect(await companyOf(viewer)).toBeNull()
  })

  it('gives the vacancies of a company back to its last member', async () => {
    const { id } = await createJob(owner)
    expect((await call('DELETE', `/cabinet/company/members/${owner.id}`, owner)).status).toBe(204)
    expect((await call('GET', `/cabinet/vacancies/${id}`, owner)).status).toBe(200)
  })

  it('outlives its last owner when their account is deleted', async () => {
    const { id } = await createJob(owner)
    const viewer = await join('viewer')
    const recruiter = await join('recruiter')
    await eraseNow(test, owner)
    expect(await companyOf(recruiter)).toMatchObject({ my_role: 'owner', members: [{ id: viewer.id }, {}] })
    expect(await authorOf(id)).toBe(recruiter.id)
  })

  it('invites once, within seven days, one address, and names who invites', async () => {
    const colleague = await createUser(test, { role: 'boss', email_confirmed_at: null })
    await invite(owner, colleague.email)
    const old = await mailedToken(colleague.email)
    await invite(owner, colleague.email, 'viewer')
    const token = await mailedToken(colleague.email)
    expect(test.mails.at(-1)?.text).toContain(' (Bäckerei Müller) invites you')
    expect((await accept(colleague, old)).status).toBe(422)
    const thief = await createUser(test, { role: 'boss' })
    expect((await accept(thief, token)).body.code).toBe('other_address')
    const seen = await test.call('POST', '/company-invitation', { body: { token } })
    expect(seen.body.data).toMatchObject({
      company: 'Bäckerei Müller',
      role: 'viewer',
      email: colleague.email,
    })
    const two = await Promise.all([accept(colleague, token), accept(colleague, token)])
    expect(two.map(({ status }) => status).sort()).toEqual([200, 422])
    const { body } = await call('GET', '/cabinet/user-role', colleague)
    expect(body.data.email_confirmed).toBe(true)
    const late = await createUser(test, { role: 'boss' })
    await invite(owner, late.email)
    const lateToken = await mailedToken(late.email)
    test.clock.advance(7 * DAY_MS)
    expect((await test.call('POST', '/company-invitation', { body: { token: lateToken } })).status).toBe(422)
  })

  it('ends the invitations of a removed owner, and withdrawn ones', async () => {
    const second = await join('owner')
    const guest = await createUser(test, { role: 'boss' })
    await invite(second, guest.email, 'owner')
    const token = await mailedToken(guest.email)
    await call('DELETE', `/cabinet/company/members/${second.id}`, owner)
    expect((await accept(guest, token)).status).toBe(422)
    await invite(owner, guest.email)
    const again = await mailedToken(guest.email)
    const [{ id }] = (await companyOf(owner)).invitations
    expect((await call('DELETE', `/cabinet/company/invitations/${id}`, owner)).status).toBe(204)
    expect((await accept(guest, again)).status).toBe(422)
  })

  it('invites neither the owner nor a member, but somebody who has left', async () => {
    const viewer = await join('viewer')
    const answerFor = async (email: string) => (await invite(owner, email)).body?.errors
    expect(await answerFor(owner.email.toUpperCase())).toEqual({ email: ['This is your own address'] })
    expect(await answerFor(viewer.email)).toEqual({ email: ['This person already belongs to the team'] })
    const body = { email: viewer.email, role: 'viewer' }
    const headers = { 'accept-language': 'de' }
    const german = await test.call('PUT', '/cabinet/company/invitations', {
      token: owner.token,
      body,
      headers,
    })
    expect(german.body.errors).toEqual({ email: ['Diese Person gehört schon zum Team'] })
    expect((await companyOf(owner)).invitations).toEqual([])
    await call('DELETE', `/cabinet/company/members/${viewer.id}`, viewer)
    expect((await invite(owner, viewer.email)).status).toBe(204)
  })

  it('takes nobody who belongs to a company already', async () => {
    const other = await createUser(test, { role: 'boss' })
    await call('PUT', '/cabinet/company', other, { name: 'Other' })
    await invite(owner, other.email)
    expect((await accept(other, await mailedToken(other.email))).body.code).toBe('already_in_company')
  })

  it('limits invitations to one mailbox', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent++)
      statuses.push((await invite(owner, 'stranger@people.example')).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  })

  it('lets nobody bid on a vacancy of their own company', async () => {
    const both = await createUser(test, { role: 'boss', second_role: 'worker' })
    await invite(owner, both.email)
    await accept(both, await mailedToken(both.email))
    const { slug } = await createVacancy(test, {
      user_id: owner.id,
      company_id: (await companyOf(owner)).id,
    })
    const { body } = await call('PUT', '/cabinet/role', both, { role: 'worker', agreed: true })
    const worker = { ...both, token: body.data?.access_token ?? both.token }
    const answer = await call('POST', `/jobs/${slug}/rates`, worker, { text: 'I bake well.' })
    expect(answer.body.code).toBe('own_vacancy')
  })
})
