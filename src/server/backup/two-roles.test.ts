import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { canChangeAudit } from '../db/app-role.ts'
import { connectPostgres } from '../db/connect.ts'
import { migrateAsOwner } from '../db/migrate.ts'
import { seed } from '../seed/seed.ts'
import { createAppOn } from '../testing/app-on-database.ts'
import { TEST_NOW } from '../testing/clock.ts'
import { createUser } from '../testing/people.ts'
import { engines } from '../testing/test-app.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

// What src/docs/operation.md, "The audit log", says about a restore.
describe.skipIf(!engines().includes('postgres'))('a backup of a database with two roles', () => {
  const unique = randomUUID().slice(0, 8)
  const [owner, app] = [`owner_${unique}`, `app_${unique}`]
  const [old, fresh] = [`old_${unique}`, `fresh_${unique}`]
  let admin: pg.Client
  let folder: string
  const urlOf = (role: string, name: string) => {
    const url = new URL(inject('golden').postgres ?? '')
    url.username = role
    url.pathname = `/${name}`
    return url.href
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'jobmost-two-roles-'))
    admin = new pg.Client(inject('golden').postgres ?? '')
    await admin.connect()
    for (const role of [owner, app]) await admin.query(`create role ${role} login`)
    await admin.query(`grant ${app} to ${owner}`)
    for (const name of [old, fresh]) await admin.query(`create database ${name} owner ${owner}`)
  })
  afterAll(async () => {
    for (const name of [old, fresh]) await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`drop role if exists ${owner}, ${app}`)
    await admin.end()
    rmSync(folder, { recursive: true, force: true })
  })

  it('restored by the owner and migrated, serves the app, whose role cannot change the audit log', async () => {
    const before = connectPostgres(urlOf(app, old), 1)
    await migrateAsOwner(before.db, urlOf(owner, old))
    await seed(before.db, { demo: false, demoJobs: 0, admin: null, now: TEST_NOW })
    await before.close()
    const place = { dataDir: folder, s3: null, host: '127.0.0.1', port: 0 }
    const file = join(folder, 'backup.tar.gz')
    await backUp({ ...place, databaseUrl: urlOf(app, old) }, file, TEST_NOW)
    await restore({ ...place, databaseUrl: urlOf(owner, fresh) }, file)
    const database = connectPostgres(urlOf(app, fresh), 4)
    expect(await migrateAsOwner(database.db, urlOf(owner, fresh))).toEqual([])
    expect(await canChangeAudit(database.db)).toBe(false)
    const test = await createAppOn({ database, url: urlOf(app, fresh) })
    try {
      const { token } = await createUser(test, { role: 'worker' })
      expect((await test.call('GET', '/cabinet/user-role', { token })).status).toBe(200)
      await test.tasks.add(test.db, 'send-mail', { to: 'anna@people.example', subject: 'x', text: 'x' })
    } finally {
      await test.close()
    }
  }, 120_000)
})
