import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { TRUSTED_SAMPLE_SHARE } from '#shared/contract/imports.ts'
import { auditOf } from '../testing/audit.ts'
import { countWaiting } from '../testing/count-waiting.ts'
import { csvOf, importRow } from '../testing/import-rows.ts'
import { createImporter } from '../testing/imports.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'

const ROWS = 90

describe.each(engines())('a trusted import source on %s', (engine) => {
  const test = useTestApp(engine)
  let moderator: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
    moderator = await createUser(test, { role: 'admin', staff_role: 'moderator' })
  })
  const trust = (id: number, trusted = true) =>
    test.call('POST', `/admin/import-sources/${id}/trust`, { token: moderator.token, body: { trusted } })
  /** The id decides with the rows which of them are sampled, so each test has a fixed one. */
  const createSource = async (fixedId: number) => {
    await sql`select setval('import_sources_id_seq', ${fixedId - 1}::int)`.execute(test.db)
    const boss = await createUser(test, { role: 'boss' })
    const own = createImporter(test, boss.token)
    const id = await own.addSource()
    return {
      id,
      own,
      bring: async (rows: Record<string, string | number>[]) => {
        await own.upload(id, csvOf(rows))
        await own.start(id, { close_missing: true, ends_confirmed: true })
        expect(await own.run()).toEqual([])
      },
      list: () =>
        test.db.selectFrom('vacancies').selectAll().where('user_id', '=', boss.id).orderBy('id').execute(),
      isTrusted: async () => (await own.source(id)).trusted as boolean,
    }
  }
  const rows = Array.from({ length: ROWS }, (_, index) => importRow(index))
  const pendingOf = (list: { title: string; moderation_state: string }[]) =>
    list.filter(({ moderation_state }) => moderation_state === 'pending').map(({ title }) => title)

  it('publishes new and changed vacancies, except for a sample; that stays in the queue when it changes', async () => {
    const source = await createSource(101)
    expect((await trust(source.id)).body.data.import_sources).toMatchObject([
      { id: source.id, trusted: true },
    ])
    await source.bring(rows)
    const first = await source.list()
    const sampled = pendingOf(first)
    // About 9 of 90 rows; the ids, the rows and the tests' secret are fixed, so it is the same number in each run.
    expect(sampled.length).toBeGreaterThan(0)
    expect(sampled.length).toBeLessThanOrEqual(ROWS * TRUSTED_SAMPLE_SHARE + 14)
    const shown = first.find(({ moderation_state }) => moderation_state === 'approved')
    expect((await test.call('GET', `/jobs/${shown?.slug}`)).status).toBe(200)
    await source.bring(rows.map((row) => ({ ...row, pay_amount: '19,50' })))
    const changed = await source.list()
    expect(pendingOf(changed)).toEqual(expect.arrayContaining(sampled))
    const passed = changed.filter(({ moderation_state }) => moderation_state === 'approved')
    expect(passed.length).toBeGreaterThan(ROWS / 2)
    expect(
      new Set(passed.map(({ pay_amount, draft, version }) => `${pay_amount} ${draft} ${version}`)),
    ).toEqual(new Set(['19.5 null 2']))
    expect(passed.every(({ approved_version }) => approved_version === 2)).toBe(true)
  })

  it('is locked before a vacancy that is taken down, as by an import', async () => {
    if (engine !== 'postgres') return
    const source = await createSource(111)
    await trust(source.id)
    await source.bring(rows.slice(0, 20))
    const shown = (await source.list()).find(({ moderation_state }) => moderation_state === 'approved')
    const vacancyId = shown?.id ?? 0
    const taken = await test.db.transaction().execute(async (trx) => {
      const of = (table: 'import_sources' | 'vacancies', id: number) =>
        trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().noWait().execute()
      await of('import_sources', source.id)
      const taking = test.call('POST', `/admin/vacancies/${vacancyId}/take-down`, {
        token: moderator.token,
        body: { reason: 'This vacancy is not allowed here.' },
      })
      await expect.poll(() => countWaiting(test.db)).toBe(1)
      await of('vacancies', vacancyId)
      return [taking]
    })
    expect((await taken[0])?.status).toBe(204)
    expect(await source.isTrusted()).toBe(false)
  })

  it('has its own list of waiting and decided vacancies', async () => {
    const source = await createSource(110)
    await trust(source.id)
    await source.bring(rows)
    const list = await source.list()
    const listed = async (state: string, sourceId = source.id) => {
      const path = `/admin/vacancies?state=${state}&source_id=${sourceId}&per_page=100`
      const { body } = await test.call('GET', path, { token: moderator.token })
      return { titles: body.data.map(({ title }: { title: string }) => title).sort(), total: body.meta.total }
    }
    const pending = pendingOf(list).sort()
    expect(await listed('pending')).toEqual({ titles: pending, total: pending.length })
    expect((await listed('approved')).total).toBe(ROWS - pending.length)
    expect(await listed('pending', 999_999)).toEqual({ titles: [], total: 0 })
  })

  it('lets moderators read what pays too little or is suspicious', async () => {
    const source = await createSource(102)
    await trust(source.id)
    await source.bring(
      rows.slice(0, 10).flatMap((row, index) => [
        // The columns of a file are those of its first row.
        { ...row, external_id: `c${index}`, contact_name: 'Karin, WhatsApp' },
        { ...row, external_id: `a${index}`, pay_amount: '5' },
        { ...row, external_id: `b${index}`, description: 'Please send us your passport before you come.' },
      ]),
    )
    expect(pendingOf(await source.list())).toHaveLength(30)
  })

  it.each([
    ['reject', 103],
    ['take-down', 104],
    ['report', 105],
  ])('loses the trust by one refusal: %s', async (how, sourceId) => {
    const source = await createSource(sourceId)
    await trust(source.id)
    await source.bring(rows)
    expect(await source.isTrusted()).toBe(true)
    const state = how === 'reject' ? 'pending' : 'approved'
    const { id } = (await source.list()).find(({ moderation_state }) => moderation_state === state) ?? {
      id: 0,
    }
    const { token } = moderator
    const body = { reason: 'It breaks our rules.' }
    if (how === 'report') {
      const reported = { type: 'job', id, reason: 'spam', email: 'r@people.example' }
      const report = (await test.call('POST', '/reports', { body: reported })).body.data.id
      const decision = { state: 'upheld', decision: body.reason, remove: true }
      await test.call('PATCH', `/admin/reports/${report}`, { token, body: decision })
    } else await test.call('POST', `/admin/vacancies/${id}/${how}`, { token, body })
    expect(await source.isTrusted()).toBe(false)
    await source.bring([...rows, importRow('new')])
    expect(pendingOf(await source.list())).toContain('Bäcker new')
  })

  it('loses the trust by the refusal of a vacancy that its feed has dropped meanwhile, not of another open one', async () => {
    const source = await createSource(108)
    await trust(source.id)
    await source.bring(rows)
    const dropped = (await source.list()).find(({ moderation_state }) => moderation_state === 'approved')
    await source.bring(rows.filter(({ title }) => title !== dropped?.title))
    const takeDown = (id = 0) =>
      test.call('POST', `/admin/vacancies/${id}/take-down`, {
        token: moderator.token,
        body: { reason: 'It breaks our rules.' },
      })
    const own = await createVacancy(test, { user_id: dropped?.user_id ?? 0 })
    expect((await takeDown(own.id)).status).toBe(204)
    expect(await source.isTrusted()).toBe(true)
    expect((await takeDown(dropped?.id)).status).toBe(204)
    expect(await source.isTrusted()).toBe(false)
  })

  it('loses the trust by an upheld report about a vacancy that its owner has deleted meanwhile', async () => {
    const source = await createSource(109)
    await trust(source.id)
    await source.bring(rows)
    const shown = (await source.list()).find(({ moderation_state }) => moderation_state === 'approved')
    const reported = { type: 'job', id: shown?.id, reason: 'spam', email: 'r@people.example' }
    const report = (await test.call('POST', '/reports', { body: reported })).body.data.id
    await source.own.remove(shown?.id ?? 0)
    const body = { state: 'upheld', decision: 'It breaks our rules.', remove: true }
    await test.call('PATCH', `/admin/reports/${report}`, { token: moderator.token, body })
    expect(await source.isTrusted()).toBe(false)
  })

  it('publishes nothing that was read before moderators trusted it', async () => {
    const source = await createSource(107)
    await source.own.upload(source.id, csvOf(rows))
    await source.own.run()
    test.clock.advance(1000)
    await trust(source.id)
    await source.own.start(source.id)
    expect(await source.own.run()).toEqual([])
    expect(pendingOf(await source.list())).toHaveLength(ROWS)
    expect(await source.isTrusted()).toBe(true)
  })

  it('loses the trust with another address; only moderators give it, and each change is in the audit log', async () => {
    const { id, own } = await createSource(106)
    const boss = await createUser(test, { role: 'boss' })
    const body = { trusted: true }
    expect(
      (await test.call('POST', `/admin/import-sources/${id}/trust`, { token: boss.token, body })).status,
    ).toBe(404)
    await trust(id)
    await trust(id)
    await own.edit(id, { url: 'https://feeds.example/jobs.xml' })
    expect((await own.source(id)).trusted).toBe(false)
    const entries = await auditOf(test, 'import_source', id)
    expect(entries.map(({ action, actor_id }) => ({ action, actor_id }))).toEqual([
      { action: 'import_source.trusted', actor_id: moderator.id },
      { action: 'import_source.trust_ended', actor_id: null },
    ])
    // A moderator who read the former address has not read this one.
    const asRead = (url: string | null) =>
      test.call('POST', `/admin/import-sources/${id}/trust`, {
        token: moderator.token,
        body: { trusted: true, url },
      })
    const late = await asRead(null)
    expect([late.status, late.body.code]).toEqual([409, 'already_decided'])
    expect((await own.source(id)).trusted).toBe(false)
    expect((await asRead('https://feeds.example/jobs.xml')).status).toBe(200)
    expect((await own.source(id)).trusted).toBe(true)
    expect((await asRead('https://feeds.example/former.xml')).status).toBe(409)
    // A file in place of the address is not what moderators have trusted.
    await own.upload(id, csvOf([importRow(0)]))
    expect((await own.source(id)).trusted).toBe(false)
  })
})
