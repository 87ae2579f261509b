import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { canChangeAudit } from '../db/app-role.ts'
import { connectPostgres, type Database } from '../db/connect.ts'
import { migrateAsOwner } from '../db/migrate.ts'
import { seed } from '../seed/seed.ts'
import { createAppOn, type TestApp } from '../testing/app-on-database.ts'
import { auditOf } from '../testing/audit.ts'
import { TEST_NOW } from '../testing/clock.ts'
import { eraseNow } from '../testing/erase.ts'
import { createUser } from '../testing/people.ts'
import { engines } from '../testing/test-app.ts'
import { createVacancy, ensurePlaces } from '../testing/vacancies.ts'
import { recordAction } from './record.ts'

// The roles of src/docs/operation.md, "The audit log".
describe.skipIf(!engines().includes('postgres'))(
  'the audit log for the role of the app on PostgreSQL',
  () => {
    const unique = randomUUID().slice(0, 8)
    const [owner, app, name] = [`owner_${unique}`, `app_${unique}`, `rights_${unique}`]
    let admin: pg.Client
    let database: Database
    let test: TestApp
    const urlOf = (role: string) => {
      const url = new URL(inject('golden').postgres ?? '')
      url.username = role
      url.pathname = `/${name}`
      return url.href
    }

    beforeAll(async () => {
      admin = new pg.Client(inject('golden').postgres ?? '')
      await admin.connect()
      await admin.query(`create role ${owner} login`)
      await admin.query(`create role ${app} login`)
      await admin.query(`grant ${app} to ${owner}`)
      await admin.query(`create database ${name} owner ${owner}`)
      database = connectPostgres(urlOf(app), 4)
      await migrateAsOwner(database.db, urlOf(owner))
      await seed(database.db, { demo: false, demoJobs: 0, admin: null, now: TEST_NOW })
      test = await createAppOn({ database, url: urlOf(app) })
      await ensurePlaces(test)
    }, 60_000)
    afterAll(async () => {
      await test?.close()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.query(`drop role if exists ${owner}, ${app}`)
      await admin.end()
    })

    it.each([
      "update audit_log set reason = 'x'",
      'update audit_log set actor_id = null',
      "begin; set local jobmost.erasing = 'on'; update audit_log set reason = null, details = '{}'",
      'delete from audit_log',
      'select 1 from audit_log for update',
      'truncate audit_log',
      'truncate users cascade',
      'drop table audit_log',
      'alter table audit_log disable trigger all',
      'alter table audit_log drop column reason',
      'alter table audit_log rename to old_log',
      'drop trigger audit_log_append_only on audit_log',
      'create trigger mine before insert on audit_log for each row execute function audit_log_refuse()',
      'create or replace function audit_log_refuse() returns trigger language plpgsql as $$ begin return new; end $$',
      'create rule mine as on insert to audit_log do instead nothing',
      'create table public.mine (id int)',
      'drop schema public cascade',
      "set session_replication_role = 'replica'",
      'alter database current_database_name owner to current_user',
      "select setval('audit_log_id_seq', 1)",
      `set role ${owner}`,
      `grant ${owner} to ${app}`,
      'grant update on audit_log to current_user',
      "insert into migrations (name) values ('999')",
    ])('refuses: %s', async (statement) => {
      await recordAction(test.db, {
        actorId: null,
        action: 'user.blocked',
        subject: { type: 'user', id: 7 },
        reason: 'Fraud',
        at: test.clock(),
      })
      const client = new pg.Client(urlOf(app))
      await client.connect()
      const before = await client.query('select to_jsonb(audit_log) from audit_log order by id')
      const { rows } = await client
        .query(statement.replace('current_database_name', name))
        .catch((error) => ({ rows: [{ code: error.code, message: error.message }] }))
      // `grant` without the right to grant is only a warning.
      if (!statement.startsWith('grant update')) expect(rows).toMatchObject([{ code: '42501' }])
      await client.query('rollback')
      const after = await client.query('select to_jsonb(audit_log) from audit_log order by id')
      expect(after.rows).toEqual(before.rows)
      expect(after.rows.length).toBeGreaterThan(0)
      await client.end()
      expect(await canChangeAudit(database.db)).toBe(false)
    })

    it('has no hint of /readyz about the log, unlike a role that could become the owner', async () => {
      const missing = async () => (await test.app.inject('/readyz')).json().missing
      expect(await missing()).not.toContain('audit_log')
    })

    it('serves users: a vacancy, its decision in the log, queued work and an erasure that empties its reason', async () => {
      const boss = await createUser(test, { role: 'boss' })
      const staff = await createUser(test, { role: 'admin' })
      const { id } = await createVacancy(test, { user_id: boss.id, title: 'Baker' })
      await recordAction(test.db, {
        actorId: boss.id,
        action: 'vacancy.rejected',
        subject: { type: 'vacancy', id },
        reason: 'Baker quotes a person',
        at: test.clock(),
      })
      const mine = () => auditOf(test, 'vacancy', id)
      expect(await mine()).toMatchObject([{ actor_id: boss.id, reason: 'Baker quotes a person' }])
      // Without a request to delete the account nothing is emptied.
      await sql`select audit_log_empty_texts(${boss.id}::int)`.execute(test.db)
      expect(await mine()).toMatchObject([{ reason: 'Baker quotes a person' }])
      await eraseNow(test, boss)
      expect(await mine()).toMatchObject([{ action: 'vacancy.rejected', actor_id: null, reason: null }])
      const listed = await test.call('GET', '/admin/audit?per_page=5', { token: staff.token })
      expect(listed.status).toBe(200)
    })

    it('keeps its rights at the next migration, and a role that could become the owner is refused', async () => {
      expect(await migrateAsOwner(database.db, urlOf(owner))).toEqual([])
      await expect(migrateAsOwner(database.db, urlOf(app))).rejects.toThrow('is the same role')
      await admin.query(`revoke ${app} from ${owner}`)
      await admin.query(`grant ${owner} to ${app}`)
      expect((await test.app.inject('/readyz')).json().missing).toContain('audit_log')
      await expect(migrateAsOwner(database.db, urlOf(owner))).rejects.toThrow(/superuser or a member/)
    })
  },
)
