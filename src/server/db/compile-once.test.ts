import { describe, expect, it } from 'vitest'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { compileOnce } from './compile-once.ts'

describe.each(engines())('statements compiled once on %s', (engine) => {
  const test = useTestApp(engine)

  it('are built once and executed with the values of each call', async () => {
    let built = 0
    const named = compileOnce((db, id: number) => {
      built++
      return db.selectFrom('users').select('id').where('id', '=', id).where('role', '=', 'worker')
    })
    const [first, second] = [
      await createUser(test, { role: 'worker' }),
      await createUser(test, { role: 'worker' }),
    ]
    expect(await named(test.db, first.id)).toEqual([{ id: first.id }])
    expect(await Promise.all([named(test.db, second.id), named(test.db, -1)])).toEqual([
      [{ id: second.id }],
      [],
    ])
    expect(built).toBe(1)
  })

  it('refuse a builder that does not use a value unchanged', async () => {
    const doubled = compileOnce((db, id: number) =>
      db
        .selectFrom('users')
        .select('id')
        .where('id', '=', id * 2),
    )
    await expect(doubled(test.db, 1)).rejects.toThrow('Value 0 is not a parameter of')
  })
})
