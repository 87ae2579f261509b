import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { createPasskey } from '../testing/second-factor.ts'
import { sendAvatar } from '../testing/send-picture.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createBid, createVacancy } from '../testing/vacancies.ts'

// Routes without an order, with the reason why a late copy of their requests does no harm.
const UNORDERED: Record<string, string> = {
  'PUT /cabinet/password': 'the old password no longer fits',
  'DELETE /cabinet/sessions': 'a session ends once',
  'DELETE /cabinet/sessions/{id}': 'a session ends once',
  'DELETE /cabinet': 'an account is deleted once, and its password is asked for',
  'DELETE /cabinet/deletion': 'asking for the deletion again needs the password',
  'DELETE /chat/rooms/{id}': 'a room is deleted once',
  'PUT /cabinet/email': 'a new address counts once it is confirmed',
  'DELETE /cabinet/email': 'a new address counts once it is confirmed',
  'PUT /cabinet/phone': 'not ordered yet',
  'PUT /cabinet/role': 'a late copy shows the other role, and one tap switches back',
  'DELETE /cabinet/second-factor/totp': 'setting it up again needs a code of the new app',
  'DELETE /cabinet/second-factor/passkeys/{id}': 'a new passkey has a new id',
  'DELETE /rates/{id}': 'a new bid has a new id',
  'DELETE /cabinet/vacancies/{id}': 'a vacancy is deleted once',
  'PUT /cabinet/company': 'the form waits for the answer',
  'PUT /cabinet/company/logo': 'the button waits for the answer',
  'DELETE /cabinet/company/logo': 'the button waits for the answer',
  'PUT /cabinet/company/domain': 'the form waits for the answer',
  'DELETE /cabinet/company/domain': 'the button waits for the answer',
  'PUT /cabinet/company/domain/proof': 'a link works once',
  'PATCH /cabinet/company/members/{id}': 'the dialog waits for the answer',
  'DELETE /cabinet/company/members/{id}': 'the dialog waits for the answer',
  'PUT /cabinet/company/invitations': 'the form waits for the answer',
  'DELETE /cabinet/company/invitations/{id}': 'an invitation is withdrawn once',
  'PUT /cabinet/imports/{id}': 'the form waits for the answer',
  'DELETE /cabinet/imports/{id}': 'a source is deleted once',
  'DELETE /cabinet/offers/{id}': 'an offer is deleted once',
  'DELETE /cabinet/newsletter/{id}': 'a subscription ends once',
  'DELETE /push/subscriptions': 'the next visit subscribes again',
}

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
    return [
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
        if (route === 'PUT /cabinet/avatar') return sendAvatar(test, picture, token, 'avatar', headers)
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
