import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { germanDayOf } from '#shared/german-day.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('the form of an announcement on %s', (engine) => {
  const test = useTestApp(engine)

  // The client keeps the fields open while it asks for the proof, because it relies on this order.
  it('is checked before its proof: a wrong field counts no wrong password and uses up no passkey', async () => {
    const admin = await createUser(test, { role: 'admin' })
    const post = async (path: string, body: object) => test.call('POST', path, { token: admin.token, body })
    const { id } = await test.db
      .selectFrom('pages')
      .select('id')
      .where('slug', '=', 'terms')
      .executeTakeFirstOrThrow()
    const saved = await test.call('PATCH', `/admin/pages/${id}`, {
      token: admin.token,
      body: { bodies: { en: randomUUID(), de: randomUUID() } },
    })
    const form = {
      version: saved.body.data.version,
      summaries: { en: 'What changes', de: 'Was sich ändert', ru: 'Что меняется', pl: 'Co się zmienia' },
      in_force_on: germanDayOf(test.clock()),
    }
    const announce = (given: object) => post(`/admin/pages/${id}/announcements`, { ...form, ...given })
    const wrong = [
      [{ summaries: { en: 'What changes' } }, ['summaries.de']],
      [{ in_force_on: '2020-01-01' }, ['in_force_on']],
    ] as const
    const attempts = async () => (await test.db.selectFrom('login_attempts').selectAll().execute()).length
    const own = async (path: string, body: object = {}) =>
      (await post(`/cabinet/second-factor${path}`, body)).body.data
    const authenticator = createAuthenticator()
    const created = authenticator.create(await own('/passkeys/options', { password: admin.password }))
    await own('/passkeys', { name: 'Phone', passkey: created })
    const passkey = authenticator.get(await own('/passkey-options'))
    const before = await attempts()
    for (const proof of [{ password: 'Wrong-2026!' }, { passkey }])
      for (const [fields, named] of wrong) {
        const { status, body } = await announce({ ...proof, ...fields })
        expect([status, Object.keys(body.errors)]).toEqual([422, named])
      }
    expect(await attempts()).toBe(before)
    expect((await announce({ password: 'Wrong-2026!' })).body.errors).toHaveProperty('password')
    expect(await attempts()).toBe(before + 1)
    expect((await announce({ passkey })).status).toBe(201)
  })
})
