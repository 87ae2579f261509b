import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import { createCompany, createMember } from './companies.ts'
import { countWaiting } from './count-waiting.ts'
import { csvOf, importRow } from './import-rows.ts'
import { createImporter } from './imports.ts'
import { createUser, type TestUser } from './people.ts'
import { engines, useTestApp } from './test-app.ts'
import { createBid, createVacancy, ensurePlaces, PENDING, vacancyForm } from './vacancies.ts'

// PGlite runs one transaction after the other.
const postgres = engines().filter((engine) => engine === 'postgres')
const REASON = 'Parcels of strangers must not be sent on.'

describe.each(postgres)(
  'transactions that lock the same rows do not wait for each other, on %s',
  (engine) => {
    const test = useTestApp(engine)
    let boss: TestUser
    let admin: TestUser
    let other: TestUser
    beforeAll(() => ensurePlaces(test))
    beforeEach(async () => {
      boss = await createUser(test, { role: 'boss' })
      admin = await createUser(test, { role: 'admin' })
      other = await createUser(test, { role: 'admin' })
    })

    /** Lets both wait for locks, the second after the first, while a row is locked. Gives the statuses of requests. */
    const collide = async (
      gate: { table: 'users' | 'vacancies' | 'bids'; id: number },
      first: () => Promise<unknown>,
      second: () => Promise<unknown>,
    ) => {
      const running: Promise<unknown>[] = []
      await test.db.transaction().execute(async (trx) => {
        await sql`select from ${sql.table(gate.table)} where id = ${gate.id} for no key update`.execute(trx)
        for (const start of [first, second]) {
          running.push(start().catch((error: Error) => error.message))
          await expect.poll(() => countWaiting(test.db)).toBe(running.length)
        }
      })
      const statusOf = (answer: unknown) =>
        typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : answer
      return (await Promise.all(running)).map(statusOf)
    }
    const call =
      (method: string, path: string, { token }: TestUser, body?: object) =>
      () =>
        test.call(method, path, { token, ...(body && { body }) })
    const task = (name: 'erase-accounts' | 'remind-of-bids') => () => createHandlers(test.deps)[name]({})
    const addReport = async (job: { id: number; title: string }) =>
      (
        await test.db
          .insertInto('reports')
          .values({
            type: 'job',
            subject_id: job.id,
            subject_title: job.title,
            author_id: boss.id,
            reason: 'fraud',
            email: 'reader@people.example',
            language: 'de',
            created_at: test.clock(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const isFound = async (id: number) =>
      (await sql`select from search_jobs where id = ${id}`.execute(test.db)).rows.length > 0
    const makeDue = (user_id: number) =>
      test.db
        .insertInto('account_deletions')
        .values({
          user_id,
          requested_at: new Date(0),
          erase_at: test.clock(),
          paused: JSON.stringify({ vacancies: [], offers: [] }),
        })
        .execute()
    const block = { reason: REASON, ground: 'fraud', measure: 'block' }
    const upheld = { state: 'upheld', decision: REASON, ground: 'fraud', remove: true }

    /** An imported vacancy that the next import changes, and that import. */
    const importJob = async () => {
      const own = createImporter(test, boss.token)
      const id = await own.addSource()
      await own.upload(id, csvOf([importRow(1)]))
      await own.start(id)
      await own.run()
      const job = await test.db
        .selectFrom('vacancies')
        .select(['id', 'title'])
        .where('user_id', '=', boss.id)
        .executeTakeFirstOrThrow()
      await own.upload(id, csvOf([{ ...importRow(1), title: 'Baker at night' }]))
      const run = await test.db
        .updateTable('import_runs')
        .set({ state: 'importing' })
        .where('source_id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow()
      return { job, next: () => createHandlers(test.deps)['import-vacancies']({ run_id: run.id }) }
    }

    it.each(['approve', 'reject'])(
      'a moderator’s %s of an imported vacancy, and the next import',
      async (verb) => {
        const { job, next } = await importJob()
        const body = { version: 1, ...(verb === 'reject' && { reason: REASON, ground: 'fraud' }) }
        const answers = await collide(
          { table: 'vacancies', id: job.id },
          call('POST', `/admin/vacancies/${job.id}/${verb}`, admin, body),
          next,
        )
        expect(answers).toEqual([200, undefined])
      },
    )

    it('a report that blocks the author of an imported vacancy, and the next import', async () => {
      const { job, next } = await importJob()
      const report = await addReport(job)
      const answers = await collide(
        { table: 'vacancies', id: job.id },
        call('PATCH', `/admin/reports/${report}`, admin, { ...upheld, measure: 'block' }),
        next,
      )
      expect(answers).toEqual([200, undefined])
    })

    it('an approval, and the block of its author, which then hides the vacancy', async () => {
      const job = await createVacancy(test, { user_id: boss.id, ...PENDING })
      const answers = await collide(
        { table: 'vacancies', id: job.id },
        call('POST', `/admin/vacancies/${job.id}/approve`, admin, { version: 1 }),
        call('POST', `/admin/users/${boss.id}/measures`, other, block),
      )
      expect(answers).toEqual([200, 200])
      expect(await isFound(job.id)).toBe(false)
    })

    it('the block of an author, and an approval, which then lists nothing', async () => {
      const job = await createVacancy(test, { user_id: boss.id, ...PENDING })
      const answers = await collide(
        { table: 'vacancies', id: job.id },
        call('POST', `/admin/users/${boss.id}/measures`, other, block),
        call('POST', `/admin/vacancies/${job.id}/approve`, admin, { version: 1 }),
      )
      expect(answers).toEqual([200, 200])
      expect(await isFound(job.id)).toBe(false)
    })

    it('the end of a block, and that of a vacancy, which is then not listed', async () => {
      const job = await createVacancy(test, { user_id: boss.id })
      await test.call('POST', `/admin/users/${boss.id}/measures`, { token: admin.token, body: block })
      await test.db.updateTable('vacancies').set({ published: true }).where('id', '=', job.id).execute()
      const answers = await collide(
        { table: 'vacancies', id: job.id },
        () =>
          test.db
            .updateTable('vacancies')
            .set({ closed_at: test.clock() })
            .where('id', '=', job.id)
            .execute(),
        call('POST', `/admin/users/${boss.id}/unblock`, admin, { reason: REASON }),
      )
      expect(answers[1]).toBe(200)
      expect(await isFound(job.id)).toBe(false)
    })

    it('a report that blocks an author, and the block by another administrator', async () => {
      const job = await createVacancy(test, { user_id: boss.id })
      const report = await addReport(job)
      const answers = await collide(
        { table: 'vacancies', id: job.id },
        call('PATCH', `/admin/reports/${report}`, admin, { ...upheld, measure: 'block' }),
        call('POST', `/admin/users/${boss.id}/measures`, other, block),
      )
      expect(answers).toEqual([200, 409])
    })

    it('the end of a block, and the decision about the objection to it', async () => {
      await test.call('POST', `/admin/users/${boss.id}/measures`, { token: admin.token, body: block })
      const objection = await test.db
        .insertInto('objections')
        .values({
          subject_type: 'account',
          subject_id: boss.id,
          title: 'Bakery',
          author_id: boss.id,
          text: 'It was a joke.',
          reason: REASON,
          created_at: test.clock(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const answers = await collide(
        { table: 'users', id: boss.id },
        call('POST', `/admin/users/${boss.id}/unblock`, admin, { reason: REASON }),
        call('POST', `/admin/objections/${objection.id}/decision`, other, {
          outcome: 'overturned',
          reason: REASON,
        }),
      )
      expect(answers).toEqual([200, 409])
    })

    it('a new vacancy of a company, and the removal of its author', async () => {
      const company = await createCompany(test, boss)
      const member = await createMember(test, company, 'recruiter')
      const answers = await collide(
        { table: 'users', id: member.id },
        call('POST', '/cabinet/vacancies', member, vacancyForm()),
        call('DELETE', `/cabinet/company/members/${member.id}`, boss),
      )
      expect(answers).toEqual([201, 204])
    })

    it('the deletion of an account, and its removal from the company', async () => {
      const company = await createCompany(test, boss)
      const member = await createMember(test, company, 'recruiter')
      const answers = await collide(
        { table: 'users', id: member.id },
        call('DELETE', '/cabinet', member, { password: member.password }),
        call('DELETE', `/cabinet/company/members/${member.id}`, boss),
      )
      expect(answers).toEqual([204, 404])
    })

    it('a decision about a vacancy, and the erasure of its author', async () => {
      const job = await createVacancy(test, { user_id: boss.id, ...PENDING })
      await makeDue(boss.id)
      const answers = await collide(
        { table: 'vacancies', id: job.id },
        call('POST', `/admin/vacancies/${job.id}/approve`, admin, { version: 1 }),
        task('erase-accounts'),
      )
      expect(answers).toEqual([200, undefined])
    })

    it('a decision about a report, and the erasure of its author', async () => {
      const job = await createVacancy(test, { user_id: boss.id })
      const report = await addReport(job)
      await makeDue(boss.id)
      const answers = await collide(
        { table: 'vacancies', id: job.id },
        call('PATCH', `/admin/reports/${report}`, admin, upheld),
        task('erase-accounts'),
      )
      expect(answers).toEqual([200, undefined])
    })

    it('the end of a vacancy, and the erasure of a bidder', async () => {
      const worker = await createUser(test, { role: 'worker' })
      const job = await createVacancy(test, { user_id: boss.id })
      const bid = await createBid(test, { vacancy_id: job.id, user_id: worker.id })
      await makeDue(worker.id)
      const answers = await collide(
        { table: 'bids', id: bid.id },
        call('POST', `/cabinet/vacancies/${job.id}/close`, boss, {}),
        task('erase-accounts'),
      )
      expect(answers).toEqual([200, undefined])
    })

    it('the choice of the later bidder, and the reminder of unanswered bids', async () => {
      const job = await createVacancy(test, { user_id: boss.id })
      const created_at = new Date(test.clock().getTime() - 13 * DAY_MS)
      const ids: number[] = []
      for (let count = 0; count < 2; count++) {
        const { id: user_id } = await createUser(test, { role: 'worker' })
        ids.push((await createBid(test, { vacancy_id: job.id, user_id, created_at })).id)
      }
      const [first, later] = ids as [number, number]
      const answers = await collide(
        { table: 'bids', id: later },
        call('PUT', `/rates/${later}/choice`, boss, { others: [first] }),
        task('remind-of-bids'),
      )
      expect(answers).toEqual([200, undefined])
    })
  },
)
