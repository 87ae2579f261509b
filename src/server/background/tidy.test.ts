import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'
import { tidyTables } from './tidy-store.ts'

describe('tidying the embedded database', () => {
  const test = useTestApp('pglite')
  const cities = async () => {
    const { rows } = await sql<{ counted: number; size: number }>`
      select reltuples::int as counted, pg_relation_size(oid)::int as size from pg_class where relname = 'cities'`.execute(
      test.db,
    )
    return rows[0] as { counted: number; size: number }
  }
  const changeAll = () => test.db.updateTable('cities').set({ population: sql`population + 1` }).execute()

  it('counts the rows for the planner, and the space of old rows is used again', async () => {
    await changeAll()
    const { size } = await cities()
    await tidyTables(test.db)
    const { total } = await test.db
      .selectFrom('cities')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect((await cities()).counted).toBe(Number(total))
    await changeAll()
    expect((await cities()).size).toBe(size)
  })
})
