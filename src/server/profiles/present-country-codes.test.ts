import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const MIGRATION = '041-present-country-codes.sql'

describe.each(engines())('withdrawn country codes on %s', (engine) => {
  const test = useTestApp(engine)

  it('are replaced by current ones, others stay', async () => {
    const { id: user_id } = await createUser(test, { role: 'worker' })
    const empty = { user_id, updated_at: test.clock() }
    await test.db
      .insertInto('profiles')
      .values({ ...empty, preferences: '[]', rubric_ids: '[]', visibility: '{}' } as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const mended = async (citizenship: string, country: string) => {
      await test.db
        .updateTable('profiles')
        .set({ citizenship, country })
        .where('user_id', '=', user_id)
        .execute()
      await sql`delete from migrations where name = ${MIGRATION}`.execute(test.db)
      expect(await migrate(test.db)).toEqual([MIGRATION])
      const one = test.db
        .selectFrom('profiles')
        .select(['citizenship', 'country'])
        .where('user_id', '=', user_id)
      return one.executeTakeFirstOrThrow()
    }
    expect(await mended('SU', 'DD')).toEqual({ citizenship: 'RU', country: 'DE' })
    expect(await mended('PL', 'ZR')).toEqual({ citizenship: 'PL', country: 'CD' })
  })
})
