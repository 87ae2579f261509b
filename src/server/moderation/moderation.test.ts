import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { signLinks } from '../mail/signed-links.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces, PLACES, vacancyForm } from '../testing/vacancies.ts'

describe.each(engines())('a moderator on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  let boss: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
  })
  beforeEach(async () => {
    await test.db.deleteFrom('vacancies').execute()
    admin = await createUser(test, { role: 'admin', name: 'Maria', surname: 'Moderator' })
    boss = await createUser(test, { role: 'boss', language: 'de', company_name: 'Müller GmbH' })
  })

  const asAdmin = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    test.call(method, `/admin/${path}`, { token: admin.token, body })
  const asBoss = (method: 'POST' | 'PATCH', path: string, body?: unknown) =>
    test.call(method, `/cabinet/vacancies${path}`, { token: boss.token, body })
  const submit = async (given = {}) => (await asBoss('POST', '', vacancyForm(given))).body.data
  const approve = (id: number, body?: unknown) => asAdmin('POST', `vacancies/${id}/approve`, body)
  const reject = (id: number, reason: string, version?: number) =>
    asAdmin('POST', `vacancies/${id}/reject`, { reason, version })
  const read = async (slug: string) => (await test.call('GET', `/jobs/${slug}`)).body.data
  const lastMail = async () => (await test.queued<Mail>('send-mail')).at(-1)

  it('sees waiting vacancies, the oldest first, with their owners', async () => {
    const first = await submit({ title: 'First' })
    test.clock.advance(MINUTE_MS)
    await submit({ title: 'Second' })
    await createVacancy(test, {
      user_id: boss.id,
      title: 'Filled',
      moderation_state: 'pending',
      closed_at: test.clock(),
    })
    const { body } = await asAdmin('GET', 'vacancies')
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['First', 'Second'])
    expect(body.data[0]).toMatchObject({
      id: first.id,
      version: 1,
      employer: { id: boss.id, name: 'Müller GmbH', email_confirmed: true, vacancies_count: 3 },
    })
    expect(body.meta).toMatchObject({ total: 2, current_page: 1 })
    const second = await asAdmin('GET', 'vacancies?page=2&per_page=1')
    expect(second.body.data).toMatchObject([{ title: 'Second' }])
    expect(second.body.links.prev).toBe('/api/v1/admin/vacancies?page=1&per_page=1')
  })

  it('does not see waiting vacancies of a blocked owner until the block ends, except an objection', async () => {
    const { id } = await submit({ title: 'Spam' })
    const objected = await submit({ title: 'Refused' })
    await reject(objected.id, 'No pay')
    await asBoss('POST', `/${objected.id}/objection`, { text: 'It is in the text' })
    const titles = async () =>
      (await asAdmin('GET', 'vacancies')).body.data.map(({ title }: { title: string }) => title)
    const count = async () => (await asAdmin('GET', 'waiting')).body.data.queues.vacancies.count
    expect([(await titles()).sort(), await count()]).toEqual([['Refused', 'Spam'], 2])
    const block = (blocked_at: Date | null) =>
      test.db.updateTable('users').set({ blocked_at }).where('id', '=', boss.id).execute()
    await block(test.clock())
    expect([await titles(), await count()]).toEqual([['Refused'], 1])
    expect((await asAdmin('GET', `vacancies?id=${id}`)).body.data).toMatchObject([{ title: 'Spam' }])
    await block(null)
    expect(await count()).toBe(2)
  })

  it('leaves an entry in the audit log for the page that was read', async () => {
    const { id } = await submit()
    await asAdmin('GET', 'vacancies')
    await asAdmin('GET', 'vacancies')
    const looks = await test.db
      .selectFrom('audit_log')
      .select(['subject_id', 'details'])
      .where('actor_id', '=', admin.id)
      .where('action', '=', 'vacancy.listed')
      .execute()
    expect(looks).toEqual([{ subject_id: null, details: { vacancies: [id], users: [boss.id] } }])
  })

  it('sees the minimum wages that apply: the sector’s for firms only', async () => {
    await test.db
      .insertInto('minimum_wages')
      .values({
        rubric_id: PLACES.rubric,
        scope: 'cleaning_inside',
        valid_from: '2026-01-01',
        hourly: 15,
        source: 'test',
      })
      .execute()
    const firm = await submit()
    const household = await submit({ employer_kind: 'household' })
    const seen = async (id: number) => (await asAdmin('GET', `vacancies?id=${id}`)).body.data[0]
    expect(await seen(firm.id)).toMatchObject({
      minimum_wage: 13.9,
      sector_minima: [{ scope: 'cleaning_inside', hourly: 15 }],
    })
    expect(await seen(household.id)).toMatchObject({ minimum_wage: 13.9, sector_minima: [] })
    await test.db.deleteFrom('minimum_wages').where('rubric_id', '=', PLACES.rubric).execute()
  })

  it('makes a vacancy public for 60 days and mails its owner', async () => {
    const { id, slug } = await submit()
    const { status, body } = await approve(id, { version: 1 })
    expect(status).toBe(200)
    const now = test.clock().toISOString()
    expect(body.data).toMatchObject({ moderation_state: 'approved', is_public: true, published_at: now })
    expect(body.data.expires_at).toBe(new Date(test.clock().getTime() + 60 * DAY_MS).toISOString())
    expect(await read(slug)).toMatchObject({ is_open: true, version: 1, confirmed_at: now })
    expect(await lastMail()).toMatchObject({
      to: boss.email,
      subject: 'Freigegeben: Bäcker (m/w/d)',
      text: expect.stringContaining(`http://localhost:3000/de/jobs/item/${slug}`),
    })
    expect((await asAdmin('GET', 'vacancies?state=approved')).body.data).toMatchObject([{ id }])
  })

  it('approves the newest text without a body', async () => {
    const { id } = await submit()
    expect((await approve(id)).status).toBe(200)
  })

  it('gives an unpublished vacancy no publication date', async () => {
    const { id, slug } = await submit({ published: false })
    expect((await approve(id)).body.data).toMatchObject({ published_at: null, is_public: false })
    expect((await test.call('GET', `/jobs/${slug}`)).status).toBe(404)
    test.clock.advance(MINUTE_MS)
    const { body } = await asBoss('PATCH', `/${id}`, { published: true })
    expect(body.data).toMatchObject({ is_public: true, published_at: test.clock().toISOString() })
  })

  it('rejects with a reason that the owner reads in the cabinet and in the mail', async () => {
    const { id, slug } = await submit()
    const { body } = await reject(id, 'Bitte ohne Telefonnummer.', 1)
    expect(body.data).toMatchObject({
      moderation_state: 'rejected',
      moderation_reason: 'Bitte ohne Telefonnummer.',
    })
    expect((await test.call('GET', `/jobs/${slug}`)).status).toBe(404)
    const mail = await lastMail()
    expect(mail?.text).toContain('Begründung: Bitte ohne Telefonnummer.')
    expect(mail?.text).toContain('Ein Mensch hat den Text gelesen')
    expect(mail?.text).toContain('Der Text ist nicht öffentlich.')
    // The link needs no login.
    const { text } = signLinks(test.deps.config, mail!)
    const link = /(\/api\/v1\/objections\?token=\S+)/.exec(text)?.[1] ?? ''
    expect((await test.app.inject(link)).statusCode).toBe(200)
    expect((await asAdmin('GET', 'vacancies?state=rejected')).body.data).toMatchObject([{ id }])
    const silent = await reject(id, '  ')
    expect(silent.body.errors).toHaveProperty('reason')
  })

  it('reads why an earlier text was rejected when the changed one waits', async () => {
    const { id } = await submit()
    await submit({ title: 'Never rejected' })
    for (const reason of ['Please name the pay.', 'No phone number, please.']) {
      await reject(id, reason)
      test.clock.advance(MINUTE_MS)
      await asBoss('PATCH', `/${id}`, { title: `After: ${reason}` })
    }
    const { data } = (await asAdmin('GET', 'vacancies')).body
    const decided_at = new Date(test.clock().getTime() - MINUTE_MS).toISOString()
    expect(
      Object.fromEntries(
        data.map(({ title, earlier_refusal }: { title: string; earlier_refusal: unknown }) => [
          title,
          earlier_refusal,
        ]),
      ),
    ).toEqual({
      'Never rejected': null,
      'After: No phone number, please.': { reason: 'No phone number, please.', decided_at },
    })
  })

  it('sends no mail to an unconfirmed address', async () => {
    boss = await createUser(test, { role: 'boss', email_confirmed_at: null })
    const { id } = await submit()
    const before = (await test.queued('send-mail')).length
    expect((await approve(id)).status).toBe(200)
    expect(await test.queued('send-mail')).toHaveLength(before)
  })

  it('reads the changed text of an approved vacancy and makes it public', async () => {
    const { id, slug } = await submit()
    await approve(id)
    const { published_at, expires_at } = await read(slug)
    test.clock.advance(10 * MINUTE_MS)
    await asBoss('PATCH', `/${id}`, {
      title: 'Konditor',
      requirements: ['Hands'],
      city_id: PLACES.far,
      shift_pattern: 'night',
    })
    const { body } = await asAdmin('GET', 'vacancies')
    expect(body.data).toMatchObject([
      {
        id,
        title: 'Konditor',
        city: { name: 'Ferne' },
        version: 2,
        is_public: true,
        shift_pattern: 'night',
      },
    ])
    expect(body.data[0].before).toMatchObject({
      title: 'Bäcker (m/w/d)',
      requirements: [],
      city: { id: PLACES.near, name: 'Nahdorf' },
      shift_pattern: null,
    })
    expect(await read(slug)).toMatchObject({ title: 'Bäcker (m/w/d)', version: 1 })
    expect((await approve(id, { version: 2 })).body.data.before).toBeNull()
    expect(await read(slug)).toMatchObject({
      title: 'Konditor',
      requirements: ['Hands'],
      city: { name: 'Ferne' },
      version: 2,
      published_at,
      expires_at,
    })
  })

  it('leaves the approved text public when the changed one is rejected', async () => {
    const { id, slug } = await submit()
    await approve(id)
    await asBoss('PATCH', `/${id}`, { title: 'Konditor' })
    await reject(id, 'Not a job')
    expect(await read(slug)).toMatchObject({ title: 'Bäcker (m/w/d)', is_open: true })
    expect((await lastMail())?.text).toContain('Der zuvor freigegebene Text bleibt öffentlich')
    const again = await asBoss('PATCH', `/${id}`, { title: 'Konditor (m/w/d)' })
    expect(again.body.data).toMatchObject({ moderation_state: 'pending', moderation_reason: null })
    await approve(id)
    expect(await read(slug)).toMatchObject({ title: 'Konditor (m/w/d)' })
  })

  it('cannot approve a text that was changed or decided meanwhile', async () => {
    const { id } = await submit()
    await asBoss('PATCH', `/${id}`, { pay_amount: 1 })
    const stale = await approve(id, { version: 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'already_decided'])
    expect((await reject(id, 'Too low', 1)).status).toBe(409)
    expect((await approve(id, { version: 2 })).status).toBe(200)
    expect((await approve(id)).body.code).toBe('already_decided')
    expect((await reject(id, 'Too late')).body.code).toBe('already_decided')
    expect((await approve(999_999)).status).toBe(404)
    const closed = await submit()
    await asBoss('POST', `/${closed.id}/close`)
    expect((await approve(closed.id)).body.code).toBe('already_decided')
  })

  it('decides once when two moderators decide at the same time', async () => {
    const { id } = await submit()
    const before = (await test.queued('send-mail')).length
    const answers = await Promise.all([
      approve(id),
      reject(id, 'Not a job'),
      approve(id),
      reject(id, 'Not a job'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await test.queued('send-mail')).toHaveLength(before + 1)
  })

  it('writes every decision to the audit log, the newest first', async () => {
    const first = await submit()
    const second = await submit()
    await approve(first.id)
    await reject(second.id, 'Not a job')
    const { body } = await asAdmin('GET', 'audit?per_page=2')
    const actor = { id: admin.id, name: 'Maria Moderator' }
    expect(body.data).toMatchObject([
      {
        action: 'vacancy.rejected',
        subject_type: 'vacancy',
        subject_id: second.id,
        reason: 'Not a job',
        actor,
      },
      { action: 'vacancy.approved', subject_type: 'vacancy', subject_id: first.id, reason: null, actor },
    ])
    expect(body.meta).toMatchObject({ current_page: 1, per_page: 2, from: 1, to: 2 })
    await test.db.deleteFrom('users').where('id', '=', admin.id).execute()
    admin = await createUser(test, { role: 'admin' })
    expect((await asAdmin('GET', 'audit')).body.data[0].actor).toBeNull()
  })
})
