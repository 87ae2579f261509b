import { beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '#shared/day-of.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { auditOf } from '../testing/audit.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { announceChange } from './announce-change-task.ts'

const SUMMARIES = {
  en: 'A bid may be withdrawn for ten seconds.',
  de: 'Bewerbungen lassen sich zurücknehmen.',
}

describe.each(engines())('announcements of changed pages on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  beforeAll(async () => {
    admin = await createUser(test, { role: 'admin' })
  })
  const pageId = async (slug: string) =>
    (await test.db.selectFrom('pages').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
  const edit = async (id: number): Promise<number> => {
    const body = { titles: { en: 'Terms of use', de: 'Nutzungsbedingungen' } }
    return (await test.call('PATCH', `/admin/pages/${id}`, { token: admin.token, body })).body.data.version
  }
  const announce = (id: number, body: object, { token } = admin) =>
    test.call('POST', `/admin/pages/${id}/announcements`, {
      token,
      body: { summaries: SUMMARIES, in_force_on: '2027-02-01', ...body },
    })
  const listed = async (id: number) =>
    (await test.call('GET', `/admin/pages/${id}/announcements`, { token: admin.token })).body.data
  const news = async ({ token }: TestUser) => (await test.call('GET', '/notifications', { token })).body.data
  const mailsTo = async ({ email }: TestUser) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email)

  it('tell everybody once, by notification and mail, in their language', async () => {
    const worker = await createUser(test, { role: 'worker' })
    const boss = await createUser(test, { role: 'boss', language: 'de' })
    const choices = { page_changed: { app: true, push: false, email: false } }
    await test.call('PATCH', '/cabinet/notifications', { token: boss.token, body: choices })
    for (let count = 0; count < 30; count++) await createUser(test, { role: 'worker' })
    const id = await pageId('terms')
    const version = await edit(id)
    test.clock.advance(1000)
    expect((await announce(id, { version })).status).toBe(201)
    test.clock.advance(1000)
    const newcomer = await createUser(test, { role: 'worker' })
    expect(await runTasks(test, 'announce-change')).toEqual([])

    expect(await news(worker)).toMatchObject([
      {
        kind: 'page_changed',
        subject: { type: 'page', id, title: 'Terms of use · 1 February 2027', slug: 'terms' },
      },
    ])
    const [mail] = await mailsTo(boss)
    expect(mail?.subject).toBe('Nutzungsbedingungen: Änderungen ab 1. Februar 2027')
    expect(mail?.text).toContain(SUMMARIES.de)
    expect(mail?.text).toContain('/de/page/terms')
    expect([await news(newcomer), await mailsTo(newcomer)]).toEqual([[], []])
    const { count } = await test.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('blocked_at', 'is', null)
      .where('erased_at', 'is', null)
      .where('id', '<>', newcomer.id)
      .executeTakeFirstOrThrow()
    expect(await listed(id)).toMatchObject([
      { version, in_force_on: '2027-02-01', told: Number(count), done_at: expect.any(String) },
    ])

    await test.db.updateTable('announced_changes').set({ done_at: null }).execute()
    const [{ id: announcement_id }] = (await test.db
      .selectFrom('announced_changes')
      .select('id')
      .execute()) as [{ id: number }]
    await Promise.all([1, 2].map(() => announceChange(test.deps, { announcement_id })))
    expect([(await news(worker)).length, (await mailsTo(worker)).length]).toEqual([1, 1])
    expect((await auditOf(test, 'pages', id)).map(({ action }) => action)).toContain('content.announced')
  })

  it('are refused twice, for an outdated version, a past day, other pages and without a summary', async () => {
    const id = await pageId('privacy-policy')
    const version = await edit(id)
    expect((await announce(id, { version: version - 1 })).body.code).toBe('edited_meanwhile')
    expect((await announce(id, { version, in_force_on: '2020-01-01' })).body.errors).toHaveProperty(
      'in_force_on',
    )
    expect((await announce(id, { version, summaries: { en: ' ' } })).body.errors).toHaveProperty('summaries')
    const both = await Promise.all([announce(id, { version }), announce(id, { version })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await announce(await pageId('imprint'), { version: 1 })).status).toBe(404)
    expect((await announce(9_999_999, { version: 1 })).status).toBe(404)
  })

  it('are for administrators only', async () => {
    const id = await pageId('terms')
    for (const staff_role of ['editor', 'moderator'] as const) {
      const person = await createUser(test, { role: 'admin', staff_role })
      expect((await announce(id, { version: 1 }, person)).status).toBe(404)
    }
  })

  it('are said on the page itself until the version applies', async () => {
    const id = await pageId('terms')
    const version = await edit(id)
    const inForceOn = async () => (await test.call('GET', '/pages/terms')).body.data.in_force_on
    expect(await inForceOn()).toBeUndefined()
    const tomorrow = dayOf(new Date(test.clock().getTime() + DAY_MS))
    await announce(id, { version, in_force_on: tomorrow })
    expect(await inForceOn()).toBe(tomorrow)
    // Sessions have ended by then, so this is the last test.
    test.clock.advance(DAY_MS)
    expect(await inForceOn()).toBeUndefined()
  })
})
