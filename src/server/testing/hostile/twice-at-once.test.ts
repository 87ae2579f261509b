import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../mail/mailer.ts'
import { createOffer } from '../offers.ts'
import { createUser, type TestUser } from '../people.ts'
import { engines, useTestApp } from '../test-app.ts'
import { createVacancy, ensurePlaces, PENDING } from '../vacancies.ts'

// PGlite runs one transaction after the other.
const postgres = engines().filter((engine) => engine === 'postgres')
const REASON = 'Parcels of strangers must not be sent on.'
const STATEMENT = { reason: REASON, ground: 'fraud' }

describe.each(postgres)('what two administrators decide at the same moment on %s', (engine) => {
  const test = useTestApp(engine)
  let boss: TestUser
  let worker: TestUser
  let two: TestUser[]
  beforeAll(() => ensurePlaces(test))
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss' })
    worker = await createUser(test, { role: 'worker' })
    two = [await createUser(test, { role: 'admin' }), await createUser(test, { role: 'admin' })]
  })

  const cases: Record<string, [() => Promise<[method: string, path: string, body: object]>, number[]]> = {
    'a report': [
      async () => {
        const { id } = await createVacancy(test, { user_id: boss.id })
        const body = { type: 'job', id, reason: 'fraud' }
        const report = (await test.call('POST', '/reports', { token: worker.token, body })).body.data.id
        const decision = {
          state: 'upheld',
          decision: REASON,
          ground: 'fraud',
          remove: true,
          measure: 'block',
        }
        return ['PATCH', `/admin/reports/${report}`, decision]
      },
      [200, 409],
    ],
    'a vacancy': [
      async () => {
        const { id } = await createVacancy(test, { user_id: boss.id, ...PENDING })
        return ['POST', `/admin/vacancies/${id}/reject`, { ...STATEMENT, version: 1 }]
      },
      [200, 409],
    ],
    'the removal of a vacancy': [
      async () => {
        const { id } = await createVacancy(test, { user_id: boss.id })
        return ['POST', `/admin/vacancies/${id}/take-down`, STATEMENT]
      },
      [204, 409],
    ],
    'the removal of an offer': [
      async () => {
        const { id } = await createOffer(test, { user_id: boss.id })
        return ['POST', `/admin/offers/${id}/take-down`, STATEMENT]
      },
      [204, 409],
    ],
    'a block': [
      async () => ['POST', `/admin/users/${boss.id}/measures`, { ...STATEMENT, measure: 'block' }],
      [200, 409],
    ],
    'a measure that can be undone': [
      async () => [
        'POST',
        `/admin/users/${boss.id}/measures`,
        { ...STATEMENT, measure: 'block', hold: true },
      ],
      [200, 409],
    ],
  }

  it.each(Object.keys(cases))('%s: one decides, and its author gets one mail', async (name) => {
    const [prepare, expected] = cases[name] as (typeof cases)[string]
    const [method, path, body] = await prepare()
    const answers = await Promise.all(two.map(({ token }) => test.call(method, path, { token, body })))
    expect(answers.map(({ status }) => status).sort()).toEqual(expected)
    const mails = (await test.queued<Mail>('send-mail')).filter(({ to }) => to === boss.email)
    expect(mails.filter(({ text }) => text.includes(REASON)).length).toBeLessThanOrEqual(
      'measure' in body && 'remove' in body ? 2 : 1,
    )
  })

  it('a text that is put into force: it is so once', async () => {
    const { id } = await test.db
      .selectFrom('pages')
      .select('id')
      .where('slug', '=', 'terms')
      .executeTakeFirstOrThrow()
    const [{ token }] = two as [TestUser]
    const bodies = { en: randomUUID(), de: randomUUID() }
    const { version } = (await test.call('PATCH', `/admin/pages/${id}`, { token, body: { bodies } })).body
      .data
    const answers = await Promise.all(
      two.map(({ token, password }) =>
        test.call('POST', `/admin/pages/${id}/in-force`, { token, body: { version, password } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })
})
