import { sql } from 'kysely'
import { expect } from 'vitest'
import { recordAction } from '../audit/record.ts'
import type { Database } from '../db/connect.ts'
import type { Storage } from '../storage/storage.ts'
import { createUser } from './people.ts'
import type { TestApp } from './test-app.ts'
import { createVacancy } from './vacancies.ts'

const EARLIER = 100

/**
 * Changes database and uploads until `stop`. The transaction of each step adds a picture, deletes an earlier one, writes
 * the number of the step into a title and records it. So the title says which pictures and records its moment has.
 */
export async function startLoad(test: TestApp, storage: Storage) {
  const { id: user_id } = await createUser(test, { role: 'boss' })
  const { id } = await createVacancy(test, { user_id, title: '0' })
  const upload = (text: string) => storage.put(new TextEncoder().encode(text), 'webp')
  const earlier: string[] = []
  while (earlier.length < EARLIER) earlier.push(await upload('earlier'))
  const uploaded_at = test.clock()
  const rowOf = (name: string) => ({ name, uploaded_at })
  await test.db.insertInto('text_pictures').values(earlier.map(rowOf)).execute()
  const added: string[] = []
  const step = async () => {
    const name = await upload('added')
    const old = earlier[added.length]
    added.push(name)
    await test.db.transaction().execute(async (trx) => {
      await trx.insertInto('text_pictures').values(rowOf(name)).execute()
      if (old) await trx.deleteFrom('text_pictures').where('name', '=', old).execute()
      await trx
        .updateTable('vacancies')
        .set({ title: `${added.length}` })
        .where('id', '=', id)
        .execute()
      const subject = { type: 'vacancy', id }
      await recordAction(trx, { actorId: user_id, action: 'vacancy.approved', subject, at: test.clock() })
    })
    if (old) await storage.remove(old)
  }
  await step()
  let isWriting = true
  const writing = (async () => {
    while (isWriting) await step()
  })()
  return {
    stop: () => {
      isWriting = false
      return writing
    },
    /** Checks that the copy is one moment of the load, from before its end, with each upload that it refers to. */
    async expectOneMoment({ db }: Pick<Database, 'db'>, copies: Storage) {
      const { title } = await db
        .selectFrom('vacancies')
        .select('title')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const steps = Number(title)
      expect(steps).toBeGreaterThan(0)
      expect(added.length).toBeGreaterThan(steps)
      const rows = await db.selectFrom('text_pictures').select('name').execute()
      const found = rows.map(({ name }) => name).filter((name) => [...earlier, ...added].includes(name))
      expect(found.sort()).toEqual([...added.slice(0, steps), ...earlier.slice(steps)].sort())
      const { count } = await db
        .selectFrom('audit_log')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('subject_type', '=', 'vacancy')
        .where('subject_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(count).toBe(steps)
      for (const name of found) {
        const bytes = await copies.get(name)
        expect([name, bytes && new TextDecoder().decode(bytes)]).toEqual([
          name,
          added.includes(name) ? 'added' : 'earlier',
        ])
      }
    },
  }
}
