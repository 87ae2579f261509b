import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { createPasskey } from '../testing/second-factor.ts'
import { putPicture } from '../testing/send-picture.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

// Routes whose late copies do no harm, with the reason.
const UNORDERED: Record<string, string> = {
  'PUT /cabinet/password': 'the old password no longer fits',
  'DELETE /cabinet/sessions': 'a session ends once',
  'DELETE /cabinet/sessions/{id}': 'a session ends once',
  'DELETE /cabinet': 'an account is deleted once, and its password is asked for',
  'DELETE /cabinet/deletion': 'asking for the deletion again needs the password',
  'DELETE /chat/rooms/{id}': 'a room is deleted once',
  'DELETE /cabinet/second-factor/totp': 'setting it up again needs a code of the new app',
  'DELETE /cabinet/second-factor/passkeys/{id}': 'a new passkey has a new id',
  'DELETE /rates/{id}': 'a new bid has a new id',
  'DELETE /cabinet/vacancies/{id}': 'a vacancy is deleted once',
  'PUT /cabinet/company/domain/proof': 'a link works once',
  'DELETE /cabinet/company/invitations/{id}': 'a new invitation has a new id',
  'DELETE /cabinet/imports/{id}': 'a source is deleted once',
  'DELETE /cabinet/offers/{id}': 'an offer is deleted once',
  'DELETE /cabinet/newsletter/{id}': 'a subscription ends once',
  'DELETE /push/subscriptions': 'the next visit subscribes again',
}

const as = (
  user: TestUser,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  id?: number | string,
  body?: object,
) => ({
  user,
  method,
  route: `${method} ${path}`,
  url: path.replace(/\{\w+\}/, String(id)),
  body,
})

describe.each(engines())('the order of changes on %s', (engine) => {
  const test = useTestApp(engine)

  /** A request for each ordered route, which answers 2xx. */
  async function requests() {
    const worker = await createUser(test, { role: 'worker' })
    const boss = await createUser(test, { role: 'boss' })
    const job = await createVacancy(test, { user_id: boss.id })
    const offer = await createOffer(test, { user_id: worker.id })
    const bid = await createBid(test, { vacancy_id: job.id, user_id: worker.id })
    const entry = { position: 'Baker', period_from: '2020-01-01', period_to: null, responsibilities: null }
    const school = { specialty: 'Baking', institution: 'A', period_from: '2020-01-01', period_to: null }
    const made = async (path: string, body: object): Promise<number> =>
      (await test.call('POST', path, { token: worker.token, body })).body.data.id
    const template = { name: 'Baker', vacancy_id: job.id }
    const templateId = (
      await test.call('POST', '/cabinet/vacancy-templates', { token: boss.token, body: template })
    ).body.data.id
    const ids = {
      experience: await made('/cabinet/experience', entry),
      education: await made('/cabinet/education', school),
      languages: await made('/cabinet/languages', { language: 'de', level: 'free' }),
      search: await made('/cabinet/saved-searches', {
        title: 'x',
        filters: {},
        notify: { app: true, push: false, email: false },
      }),
    }
    return [
      as(worker, 'PUT', '/rates/{id}', bid.id, { text: 'I bake.', pay_amount: 20, pay_type: 'per_hour' }),
      as(worker, 'PUT', '/cabinet/favorites/jobs/{id}', job.id),
      as(worker, 'DELETE', '/cabinet/favorites/jobs/{id}', job.id),
      as(worker, 'PUT', '/cabinet/hidden-jobs/{id}', job.id),
      as(worker, 'DELETE', '/cabinet/hidden-jobs/{id}', job.id),
      as(boss, 'PUT', '/cabinet/favorites/offers/{id}', offer.id),
      as(boss, 'DELETE', '/cabinet/favorites/offers/{id}', offer.id),
      as(boss, 'PUT', '/cabinet/favorites/users/{id}', worker.id),
      as(boss, 'DELETE', '/cabinet/favorites/users/{id}', worker.id),
      as(worker, 'PUT', '/cabinet/blocks/{user_id}', boss.id),
      as(worker, 'DELETE', '/cabinet/blocks/{user_id}', boss.id),
      as(worker, 'PATCH', '/cabinet/notifications', '', { message_text: false }),
      as(worker, 'PATCH', '/cabinet/profile', '', { about: 'x' }),
      as(worker, 'PUT', '/cabinet/avatar'),
      as(worker, 'DELETE', '/cabinet/avatar'),
      as(worker, 'PATCH', '/cabinet/language', '', { language: 'de' }),
      as(worker, 'PATCH', '/cabinet/experience/{id}', ids.experience, { position: 'Cook' }),
      as(worker, 'DELETE', '/cabinet/experience/{id}', ids.experience),
      as(worker, 'PATCH', '/cabinet/education/{id}', ids.education, { specialty: 'Cooking' }),
      as(worker, 'DELETE', '/cabinet/education/{id}', ids.education),
      as(worker, 'PATCH', '/cabinet/languages/{id}', ids.languages, { level: 'spoken' }),
      as(worker, 'DELETE', '/cabinet/languages/{id}', ids.languages),
      as(worker, 'PATCH', '/cabinet/saved-searches/{id}', ids.search, {
        notify: { app: false, push: false, email: false },
      }),
      as(worker, 'DELETE', '/cabinet/saved-searches/{id}', ids.search),
      as(worker, 'PATCH', '/cabinet/offers/{id}', offer.id, { published: false }),
      as(boss, 'PATCH', '/cabinet/vacancies/{id}', job.id, { published: false }),
      as(boss, 'POST', '/cabinet/vacancies/{id}/renew', job.id),
      as(boss, 'POST', '/cabinet/vacancies/{id}/drop-change', job.id),
      as(boss, 'POST', '/cabinet/vacancies/{id}/close', job.id),
      as(boss, 'POST', '/cabinet/vacancies/{id}/reopen', job.id),
      as(boss, 'PATCH', '/cabinet/vacancy-templates/{id}', templateId, { name: 'Cook' }),
      as(boss, 'DELETE', '/cabinet/vacancy-templates/{id}', templateId),
      as(boss, 'PATCH', '/rates/{id}', bid.id, { state: 'declined' }),
      as(boss, 'PUT', '/rates/{id}/choice', bid.id, { others: [] }),
      as(worker, 'PUT', '/cabinet/second-factor/passkeys/{id}', await createPasskey(test, worker), {
        name: 'Key',
      }),
      as(boss, 'PUT', '/rates/{id}/note', bid.id, { text: 'x', tags: [] }),
      as(worker, 'PUT', '/cabinet/role', '', { role: 'worker' }),
      ...contactRequests(worker),
      ...(await employerRequests(boss)),
    ]
  }

  const contactRequests = (user: TestUser) => {
    const { password } = user
    return [
      as(user, 'PUT', '/cabinet/phone', '', { phone: '+4915199988877', password }),
      as(user, 'DELETE', '/cabinet/phone'),
      as(user, 'PUT', '/cabinet/email', '', { email: 'new@people.example', password }),
      as(user, 'DELETE', '/cabinet/email'),
    ]
  }

  /** The requests about the boss's company and imports. */
  async function employerRequests(boss: TestUser) {
    const company = { name: 'Bakery', address: null, website: null, description: null }
    const path = '/cabinet/company'
    const { id: company_id } = (await test.call('PUT', path, { token: boss.token, body: company })).body.data
    const { id: user_id } = await createUser(test, { role: 'boss' })
    await test.db
      .insertInto('company_members')
      .values({ user_id, company_id, role: 'viewer', joined_at: test.clock() })
      .execute()
    const source = { name: 'Jobs' }
    const made = await test.call('POST', '/cabinet/imports', { token: boss.token, body: source })
    return [
      as(boss, 'PUT', path, '', company),
      as(boss, 'PUT', `${path}/logo`),
      as(boss, 'DELETE', `${path}/logo`),
      as(boss, 'PUT', `${path}/domain`, '', { domain: 'bakery.de', mailbox: 'postmaster' }),
      as(boss, 'DELETE', `${path}/domain`),
      as(boss, 'PATCH', `${path}/members/{id}`, user_id, { role: 'recruiter' }),
      as(boss, 'DELETE', `${path}/members/{id}`, user_id),
      as(boss, 'PUT', `${path}/invitations`, '', { email: 'guest@people.example', role: 'viewer' }),
      as(boss, 'PUT', '/cabinet/imports/{id}', made.body.data.id, source),
    ]
  }

  it('refuses a request with a lower number than the last one as outdated', async () => {
    const device = randomUUID()
    const wrong: string[] = []
    let number = 100
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c04020' } })
      .png()
      .toBuffer()
    for (const { user, method, route, url, body } of await requests()) {
      const send = (order: number) => {
        const { token } = user
        const headers = { intention: `${device}/${order}/0` }
        const [, field] = /^PUT .*\/(avatar|logo)$/.exec(route) ?? []
        if (field) return putPicture(test, url, { bytes: picture, token, field, more: headers })
        return test.call(method, url, { token, headers, ...(body && { body }) })
      }
      number += 10
      const first = await send(number)
      const late = await send(number - 1)
      if (first.status >= 300 || late.body.code !== 'outdated')
        wrong.push(`${route} ${first.status} ${late.status}`)
    }
    expect(wrong).toEqual([])
  })

  it('is kept by every PUT, PATCH and DELETE outside the administration, or the route is listed with a reason', async () => {
    const { paths } = (await test.call('GET', '/api/openapi.json')).body
    const ordered = new Set((await requests()).map(({ route }) => route))
    const forgotten = Object.entries<Record<string, { 'x-access'?: string }>>(paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods)
          .filter(([method, { 'x-access': access }]) => /put|patch|delete/.test(method) && access !== 'admin')
          .map(([method]) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`)
          .filter((route) => !ordered.has(route) && !(route in UNORDERED)),
    )
    expect(forgotten).toEqual([])
  })
})
