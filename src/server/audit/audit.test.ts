import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { AUDIT_PART } from '#shared/contract/audit.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { recordAction } from './record.ts'
import { recordLook } from './record-look.ts'

describe.each(engines())('the audit log on %s', (engine) => {
  const test = useTestApp(engine)
  let admin: TestUser
  /** Reads the log, so that the looks at it are not among the actions of `admin`. */
  let reader: TestUser
  beforeEach(async () => {
    admin = await createUser(test, { role: 'admin', name: 'Maria', surname: 'Moderator' })
    reader = await createUser(test, { role: 'admin' })
  })

  const record = (given: Partial<Parameters<typeof recordAction>[1]> = {}) =>
    recordAction(test.db, {
      actorId: admin.id,
      action: 'user.blocked',
      subject: { type: 'user', id: 7 },
      at: test.clock(),
      ...given,
    })
  const read = async (query = '') =>
    (await test.call('GET', `/admin/audit?actor_id=${admin.id}${query}`, { token: reader.token })).body
  const actionsOf = async (query: string) =>
    (await read(query)).data.map(({ action }: { action: string }) => action)

  it('refuses dates that PostgreSQL has not, as every other date of a request', async () => {
    const { status } = await test.call('GET', '/admin/audit?to=0000-01-01', { token: admin.token })
    const { token } = await createUser(test, { role: 'worker' })
    const body = { birthday: '0000-01-01' }
    expect([status, (await test.call('PATCH', '/cabinet/profile', { token, body })).status]).toEqual([
      422, 422,
    ])
    const entry = { position: 'Cook', period_from: '0000-01-01' }
    const added = await test.call('POST', '/cabinet/experience', { token, body: entry })
    expect([added.status, Object.keys(added.body.errors)]).toEqual([422, ['period_from']])
  })

  it('shows actor, action, time and reason, with the values before and after', async () => {
    await record({ reason: 'Fraud', before: { blocked: false }, after: { blocked: true } })
    const { data, meta } = await read()
    expect(data).toEqual([
      {
        id: expect.any(Number),
        action: 'user.blocked',
        subject_type: 'user',
        subject_id: 7,
        reason: 'Fraud',
        before: { blocked: false },
        after: { blocked: true },
        details: {},
        actor: { id: admin.id, name: 'Maria Moderator' },
        created_at: test.clock().toISOString(),
      },
    ])
    expect(meta.total).toBe(1)
  })

  it('is filtered by action, subject and day', async () => {
    await record({ at: new Date(test.clock().getTime() - 2 * DAY_MS) })
    await record({ action: 'user.unblocked', subject: { type: 'user', id: 8 } })
    await record({ action: 'vacancy.approved', subject: { type: 'vacancy', id: 7 } })
    expect(await actionsOf('&action=user')).toEqual(['user.unblocked', 'user.blocked'])
    expect(await actionsOf('&action=user.unblocked')).toEqual(['user.unblocked'])
    expect(await actionsOf('&subject_type=user&subject_id=7')).toEqual(['user.blocked'])
    const today = test.clock().toISOString().slice(0, 10)
    expect(await actionsOf(`&from=${today}`)).toEqual(['vacancy.approved', 'user.unblocked'])
    const yesterday = new Date(test.clock().getTime() - DAY_MS).toISOString().slice(0, 10)
    expect(await actionsOf(`&to=${yesterday}`)).toEqual(['user.blocked'])
    expect(await actionsOf('&to=9999-12-31')).toHaveLength(3)
    const { data, meta } = await read('&page=2&per_page=1')
    expect([data[0].action, meta.total]).toEqual(['user.unblocked', 3])
  })

  it('is exported as CSV and JSON, and the export is an entry itself', async () => {
    await record({ reason: 'a, b' })
    const fileOf = async (format: string) => {
      const path = `/admin/audit/export?actor_id=${admin.id}&format=${format}`
      return (await test.call('GET', path, { token: admin.token })).body.data
    }
    const csv = await fileOf('csv')
    expect([csv.name, csv.type]).toEqual(['audit.csv', 'text/csv;charset=utf-8'])
    expect(csv.content).toContain(`${admin.id},Maria Moderator,user.blocked,user,7,"a, b"`)
    const entries = JSON.parse((await fileOf('json')).content)
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'audit.exported',
      'user.blocked',
    ])
  })

  it('is exported whole, in parts that follow each other', async () => {
    const count = AUDIT_PART + 2
    await sql`insert into audit_log (actor_id, action, subject_type, subject_id, created_at)
      select ${admin.id}::int, 'user.noted', 'user', n + 100000, ${test.clock()}::timestamptz
      from generate_series(1, ${count}::int) n`.execute(test.db)
    const fileOf = async (format: string) => {
      let content = ''
      for (let next: number | null | undefined; next !== null; ) {
        const path = `/admin/audit/export?actor_id=${admin.id}&action=user.noted&format=${format}`
        const cursor = next === undefined ? '' : `&before=${next}`
        const { data } = (await test.call('GET', path + cursor, { token: admin.token })).body
        content += data.content
        next = data.next
      }
      return content
    }
    const all = Array.from({ length: count }, (_, index) => 100_000 + count - index)
    const entries = JSON.parse(await fileOf('json'))
    expect(entries.map(({ subject_id }: { subject_id: number }) => subject_id)).toEqual(all)
    const [head, ...lines] = (await fileOf('csv')).trimEnd().split('\r\n')
    expect(head).toMatch(/^\uFEFFid,time/)
    expect(lines.map((line) => Number(line.split(',')[6]))).toEqual(all)
    // Each part is recorded, because it may be the only one.
    expect(await actionsOf('&action=audit.exported')).toHaveLength(4)
  })

  it('has a page that is fetched again by itself once in ten minutes, and what is new on it', async () => {
    const look = (reports: number[], actorId = admin.id) =>
      recordLook(test.db, {
        actorId,
        action: 'report.listed',
        type: 'report',
        ids: { reports },
        at: test.clock(),
      })
    const looks = async () => (await read()).data.map(({ details }: { details: object }) => details)
    await look([])
    await look([3, 4])
    test.clock.advance(MINUTE_MS)
    await look([3, 4])
    await look([4])
    expect(await looks()).toEqual([{ reports: [3, 4] }])
    await look([4, 5])
    expect(await looks()).toEqual([{ reports: [4, 5] }, { reports: [3, 4] }])
    const other = await createUser(test, { role: 'admin' })
    await look([4, 5], other.id)
    expect((await test.call('GET', `/admin/audit?actor_id=${other.id}`, reader)).body.data).toHaveLength(1)
    test.clock.advance(10 * MINUTE_MS)
    await look([4, 5])
    expect(await looks()).toHaveLength(3)
  })

  it('has an entry for each page read of the log itself, but not for the looks that such a page shows', async () => {
    await record()
    const look = () => test.call('GET', `/admin/audit?actor_id=${reader.id}`, { token: reader.token })
    const [entry] = (await read()).data
    const looks = (await look()).body.data
    expect(looks).toMatchObject([
      { action: 'audit.listed', subject_type: 'audit', subject_id: null, details: { entries: [entry.id] } },
    ])
    expect((await look()).body.data).toEqual(looks)
  })

  it('cannot be changed, emptied or deleted, not even with SQL', async () => {
    await record()
    const refused = /append-only/
    await expect(sql`update audit_log set reason = 'x'`.execute(test.db)).rejects.toThrow(refused)
    await expect(sql`update audit_log set actor_id = null`.execute(test.db)).rejects.toThrow(refused)
    await expect(sql`delete from audit_log`.execute(test.db)).rejects.toThrow(refused)
    await expect(sql`truncate audit_log`.execute(test.db)).rejects.toThrow(refused)
    expect((await read()).data).toHaveLength(1)
  })

  it('keeps its entries without the name when the account of the actor is erased', async () => {
    const boss = await createUser(test, { role: 'boss' })
    await record({ actorId: boss.id, action: 'phone.shown', subject: { type: 'user', id: 4711 } })
    await test.db.deleteFrom('users').where('id', '=', boss.id).execute()
    const { body } = await test.call('GET', '/admin/audit?subject_id=4711', { token: admin.token })
    expect(body.data).toMatchObject([{ action: 'phone.shown', actor: null }])
  })

  it('allows an erasure to empty texts, and no other change', async () => {
    await record({ reason: 'About Anna', subject: { type: 'user', id: 4712 } })
    const erasing = (set: ReturnType<typeof sql>) =>
      test.db.transaction().execute(async (trx) => {
        await sql`select set_config('jobmost.erasing', 'on', true)`.execute(trx)
        await sql`update audit_log set ${set} where subject_id = 4712`.execute(trx)
      })
    await expect(erasing(sql`action = 'user.viewed', reason = null, details = '{}'`)).rejects.toThrow(
      /append-only/,
    )
    await expect(erasing(sql`reason = 'Other'`)).rejects.toThrow(/append-only/)
    await erasing(sql`reason = null, details = '{}'`)
    const { body } = await test.call('GET', '/admin/audit?subject_id=4712', { token: admin.token })
    expect(body.data).toMatchObject([{ action: 'user.blocked', reason: null, actor: { id: admin.id } }])
  })
})
